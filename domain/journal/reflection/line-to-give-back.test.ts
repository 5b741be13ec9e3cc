import { expect, test } from 'vitest'
import { linesToGiveBack } from '#domain/journal/reflection/line-to-give-back.ts'
import { linesOf } from '#domain/journal/reflection/lines.ts'

const given = (content: string) => linesToGiveBack(linesOf(content)).map(({ line }) => line)
const kindsIn = (content: string) => linesToGiveBack(linesOf(content)).map(({ kind }) => kind)

test('lines are sentences, word for word, without the sign of a list or a full stop', () =>
  expect(linesOf('- I saw Dr. Smith at 3 p.m. today.\nIt rained… again! (So it goes.) ok')).toEqual([
    'I saw Dr. Smith at 3 p.m. today',
    'It rained…',
    'again!',
    '(So it goes.)',
    'ok',
  ]))

test('what is told in one breath is given back in a part that means what it meant there', () => {
  const told =
    'today was so hard i went to work and my boss was on me again and i came home and then i just sat there for a while'
  const lines = linesOf(told)
  expect(lines).toContain('i just sat there for a while')
  for (const line of lines) expect(told).toContain(line)
  expect(
    linesOf(
      'if everything was easy for me i would just get up in the morning and i would go and run along the river',
    ).filter((line) => line.startsWith('i would just')),
  ).toEqual([])
})

test.each([
  [
    'We had soup. I was so relieved when the letter came. It was blue.',
    'I was so relieved when the letter came',
  ],
  [
    'The bus was late. But I still went to see the sea with them.',
    'But I still went to see the sea with them',
  ],
  ['I could not sleep. Then I made tea and looked at the rain.', 'Then I made tea and looked at the rain'],
])('of %j the line that weighs most is given back', (content, line) => expect(given(content)[0]).toBe(line))

test.each([
  'I wanted to hurt myself on the bridge again.',
  'I cut myself with the blade in my room.',
  'I took all of my pills with the wine.',
  'There is no point in any of this for me.',
  'I do not want to wake up and be here.',
  'They would all be better off without me.',
  'He touched me and I was a child and he told me that it was a secret.',
  'I am such a stupid and useless person to them.',
  'I feel so disgusted with my body today.',
  'I lied to my wife about the money and the house.',
  'What if I am the one who did it.',
  'Did I lock the door when I left the house?',
  'I went back to check the stove again and again.',
  'I am not sure that my hands were clean.',
  'I weighed myself and I was so heavy.',
  'Call me on 0791 234 567 when you are home.',
  '1 2 3 4 5 6 7 8 9',
  'Anna Maria Lopez Garcia',
  'The Anna and the Maria Lopez Garcia Hernandez',
  'milk eggs bread butter',
  'She said “you are not my child” and I left.',
  'I AM SO TIRED OF THIS AND YOU AND ME',
  'See https://example.org for what I was on about.',
  'You have cancer and it is definitely harmless.',
  'Jag var så trött och jag gick till sjön.',
  'Thanks.',
  'I do not want to write about it.',
  'I can still smell the petrol and the smoke.',
  'It was the accident that made us move.',
  'I **was** so _happy_ with that `walk` to the sea.',
])('%j is not held up to whoever wrote it', (line) => expect(given(line)).toEqual([]))

test.each([
  ['I was so worried about the call with them.', 'unsettled'],
  ['I was lonely in the house all day.', 'heavy'],
  ['I was furious with the man in the shop.', 'anger'],
  ['I was exhausted after the shift, and that was that.', 'worn'],
  ['I was calm for the first time today.', 'light'],
  ['I am grateful for the walk with my dog.', 'thanks'],
  ['I miss my nan and the smell of her house.', 'loss'],
  ['My heart was loud when I got up.', 'body'],
  ['My sister called me when I was out.', 'people'],
  ['Tomorrow I will plant the beans in the garden.', 'plan'],
  ['I want to see the sea with them.', 'wish'],
  ['I realised that the house was quiet for once.', 'thought'],
  ['The water was flat and the gulls were busy.', 'moment'],
  ['I was scared but I am proud of it.', 'moment'],
  ['I am so tired of it and of them.', 'heavy'],
  ['i cant stop thinking about what she said', 'thought'],
  ['I was not sad when the day was over.', 'moment'],
])('%j is asked about as %s', (line, kind) => expect(kindsIn(line)).toEqual([kind]))

test('of many fit lines three have their turn, and none twice', () => {
  const lines = given(
    'I was glad of the rain. '.repeat(20) + 'I made soup for us. We sat in the sun. It was a day.',
  )
  expect(lines).toHaveLength(3)
  expect(new Set(lines).size).toBe(3)
})
