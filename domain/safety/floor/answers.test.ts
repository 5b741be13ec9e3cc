import { expect, test } from 'vitest'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Turn } from '#domain/safety/screener.ts'
import type { Question, Tier } from '#domain/safety/tier.ts'

const endingLife = 'Are you thinking about ending your life?'
const safe = 'Are you safe right now?'
const taken = 'Have you taken something?'

const answers: [Tier, string, string][] = [
  ...[
    'yes',
    'Yeah',
    'y',
    'kind of',
    'a bit',
    'sort of',
    'not today',
    'maybe',
    'sometimes',
    'every day',
    'i guess so',
  ].map((answer): [Tier, string, string] => ['crisis', endingLife, answer]),
  ['care', endingLife, 'not really'],
  ['care', endingLife, 'idk'],
  ['care', endingLife, "I don't know"],
  ['care', endingLife, 'not right now'],
  ['none', endingLife, 'no'],
  ['none', endingLife, 'No, I am just tired'],
  ['none', endingLife, 'I am safe'],
  ['crisis', safe, 'no'],
  ['crisis', safe, 'not really'],
  ['crisis', safe, "I'm not"],
  ['care', safe, 'kind of'],
  ['care', safe, 'idk'],
  ['care', safe, 'for now'],
  ['none', safe, 'yes'],
  ['none', safe, "I'm safe"],
  ['emergency', taken, 'yes'],
  ['emergency', taken, 'all of them'],
  ['emergency', taken, 'a few'],
  ['emergency', taken, '30'],
  ['crisis', taken, 'not yet'],
  ['none', taken, 'no'],
  ['none', taken, 'nothing'],
  ['none', taken, 'just my usual 20 mg'],
  ['crisis', 'Are you hurt right now?', 'yes'],
  ['crisis', 'Are you thinking about hurting someone?', 'yes'],
  ['crisis', 'Are you safe at home?', 'no'],
  ['care', 'Are you safe at home?', 'sometimes'],
  ['crisis', 'Is your child safe?', 'no'],
  ['none', 'Shall we try a slow breath?', 'yes'],
  ['none', 'How are you?', 'not really good'],
  ['crisis', '¿Estás pensando en quitarte la vida?', 'sí'],
  ['crisis', 'Denkst du daran, dir das Leben zu nehmen?', 'ein bisschen'],
  ['crisis', 'Est-ce que tu penses à mettre fin à tes jours ?', 'oui'],
  ['none', 'Est-ce que tu penses à mettre fin à tes jours ?', 'non'],
]

test.each(answers)('%s: "%s" - "%s"', (tier, asked, answer) => {
  const turns: Turn[] = [
    { role: 'companion', text: asked },
    { role: 'person', text: answer },
  ]
  expect(screenByFloor(turns).tier).toBe(tier)
})

const named: [Tier, Question, string][] = [
  ['crisis', 'ending-life', 'yes'],
  ['crisis', 'safe-now', 'no'],
  ['emergency', 'taken-something', 'yes'],
  ['crisis', 'hurt-now', 'yes'],
  ['crisis', 'hurt-others', 'yes'],
  ['crisis', 'safe-at-home', 'no'],
  ['crisis', 'child-safe', 'no'],
]

test.each(named)(
  '%s: an answer to the question "%s", asked in any words - "%s"',
  (tier, question, answer) => {
    const turns: Turn[] = [
      { role: 'companion', text: 'May I ask?', question },
      { role: 'person', text: answer },
    ]
    expect(screenByFloor(turns).tier).toBe(tier)
  },
)

test('in a talk about an unwanted thought a yes means the thought', () => {
  const talk = (answer: string): Turn[] => [
    { role: 'person', text: 'I have intrusive thoughts about jumping, I would never do it' },
    { role: 'companion', text: endingLife },
    { role: 'person', text: answer },
  ]
  expect(screenByFloor(talk('yes'))).toMatchObject({ tier: 'care', concerns: ['intrusive-thought'] })
  expect(screenByFloor(talk('yes, I will do it tonight')).tier).toBe('crisis')
})

test('a no where it is not safe at home is about home', () => {
  const turns: Turn[] = [
    { role: 'person', text: 'My husband hits me' },
    { role: 'companion', text: safe },
    { role: 'person', text: 'no' },
  ]
  expect(screenByFloor(turns)).toMatchObject({ tier: 'crisis', concerns: ['abuse'] })
})

test('what is unclear asks once more', () => {
  const turns: Turn[] = [
    { role: 'companion', text: endingLife },
    { role: 'person', text: 'idk' },
  ]
  expect(screenByFloor(turns).ask).toBe('safe-now')
  expect(screenByFloor([{ role: 'person', text: 'I wish I was dead' }]).ask).toBe('ending-life')
})
