import { expect, test } from 'vitest'
import type { Answer, Question } from '#domain/safety/tier.ts'
import { askAnswers } from '#domain/safety/words/ask-answers.ts'
import { askWords, thanksForAnswer, whatWouldHelp } from '#domain/safety/words/ask-words.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const { before, ask } = askWords['ending-life']
const answers = askAnswers['ending-life']
const answered = (answer: Answer, question: Question = 'ending-life') => ({ answered: { question, answer } })

/** Somebody was asked, after a first message in panic. */
function asked() {
  const talk = conversation()
  const reply = talk.say('I am panicking and wish I would not wake up', 'care', ['suicide'], {
    ask: 'ending-life',
  })
  return { ...talk, reply }
}

test('what was said is taken seriously in a sentence, then asked about plainly, and the question comes last', () => {
  const { reply } = asked()
  expect(reply.text).toBe([before, ask].join('\n\n'))
  expect(reply.choices).toEqual(Object.values(answers))
  expect(reply.suggestedExerciseId).toBeNull()
})

test('after a no the talk goes on where it was', () => {
  const { say } = asked()
  const reply = say(answers.no, 'none', [], answered('no-danger'))
  expect(reply.text).toContain(thanksForAnswer)
  expect(reply.guide.need).toBe('panic-now')
  expect(reply.text.split('\n\n').length).toBeGreaterThan(1)
  expect(say('my hands shake').guide.need).toBe('panic-now')
})

test('in the middle of a talk it goes on with the step that was due', () => {
  const { say } = conversation()
  say("I'm spiralling right now, I can't calm down")
  const reply = say('My body, and I do not want to be here any more', 'care', ['suicide'], {
    ask: 'ending-life',
  })
  expect(reply.text).toBe([before, ask].join('\n\n'))
  expect(say('no', 'none', [], answered('no-danger')).guide.need).toBe('panic-now')
})

test('whoever does not know hears the lines and what would help, and is not asked about danger again', () => {
  const { say } = asked()
  const reply = say('idk', 'care', ['suicide'], answered('unclear'))
  expect(reply.text).toContain('You do not have to know that now')
  expect(reply.text).toContain('988')
  expect(reply.text).not.toMatch(/ending your life|are you safe/i)
  expect(reply.text.match(/\?/g)).toHaveLength(1)
  expect(reply.choices).toEqual(whatWouldHelp.choices)
  expect(say('An exercise', 'care').suggestedExerciseId).not.toBeNull()
  expect(say('Just listen to me', 'care').guide.need).toBe('just-listen')
})

test('a yes is met with the prepared words for it, and what was answered is not asked again', () => {
  const { say } = asked()
  const reply = say(answers.yes, 'crisis', ['suicide'], answered('danger'))
  expect(reply.text).toContain('988')
  expect(reply.text).not.toContain('ending your life?')
  expect(reply.text).toContain('Are you safe right now?')
  expect(reply.guide.need).toBe('crisis')
})

test('what answers nothing is heard as what it is', () => {
  const { say } = asked()
  const reply = say('my heart is racing and it is in my body', 'none')
  expect(reply.text).not.toContain(ask)
  expect(reply.guide.need).toBe('panic-now')
})

test('without a question due nothing is asked about suicide', () => {
  const reply = conversation().say('I wish I would not wake up', 'care', ['suicide'])
  expect(reply.text).not.toContain('ending your life')
})

test('a no is never taken for letters that are no words', () => {
  const { say } = conversation()
  say('Some days I wish I would just not wake up.', 'care', ['suicide'], { ask: 'ending-life' })
  const { understood, text } = say(answers.no, 'none', [], answered('no-danger'))
  expect(understood.act).toBe('tells')
  expect(text).toContain(thanksForAnswer)
})

test('what is not asked about is taken seriously all the same, once', () => {
  const { say } = conversation()
  say('I keep washing my hands and they are raw')
  const first = say('I do not want to be here any more', 'care', ['suicide'])
  expect(first.text.startsWith('What you wrote sounds heavy')).toBe(true)
  expect(first.text).toContain('The card above')
  expect(say('I do not want to be here', 'care', ['suicide']).text).not.toContain('sounds heavy')
})

test('on a mere hint nobody is asked about it whose trouble is full of terrible thoughts', () => {
  const { say } = conversation()
  const heard = say('I checked the stove nine times and I still see the house burning', 'none')
  expect(heard.guide.need).toBe('ocd-checking')
  const hinted = say('and then I count to eight', 'care', ['suicide'], { ask: 'ending-life', isHint: true })
  expect(hinted.text).not.toContain(ask)
  expect(hinted.guide.need).toBe('ocd-checking')
  const said = say('I wish I would not wake up', 'care', ['suicide'], { ask: 'ending-life' })
  expect(said.text).toContain(ask)
})

test('who has just said no is not asked the same in the next breath', () => {
  const { say } = asked()
  say(answers.no, 'none', [], answered('no-danger'))
  const next = say('it was only that the kids are loud', 'care', ['suicide'], { ask: 'ending-life' })
  expect(next.text).not.toMatch(/ending your life/i)
})

test('after a no to the first question of a talk, the talk begins, without a script', () => {
  const { say } = conversation()
  say('gave my cat away', 'care', ['suicide'], { ask: 'ending-life' })
  const reply = say('no', 'none', [], answered('no-danger'))
  expect(reply.text).toContain(thanksForAnswer)
  expect(say('its cold').text).not.toMatch(/hello|only reading/i)
})

test('who asks what was meant is asked once in other words, and half a yes after not knowing is heard', () => {
  const { say } = conversation()
  say('letters written, thank you for all', 'care', ['suicide'], { ask: 'ending-life' })
  expect(say('what do you mean', 'care', [], { heardTier: 'none' }).text).toMatch(
    /any answer is all right here.*Are you thinking about ending your life\?$/s,
  )
  say('not really', 'care', ['suicide'], answered('unclear'))
  expect(say('i mean sort of', 'care', [], { heardTier: 'none' }).asks).toBe('safe-now')
})

test('who does not know whether they want to live is stayed with, whatever else is in the words', () => {
  const { say } = conversation()
  say('everyone would be better off without me', 'care', ['suicide'], { ask: 'ending-life' })
  say(answers.unsure, 'care', ['suicide'], { answered: { question: 'ending-life', answer: 'unclear' } })
  for (const text of [
    'mostly at night, i can’t sleep and everyone’s asleep',
    'i lie awake for hours in my bed',
  ]) {
    const reply = say(text, 'care', ['suicide'], { heardTier: 'none' })
    expect(reply.guide.need).toBe('just-listen')
    expect(reply.text).not.toMatch(/bad dream|night/i)
  }
})
