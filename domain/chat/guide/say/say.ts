import type { Move } from '#domain/chat/guide/decide/move.ts'
import type { Detail } from '#domain/chat/guide/hear/details.ts'
import { actWords, detailWords } from '#domain/chat/guide/say/acts.ts'
import { inEnglish, languageWords } from '#domain/chat/guide/say/languages.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'

/** What is said, the chips below it, and which wordings it took. */
export type Saying = { text: string; choices: string[]; said: string[]; question: Question | null }

type Fill = {
  state: GuideState
  details: readonly Detail[]
  /** What they told and confirmed so far, for a summary. */
  known: readonly Detail[]
  lines: string
  emergency: string
  /** How long an urge was once put off, as in “20 minutes”. */
  delay: string
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The first wording that was not said in the conversation; where all were, the one that was said longest ago. */
function take(
  id: string,
  wordings: readonly string[],
  said: readonly string[],
): { text: string; id: string } {
  const turn = said.length
  const ids = wordings.map((_, index) => `${id}.${index}`)
  const unsaid = ids.filter((one) => !said.includes(one))
  const oldest = ids.toSorted((one, other) => said.lastIndexOf(one) - said.lastIndexOf(other))[0]
  // Not each conversation begins with the same words.
  const chosen = unsaid[turn % Math.max(1, unsaid.length)] ?? oldest ?? `${id}.0`
  return { text: wordings[Number(chosen.split('.').at(-1))] ?? '', id: chosen }
}

class Writer {
  readonly #fill: Fill
  readonly said: string[] = []
  readonly parts: string[] = []

  constructor(fill: Fill) {
    this.#fill = fill
  }

  say(
    id: string,
    wordings: readonly string[],
    more: { exercise?: string | null; detail?: Detail } = {},
  ): void {
    const { text, id: taken } = take(id, wordings, [...this.#fill.state.said, ...this.said])
    const title = more.exercise ? findExercise(more.exercise)?.title : undefined
    this.said.push(taken)
    this.parts.push(
      text
        .replaceAll('{exercise}', `“${title ?? ''}”`)
        .replaceAll('{detail}', more.detail?.words ?? '')
        .replaceAll('{Detail}', capital(more.detail?.words ?? ''))
        .replaceAll('{details}', this.#fill.known.map(({ words }) => words).join(', '))
        .replaceAll('{lines}', this.#fill.lines)
        .replaceAll('{emergency}', this.#fill.emergency)
        .replaceAll('{delay}', this.#fill.delay),
    )
  }

  act(name: string, more: { exercise?: string | null } = {}): void {
    const language = /^language-(\w+)$/.exec(name)?.[1]
    const words = language
      ? (languageWords[language as keyof typeof languageWords] ?? languageWords.other)
      : actWords[name]
    if (words) this.say(`act/${name}`, words, more)
  }

  /** That one was heard: with a detail of theirs where there is a new one, else in the need's own words. */
  heard(need: NeedId | null): void {
    const { state, details } = this.#fill
    const detail = details.find(({ kind, words }) => !state.said.includes(`detail/${kind}/${slug(words)}`))
    if (detail) {
      this.say(`detail/${detail.kind}`, detailWords[detail.kind], { detail })
      this.said.push(`detail/${detail.kind}/${slug(detail.words)}`)
    } else if (need === null) this.act('heard')
    else this.say(`${need}/listens`, needWords[need].listens)
  }
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 24)

/** Somebody who was told in another language that the guide knows only English. */
const isNowInEnglish = ({ next }: Move, { said }: GuideState): boolean =>
  said.some((id) => id.startsWith('act/language-')) &&
  !said.some((id) => id.startsWith('act/in-english.')) &&
  !(next?.kind === 'act' && next.act.startsWith('language-'))

/** A move in words that were not said before in this conversation. */
export function say(move: Move, fill: Fill): Saying {
  const writer = new Writer(fill)
  if (isNowInEnglish(move, fill.state)) writer.say('act/in-english', inEnglish)
  const { first, next } = move
  if (first?.kind === 'heard') writer.heard(first.need)
  if (first?.kind === 'act') writer.act(first.act)
  if (first?.kind === 'answer')
    writer.say(`${first.need}/${first.question}=${first.answer.means}`, first.answer.says)
  if (move.isNoted && first) writer.act('first-noted')

  let question: Question | null = null
  let choices: string[] = []
  if (next?.kind === 'act' && next.act === 'sum-up')
    writer.act(fill.known.length > 0 ? 'sum-up' : 'sum-up-none')
  else if (next?.kind === 'act') {
    writer.act(next.act, next)
    if (next.act === 'listen-on' && fill.state.turns % 3 === 2) writer.act('listen-question')
  }
  if (move.isNoted && !first) writer.act('first-noted')
  if (next?.kind === 'ask-need') {
    writer.act(next.needs.length > 0 ? 'ask-need' : 'ask-need-none')
    choices = [...next.needs.map((need) => needWords[need].name), needWords['just-listen'].name]
  }
  if (next?.kind === 'passage') {
    const { need, passage, exercise } = next
    if (!(fill.state.isBrief && first?.kind === 'act' && passage.asks))
      writer.say(`${need}/${passage.id}`, passage.says, { exercise })
    else writer.said.push(`${need}/${passage.id}.0`)
    if (passage.asks) {
      question = passage.asks
      writer.say(`${need}/${passage.id}?`, passage.asks.says)
      choices = passage.asks.answers.flatMap(({ label }) => label ?? [])
    }
  }
  if (move.offered) writer.said.push(`offered/${move.offered}`)
  if (next?.kind === 'passage' && next.exercise) writer.said.push(`offered/${next.exercise}`)
  return { text: writer.parts.filter(Boolean).join('\n\n'), choices, said: writer.said, question }
}
