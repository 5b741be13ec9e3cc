import { expect, test } from 'vitest'
import { hear } from '#domain/chat/guide/hear/hear.ts'
import { conversation, sentencesOf } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const
const suicide = ['suicide'] as const

function inDanger(...more: string[]) {
  const { say } = conversation('GB')
  say('I want to die', 'crisis', [...suicide])
  const on = (text: string) => say(text, 'crisis', [...suicide], low)
  for (const text of more) on(text)
  return on
}

test.each([
  'im going to get them',
  "i'm going again thursday",
  'im going to take them',
  "i'm going through his things",
  'im off work this week',
  "i'm done with my essay",
  'i have to go through it all again',
  'later he came home and it was fine',
  'take care of her they said',
])('to be going to do something is no goodbye ("%s"), also where it is only guessed', (text) => {
  expect(hear(text, null, null).act).not.toBe('goodbye')
  expect(hear(text, null, { acts: { goodbye: 0.9 }, needs: {} }).act).not.toBe('goodbye')
})

test.each(['im going to bed', "i'm off now", 'bye', 'gotta go', 'i have to go to work'])(
  'a goodbye is one: "%s"',
  (text) => expect(hear(text, null, { acts: { goodbye: 0.9 }, needs: {} }).act).toBe('goodbye'),
)

test.each([
  'ok bye',
  'goodnight',
  "i'm going",
  'thanks for listening',
  'never mind',
  'forget it',
  'thank you',
])('in a crisis "%s" closes nothing: it is asked about', (text) => {
  const { guide, text: reply, choices } = inDanger()(text)
  expect(guide.need).toBe('crisis')
  expect(reply).toMatch(/\?/)
  expect(choices.length).toBeGreaterThan(1)
})

test.each([
  'thats not what i asked!!',
  'you dont get it',
  'why do you keep asking me that',
  'you are useless',
])('a reproach ("%s") closes no crisis, however often it is said', (text) => {
  const say = inDanger()
  const replies = [say(text), say(text), say(text)]
  for (const { guide } of replies) expect(guide.need).toBe('crisis')
  const sentences = replies.flatMap(sentencesOf)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('after the question was left a goodbye brings it back', () => {
  const say = inDanger('my mother used to fold the boxes', 'they are still in the hall')
  const { guide, text } = say('anyway. bye')
  expect(guide.need).toBe('crisis')
  expect(text).not.toMatch(/^(goodbye|so long|go gently|take care)/i)
})

test.each([
  [['i moved them'], 'im going to get them out', 'suicide/call'],
  [['thats not what i asked'], 'im going to take the tablets now', 'suicide/call'],
  [['I am safe for now', 'Not today'], 'actually i might do it tonight', 'suicide/unsafe'],
  [['I am safe for now', 'There is nobody'], 'i might go and get them', 'suicide/unsafe'],
  [['my mother used to fold the boxes', 'in the hall'], 'im going to do it', 'suicide/call'],
  [['I am safe for now', 'Not today'], 'thank you for everything', 'suicide/call'],
] as const)('after %j, "%s" begins it again at %s', (before, text, place) => {
  const { guide } = inDanger(...before)(text)
  expect(guide).toMatchObject({ need: 'crisis', step: place })
})

test.each([
  'ok i put them in the kitchen drawer. im back in bed',
  'i moved them',
  'theyre in the bathroom cabinet',
])('near is not away ("%s"): somebody should take it, however often it is said', (text) => {
  const say = inDanger()
  for (const { guide } of [say(text), say('still there'), say(text), say(text)])
    expect(guide.need).toBe('crisis')
})

test('what draws somebody to it is met, and the question stays', () => {
  const { text, guide } = inDanger('i put them in the drawer')('i keep thinking about the drawer')
  expect(text).toContain('It pulls because it is still near.')
  expect(guide.step).toBe('suicide/unsafe')
})

test('once they are safe, a goodbye is taken as one, with the numbers', () => {
  const { text, guide } = inDanger('I am safe for now', 'There is nobody')('goodnight')
  expect(text).toContain('The numbers are here at any hour')
  expect(guide.need).not.toBe('crisis')
})

test.each(['ok bye', 'thanks', 'goodnight', 'never mind'])(
  'a question about ending their life that has no answer is not closed by "%s"',
  (text) => {
    const { say } = conversation('GB')
    say('i cant see the point of going on', 'care', [...suicide], { ask: 'ending-life' })
    say('just listen to me', 'care', [], low)
    const { text: reply, choices } = say(text, 'care', [], low)
    expect(reply).toContain('Are you thinking about ending your life?')
    expect(choices).toHaveLength(3)
  },
)

test('with its answer it is closed', () => {
  const { say } = conversation('GB')
  say('i cant see the point of going on', 'care', [...suicide], { ask: 'ending-life' })
  const answered = { question: 'ending-life', answer: 'no-danger' } as const
  say('no', 'care', [], { ...low, answered })
  expect(say('ok bye', 'care', [], low).text).not.toContain('ending your life')
})

test('whoever is afraid of somebody may go at once', () => {
  const { say } = conversation('GB')
  say('my husband hit me', 'crisis', ['abuse'])
  expect(say('bye', 'crisis', ['abuse'], low).text).not.toContain('Before you go')
})

const violence = () => {
  const { say } = conversation('GB')
  say('my boyfriend choked me tonight. hes in the other room', 'crisis', ['abuse'])
  return (text: string) => say(text, 'crisis', ['abuse'], low)
}

test('whoever hears the one who hurt them come is told to get away, each time in other words', () => {
  const say = violence()
  const replies = ['hes moving about i can hear him', 'hes coming'].map(say)
  expect(replies[0]!.text).toMatch(/^If you can get out .*, go now\..*leave the line open/s)
  expect(replies[1]!.text).not.toContain('That was right')
  for (const { guide } of replies) expect(guide.step).toBe('abuse/in-danger')
})

test.each([
  'thats not what i asked!! silent call. do i press something',
  "i can't talk he'll hear",
  'what if he hears me call',
])('a call without a voice is explained: "%s"', (text) => {
  const { text: reply, guide } = violence()(text)
  expect(reply).toMatch(/call 999 all the same and stay on the line/)
  expect(guide.need).toBe('crisis')
})

test.each([
  'my brother just came in. hes got his arms round me',
  'hes calling. hes holding my hand',
  'my mum is sitting with me',
])('help that arrives in their own words is taken up: "%s"', (text) => {
  expect(inDanger('I am not safe')(text).guide.step).toMatch(/^suicide\/called|listen-on|work/)
  const { say } = conversation('GB')
  say('the voices tell me to jump', 'crisis', ['voices'])
  say('no', 'crisis', ['voices'], low)
  const { guide, text: reply } = say(text, 'crisis', ['voices'])
  expect(guide.step).toBe('voices/company')
  expect(reply).not.toContain('Who could stay near you')
})

test.each([
  'he gave me his record player',
  'my mates been low and he gave me his ps5',
  'my brother has given away all his stuff',
])('what somebody else gives away is met with what to ask them: "%s"', (text) => {
  const { say } = conversation('GB')
  const { text: reply, choices } = say(text, 'care', ['abuse'])
  expect(reply).toContain('“Are you thinking of ending your life?”')
  expect(reply).not.toMatch(/not your fault|domestic/i)
  expect(choices).toHaveLength(3)
  expect(say('he wont answer his phone', 'care', [], low).text).toMatch(/today.*999/s)
})

test.each([
  'he gave me his bike for my birthday',
  'she gave me her number',
  'he gave his stuff to charity, hes moving',
])('a gift is a gift: "%s"', (text) =>
  expect(conversation().say(text).text).not.toContain('ending your life'),
)
