import { type Family, lightFamilies } from '#domain/journal/reflection/feelings.ts'

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

/** For any entry. */
const open = [
  'Which part of this would you like to come back to?',
  'What would you like to remember from this day?',
  'What do you need most right now?',
]

/** What may be asked about an entry, what fits best first; which of them is asked goes by turns. */
export function questionsFor(feelings: readonly Family[]): string[] {
  const heavy = feelings.find((family) => !lightFamilies.includes(family))
  const bright = feelings.find((family) => lightFamilies.includes(family))
  return [...new Set([...(heavy ? ofFeelings[heavy] : []), ...(bright ? ofFeelings[bright] : []), ...open])]
}

export const everyQuestion: string[] = [...new Set([...Object.values(ofFeelings), open].flat())]
