import { type Family, lightFamilies } from '#domain/journal/reflection/feelings.ts'
import type { Concern } from '#domain/safety/tier.ts'

const unsettled = [
  'If this could stay unanswered for ten minutes, what would you do with them?',
  'Where in your day did it ease, even a little?',
]
const heavyHearted = [
  'What would you say to a friend who wrote this?',
  'Who would you like to know about this?',
]
const wronged = ['What mattered to you in that moment?', 'What would you say to a friend who wrote this?']
const worn = [
  'What is one thing that could wait until tomorrow?',
  'When did you last have a moment that was only yours?',
]
const light = ['What helped this to happen?', 'How could you make a little room for it again?']
const lowest = ['Who could you tell about this today?', 'Who has been good to have near on a day like this?']
const doubting = [
  'What matters to you today, whether or not the doubt is answered?',
  'What could you do next while the doubt stays open?',
]

const ofFeelings: Record<Family, string[]> = {
  fear: unsettled,
  worry: unsettled,
  sadness: heavyHearted,
  loneliness: heavyHearted,
  anger: wronged,
  'guilt or shame': wronged,
  tiredness: worn,
  'too much at once': worn,
  numbness: heavyHearted,
  calm: light,
  joy: light,
  gratitude: light,
  relief: light,
}

const ofConcerns: Partial<Record<Concern, string[]>> = {
  suicide: lowest,
  'self-harm': lowest,
  'intrusive-thought': doubting,
  abuse: [
    'What would help you to feel a little safer today?',
    'Who do you trust that could know about this?',
  ],
  'someone-else': ['Who could help you to carry this?', 'What do you need for yourself today?'],
  'eating-disorder': [
    'Who could sit with you at your next meal?',
    'What would be a kind thing to do for yourself today?',
  ],
  'self-neglect': [
    'What is one tiny thing that would make the next hour kinder?',
    'Who could help with one of the small things?',
  ],
}

/** For any entry. */
const open = [
  'Which part of this would you like to come back to?',
  'What would you like to remember from this day?',
  'What do you need most right now?',
]

/** What may be asked about an entry, what fits best first; which of them is asked goes by turns. */
export function questionsFor(concerns: readonly Concern[], feelings: readonly Family[]): string[] {
  const heavy = feelings.find((family) => !lightFamilies.includes(family))
  const bright = feelings.find((family) => lightFamilies.includes(family))
  const pressing = concerns.map((concern) => ofConcerns[concern]).find((some) => some !== undefined)
  return [
    ...new Set([
      ...(pressing ?? (heavy ? ofFeelings[heavy] : [])),
      ...(!pressing && bright ? ofFeelings[bright] : []),
      ...open,
    ]),
  ]
}

export const everyQuestion: string[] = [
  ...new Set([...Object.values(ofFeelings), ...Object.values(ofConcerns), open].flat()),
]
