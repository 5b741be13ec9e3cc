import { expect, test } from 'vitest'
import { scenes } from '#domain/chat/guide/say/scenes.ts'
import type { ActId, NeedId } from '#domain/chat/guide/understanding.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

type Learned = { worth: number; acts?: Partial<Record<ActId, number>>; need?: NeedId }
const dog = 'grief/pet-has-died'
const learned = ({ worth, acts = { tells: 1 }, need }: Learned, id = dog) => ({
  scores: { acts, needs: need ? { [need]: 0.9 } : {}, scene: { id, worth } },
})
const isMet = (text: string, id = dog) => scenes[id]!.says.some((words) => text.includes(words))

test('what is surely told is met in words of its own, each once, and it says what the talk is about', () => {
  const { say } = conversation()
  const told = ['he lay in his basket by the door', 'the lead still hangs there', 'his bowl is on the floor']
  const replies = told.map((text) => say(text, 'none', [], learned({ worth: 0.3 })))
  expect(replies[0]?.guide.need).toBe('grief')
  const said = replies.map(({ text }) => scenes[dog]!.says.findIndex((words) => text.includes(words)))
  expect(new Set(said)).toEqual(new Set([0, 1, 2]))
  const after = say('it is so quiet in here without him', 'none', [], learned({ worth: 0.3 }))
  expect(isMet(after.text)).toBe(false)
})

test.each<[why: string, given: Learned, text?: string]>([
  ['it is only guessed', { worth: 0.1 }],
  ['it is plainly about something else', { worth: 0.3, need: 'conflict' }],
  ['the message does something else', { worth: 0.3, acts: { thanks: 0.9 } }],
  ['too little is said', { worth: 0.3 }, 'his basket'],
])('no scene is taken where %s', (_, given, text = 'he lay in his basket by the door') => {
  expect(isMet(conversation().say(text, 'none', [], learned(given)).text)).toBe(false)
})

test('nobody is given a fear that they did not tell of', () => {
  const told = (text: string) =>
    conversation().say(text, 'none', [], learned({ worth: 0.4 }, 'panic-now/losing-my-mind')).text
  expect(isMet(told('my heart is racing and I am scared'), 'panic-now/losing-my-mind')).toBe(false)
  expect(isMet(told('I feel like I am losing my mind in here'), 'panic-now/losing-my-mind')).toBe(true)
})

test('in the middle of a talk only what is plain is taken', () => {
  const told = 'he lay in his basket by the door'
  for (const [worth, isTaken] of [
    [0.1, false],
    [0.2, true],
  ] as const) {
    const { say } = conversation()
    say('my dog died on tuesday and I am grieving')
    expect(isMet(say(told, 'none', [], learned({ worth })).text)).toBe(isTaken)
  }
})

test('what somebody said it is not about does not come back as a scene', () => {
  const { say } = conversation()
  say('my dog died on tuesday and I am grieving')
  say('no, it is not about grief')
  expect(isMet(say('he lay in his basket by the door', 'none', [], learned({ worth: 0.3 })).text)).toBe(false)
})

test('in a concern no scene is met', () => {
  const reply = conversation().say(
    'he lay in his basket by the door',
    'care',
    ['suicide'],
    learned({ worth: 0.3 }),
  )
  expect(isMet(reply.text)).toBe(false)
})
