import { afterCrisis, type ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { paragraphs } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import { wantsItThemselves, wasToldToDie } from '#domain/safety/flow/told-to-die.ts'
import { withLines } from '#domain/safety/prepared.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { honest, lines } from '#domain/safety/words/around.ts'
import { askWords } from '#domain/safety/words/ask-words.ts'
import { paths } from '#domain/safety/words/paths.ts'

const ofSchool =
  /\b(school|class|classmates?|teachers?|year (7|8|9|10|11)|\d+th grade|i'?m (1[0-7]|[6-9]))\b/i
const forYoung = 'For young people there is also {forChildren}.'

const ofBody: ReadonlySet<Concern> = new Set(['taken', 'medical-emergency', 'self-harm'])

/** Whoever was told to die and says nothing of wanting to is met as that, and asked plainly; their answer decides. */
export function replyToTold({
  prompt,
  spoken,
  heard,
  told,
  said,
  from,
  concerns,
}: CrisisTalk): ReplyInNeed | null {
  const isBegun = from !== null || stateOf(prompt.guide).isAfterCrisis
  const isMore = concerns.some((one) => ofBody.has(one)) || told.some(wantsItThemselves)
  const { ask } = askWords['ending-life']
  if (isBegun || isMore || prompt.answered || !wasToldToDie(heard) || said(ask)) return null
  const young = told.some((text) => ofSchool.test(text)) ? forYoung : null
  const words = paragraphs(paths['told/die'].says, paragraphs(lines, young).replace('\n\n', ' '), honest, ask)
  return {
    ...afterCrisis(prompt.guide, withLines(words, spoken), {}),
    choices: answersTo('ending-life'),
    asks: 'ending-life',
  }
}
