import { expect, test } from 'vitest'
import { readAnswer, scaleIn } from '#domain/chat/guide/hear/answers.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'

const says = ['', '', ''] as const
const question = (reads: Question['reads'], ...means: string[]): Question => ({
  name: 'it',
  says,
  reads,
  answers: means.map((one) => ({ means: one, says })),
})
const yesNo = question('yes-no', 'yes', 'no', 'unsure')
const scale = question('scale', 'low', 'middle', 'high')
const open = question('open', 'told', 'unsure')

test.each([
  ['yes', 'yes'],
  ['Yeah I think so', 'yes'],
  ['kind of', 'yes'],
  ['a bit', 'yes'],
  ['ok', 'yes'],
  ['I do', 'yes'],
  ['no', 'no'],
  ['nope, not today', 'no'],
  ['not really', 'no'],
  ["I don't", 'no'],
  ['rather not', 'no'],
  ['idk', 'unsure'],
  ["I don't know", 'unsure'],
  ['maybe', 'unsure'],
  ['my sister came over at six', null],
  ['thanks', null],
])('to a yes or no, "%s" says %s', (text, means) => {
  expect(readAnswer(yesNo, text)).toBe(means)
})

test.each([
  ['3', 'low'],
  ['like a 7', 'high'],
  ['7/10', 'high'],
  ['maybe five', 'middle'],
  ['3 or 4', 'middle'],
  ['11/10', 'high'],
  ['really strong', 'high'],
  ['not much', 'low'],
  ['since 3am', null],
  ['it is my mum again', null],
])('on a scale, "%s" is %s', (text, means) => {
  expect(readAnswer(scale, text)).toBe(means)
})

test.each([
  ['22 times since March', null],
  ['9 o’clock', null],
  ['2 out of 10', 2],
  ['90%', 9],
])('a number in "%s" is %s', (text, number) => {
  expect(scaleIn(text)).toBe(number)
})

test('an open question takes what is told, and a mark is nothing told', () => {
  expect(readAnswer(open, 'the part where I have to ring them')).toBe('told')
  expect(readAnswer(open, 'idk')).toBe('unsure')
  expect(readAnswer(open, '...')).toBeNull()
})

test('a chip is its answer, whatever its words mean elsewhere', () => {
  const chosen: Question = {
    ...question('choice', 'body', 'mind'),
    answers: [
      { means: 'body', label: 'No, my body', hears: ['body', 'chest'], says },
      { means: 'mind', label: 'My thoughts', hears: ['thoughts', 'head'], says },
    ],
  }
  expect(readAnswer(chosen, 'no, my body.')).toBe('body')
  expect(readAnswer(chosen, 'it is all in my head')).toBe('mind')
  expect(readAnswer(chosen, 'neither here nor there')).toBeNull()
})
