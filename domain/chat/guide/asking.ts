import type { GuidePlace } from '#domain/chat/events.ts'
import { introduction } from '#domain/chat/guide/asides.ts'
import type { GuideReply } from '#domain/chat/guide/guide-reply.ts'
import { labelsOf, stepAt } from '#domain/chat/guide/needs.ts'
import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { withLines } from '#domain/safety/prepared.ts'
import type { Question } from '#domain/safety/tier.ts'
import { askWords } from '#domain/safety/words/ask-words.ts'

/** Taken seriously, and asked plainly. `goesOn` is where the talk would have gone, and goes after a no. */
export function askingReply(
  question: Question,
  { isFirst, note, goesOn }: { isFirst: boolean; note: string | null; goesOn: GuidePlace },
): GuideReply {
  const { before, ask } = askWords[question]
  return {
    text: [isFirst ? introduction : null, note, before, ask].filter((part) => part !== null).join('\n\n'),
    choices: answersTo(question),
    suggestedExerciseId: null,
    guide: goesOn,
  }
}

/** To whoever does not know: the lines and what would help, and nothing is asked about danger again. */
export function unclearReply(question: Question, spoken: SpokenLines): GuideReply {
  const place = { need: 'crisis', step: 'answered', missed: 0 }
  const step = stepAt(place)
  return {
    text: `${withLines(askWords[question].unclear, spoken)}\n\n${step.asks}`,
    choices: labelsOf(step),
    suggestedExerciseId: null,
    guide: place,
  }
}
