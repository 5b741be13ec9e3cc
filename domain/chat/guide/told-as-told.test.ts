import { expect, test } from 'vitest'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

const last = (...messages: string[]) => walk(...messages).at(-1)!

test('a baby that is safe in the cot was never missing', () => {
  const { text } = last(
    'new mum here',
    'im so angry i had to put her down and walk out',
    'shes safe in the cot',
  )
  expect(text).not.toMatch(/waiting is over|where they are|ends the waiting/)
})

test('a baby that will not stop crying is no tears of theirs', () => {
  expect(last('new mum here', 'she wont stop crying').text).not.toMatch(/[Cc]rying asks|[Tt]ears/)
})

test.each([
  ['did i lock the door, i keep checking', '3 stops gone and i havent turned back'],
  ['i lied on my cv years ago and i go over it over and over', 'ok leaving it for tonight'],
] as const)('after “%s”, “%s” is named', (first, step) => {
  expect(last(first, step).understood.topic).toBe('progress')
})

test('told to a doctor what is feared is no step that was taken', () => {
  expect(last('so my gp laughed at me', 'told her i think i have a brain tumour').understood.topic).not.toBe(
    'progress',
  )
})

test('to be a bad person is no wish for a person', () => {
  const { understood } = last('i lied on my cv 3 years ago', 'no i want to know if im a bad person')
  expect(understood.act).not.toBe('human-please')
})

test.each([
  [['my mum died two years ago', 'i talk to his photo', 'is that mad'], /mourning|usual|[Gg]rief/],
  [['took an edible and im way too high'], /wears off|side|water/],
  [['my husband lost our savings gambling'], /the trust|your safety|betting leaves/],
  [
    ['my husband lost our savings gambling', 'dont tell me to leave him'],
    /not come from me|leave that out|unsaid/,
  ],
  [
    ['did i lock the door, i keep checking', 'dont tell me its fine'],
    /not come from me|leave that out|unsaid/,
  ],
  [['why do bad things keep happening', 'dont say it gets better'], /not come from me|leave that out|unsaid/],
  [['i was assaulted last year. its happening again', 'can you stay a minute'], /^Yes/],
] as const)('%j is met', (messages, words) => {
  expect(last(...messages).text).toMatch(words)
})

test('a teacher who picks on a pupil is no overload', () => {
  const { say } = conversation('GB')
  say('im 15 and i cant go to school')
  expect(say('its because of french. the teacher picks on me').understood.topic).toBe('fact:young-bullied')
})

test('to love somebody is no doubt about it', () => {
  const { say } = conversation('GB')
  say('my boyfriend wants a baby and i dont')
  const { guide } = say('i do love him', 'none', [], {
    scores: { acts: {}, needs: { 'ocd-relationship': 0.8 } },
  })
  expect(guide.need).not.toBe('ocd-relationship')
})

test('what to do in place of it is answered in the middle of a talk about a wound', () => {
  const { say } = conversation('GB')
  say('i cut again')
  say('just my arm its not deep', 'crisis', ['self-harm'], { heardTier: 'none' })
  const { text, guide } = say('what can i do instead', 'crisis', [], { heardTier: 'none' })
  expect(text).toMatch(/Ten minutes first/)
  expect(guide.need).toBe('crisis')
})

test('a wish to die after a wound is heard as that', () => {
  const { say } = conversation('GB')
  say('i cut again')
  const { text } = say('i want to die', 'crisis', ['suicide'])
  expect(text).toMatch(/safe right now|move away/i)
})

test('told to leave the emergency number out of it, it does while nothing is new', () => {
  const { text, suggestedExerciseId } = last('my chest feels tight, i panic', 'stop telling me to call 999')
  expect(suggestedExerciseId).toBeNull()
  expect(text).toMatch(/new|stronger|changes/)
})

test('what was sent with a sigh was sent', () => {
  expect(
    last('my bf hasnt texted since last night and im spiralling', 'ugh ive sent it').understood.topic,
  ).toMatch(/progress|news/)
})

test('who is dying is not spoken of as gone', () => {
  const texts = walk(
    'my wife is dying. hospice says weeks',
    'she is asleep now',
    'the nurse was here',
    'im not ready',
    'her sister rang',
  ).map(({ text }) => text)
  expect(texts.join('\n')).not.toMatch(/miss them|Who were they|without them|the two of you did/)
})
