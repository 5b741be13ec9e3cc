import type { Move } from '#domain/chat/guide/decide/move.ts'
import type { Fill } from '#domain/chat/guide/say/fill.ts'
import { inEnglish } from '#domain/chat/guide/say/languages.ts'
import { listeningWords } from '#domain/chat/guide/say/listening.ts'
import { isSeveral } from '#domain/chat/guide/say/many.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'
import { Writer } from '#domain/chat/guide/say/writer.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'

/** What is said, the chips below it, and which wordings it took. */
export type Saying = { text: string; choices: string[]; said: string[]; question: Question | null }

const listened = 'turn/listened'
const questions: ReadonlySet<string> = new Set(['listen-question', 'good-question', 'wrong-ask'])

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
  if (first?.kind === 'heard' && !writer.scene()) writer.heard(first.need)
  if (first?.kind === 'act') {
    const isDenied = first.act === 'corrected' && writer.deny(move.drops !== undefined)
    if (!isDenied && !writer.takenBack(first.act, move.drops)) writer.act(first.act)
  }
  if (first?.kind === 'turn') writer.turn(first.id, first.need)
  if (first?.kind === 'own') writer.own(first.need)
  if (first?.kind === 'answer' && !(first.answer.means === 'told' && (writer.thing() || writer.scene())))
    writer.say(`${first.need}/${first.question}=${first.answer.means}`, first.answer.says)
  if (move.isNoted && first) writer.act('first-noted')
  const told = first?.kind === 'act' ? first.act : ''
  const mayBeBack = move.isGivenBack === true && !told.startsWith('news:')
  const isTakenUp = told === 'corrected' && writer.thing()
  const isBack = mayBeBack && !isTakenUp && writer.givenBack(told === 'unread' ? 'you-wrote' : null)
  if (told === 'corrected' && !isBack && !isTakenUp) writer.meet('just-listen')
  if (move.meets) writer.meet(move.meets)
  if (move.isListening) writer.said.push(listened)

  let question: Question | null = null
  let choices: string[] = []
  if (next?.kind === 'act' && next.act === 'sum-up')
    writer.act(fill.known.length > 0 ? 'sum-up' : 'sum-up-none')
  else if (next?.kind === 'act') {
    if (fill.isQuiet && questions.has(next.act)) writer.act('listen-on')
    else if (next.act === 'listen-question') writer.listeningQuestion(move.need)
    else writer.act(next.act, next)
    if (next.act === 'listen-on' && !fill.isQuiet && fill.state.turns % 3 === 2)
      writer.listeningQuestion(move.need)
  }
  // Their own words alone, or what it is not, leave them standing there.
  const isBare =
    writer.parts.length === 1 && writer.said.some((id) => /^(?:turn\/own-words|form\/|act\/heard)/.test(id))
  if (next === null && move.isListening && isBare && !fill.isQuiet && move.need !== 'good-moment')
    writer.listeningQuestion(move.need)
  if (next?.kind === 'turn-question') writer.turnQuestion(next.id, next.need)
  if (move.isNoted && !first) writer.act('first-noted')
  if (next?.kind === 'ask-need') {
    const asks = next.needs.length > 0 ? 'ask-need' : 'ask-need-none'
    if (!isSeveral(first)) writer.act(asks)
    choices = [...next.needs.map((need) => needWords[need].name), needWords['just-listen'].name]
  }
  if (next?.kind === 'hold') {
    writer.act(listeningWords[`held-${next.need}`] ? `held-${next.need}` : 'held')
    writer.said.push(`held/${next.need}`)
    choices = [needWords[next.need].name]
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
