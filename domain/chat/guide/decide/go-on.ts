import type { Move } from '#domain/chat/guide/decide/move.ts'
import { nextPassage } from '#domain/chat/guide/decide/next-passage.ts'
import type { News } from '#domain/chat/guide/hear/news.ts'
import type { ProgressKind } from '#domain/chat/guide/hear/progress.ts'
import type { TakenUp } from '#domain/chat/guide/hear/things/taken-up.ts'
import type { Form } from '#domain/chat/guide/hear/told-form.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'
import type { NeedId, Understanding } from '#domain/chat/guide/understanding.ts'
import type { OwnRule } from '#domain/memory/rules.ts'
import type { Concern } from '#domain/safety/tier.ts'

export type Situation = {
  state: GuideState
  heard: Understanding
  /** The question that waited, and its answers. */
  asked: Question | null
  concerns: readonly Concern[]
  /** More than a word or two. */
  isTelling: boolean
  /** The need was chosen by its chip. */
  isChosen: boolean
  /** What the person asked for good, here or before. */
  rules: readonly OwnRule[]
  /** What is said here may be remembered. */
  isRemembering: boolean
  /** No questions are wanted. */
  isQuiet: boolean
  /** What was told lately, in lower case. */
  told: string
  /** How many words it had. */
  words: number
  /** Something good, or a step that was taken. */
  news: News | null
  /** A particular thing of life, or a step that was taken. */
  thing?: TakenUp | null
  /** How the last thing they told is built. */
  form?: Form | null
  /** What went well, what is planned, thanks. */
  progress: readonly ProgressKind[]
  /** It is told freely: then no exercise is brought unasked. */
  isFree?: boolean
}

const listening = (need: NeedId | null): Move => ({
  first: { kind: 'heard', need },
  next: { kind: 'act', act: 'listen-on' },
  need,
  phase: 'listen-on',
  missed: 0,
})

/** On in this need, after what stands first. When everything was said, the guide says so once and listens on. */
export function goOn(
  situation: Pick<Situation, 'state' | 'concerns' | 'told' | 'isQuiet' | 'isFree'>,
  need: NeedId,
  first: Move['first'],
  to?: string,
): Move {
  const { state } = situation
  const found = state.phase === 'listen-on' ? null : nextPassage(situation, need, to)
  if (found) return { first, ...found, need, missed: 0 }
  const isNews = !state.said.some((id) => id.startsWith('act/worked-through.'))
  if (isNews) return { ...listening(need), first, next: { kind: 'act', act: 'worked-through' } }
  return { ...listening(need), first: first?.kind === 'answer' ? first : null }
}

/** Asks what it is about, with the likeliest to choose from. */
export const askNeed = ({ state, heard }: Situation): Move => ({
  first: { kind: 'own', need: null },
  next: { kind: 'ask-need', needs: heard.maybe.filter((need) => need !== 'just-listen').slice(0, 2) },
  need: state.need,
  phase: state.phase,
  missed: state.missed + 1,
})
