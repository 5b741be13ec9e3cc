import { otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { ownRuleIn } from '#domain/chat/guide/hear/own-rules.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import { needNames, type ReturningTheme, returningThemes } from '#domain/memory/remembered-needs.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Prompt, Turn } from '#infra/companion/companion.ts'
import { heardIn } from '#infra/companion/heard-in.ts'

/** So many of the person's latest messages are looked at, and so many of them are a round. */
const [read, round] = [8, 4]

const timesBefore = (times: number): string =>
  times === 1 ? 'in an earlier conversation' : `in ${times} earlier conversations`

export const backAgain = (theme: ReturningTheme, times: number): string =>
  `This has come up ${timesBefore(times)}, too: ${needNames[theme]}. Coming back is what it does. One thing to try: leave the question open for ten minutes, and see what it does then.`

const named = /\s*This has come up in (?:an earlier conversation|\d+ earlier conversations), too: [^\n]*/g

/** What Leeward said, without what it named of other conversations: the next turn takes the reply along. */
export const withoutRemembered = (text: string): string => text.replace(named, '')

export const goingRound =
  'We have come round to the same question a few times now, and an answer seldom holds for long. A break is fine at any time. What you wrote is kept.'

/** That a fear came back is said when it first does, and seldom after that. */
const isNamed = (times: number): boolean => times === 1 || (times > 0 && times % 3 === 0)

const themeOf = (turn: Turn): ReturningTheme | null => {
  const { need } = heardIn(turn)
  return returningThemes.find((theme) => theme === need) ?? null
}

const saidBy = ({ turns }: Pick<Prompt, 'turns'>, who: Turn['role']): Turn[] =>
  turns.filter(({ role }) => role === who)

/**
 * What stands under a model's reply where a fear asks again, also across conversations: in prepared words, so that what is
 * remembered goes to nobody. Null where there is nothing to name, and in a crisis.
 */
export function returningFear(prompt: Pick<Prompt, 'turns' | 'tier' | 'recollection'>): string | null {
  const said = saidBy(prompt, 'user')
  const latest = said.at(-1)
  if (!latest || isCrisis(prompt.tier) || otherLanguageOf(latest.text) !== null) return null
  const theme = themeOf(latest)
  if (theme === null) return null
  const replies = saidBy(prompt, 'assistant')
  const times = prompt.recollection?.themes[theme] ?? 0
  const back = backAgain(theme, times)
  if (isNamed(times) && !replies.some(({ text }) => text.includes(back))) return back
  const again = said.slice(-read).filter((turn) => themeOf(turn) === theme).length
  const isSaid = replies.slice(-read).some(({ text }) => text.includes(goingRound))
  return again >= round && !isSaid ? goingRound : null
}

/** What a turn with a model gives to remember: codes, of what the person said. A fear counts once it was gone on with. */
export function notesOfTalk(prompt: Pick<Prompt, 'turns' | 'tier'>): MemoryNote[] {
  const said = saidBy(prompt, 'user')
  const latest = said.at(-1)
  if (!latest) return []
  const rule = ownRuleIn(latest.text)
  const theme = isCrisis(prompt.tier) || said.length < 2 ? null : themeOf(latest)
  return [
    ...(theme ? [{ type: 'ThemeMet' as const, data: { theme } }] : []),
    ...(rule ? [{ type: 'RuleGiven' as const, data: rule }] : []),
  ]
}
