import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { hear } from '#domain/chat/guide/hear/hear.ts'
import { goesOnPlainly } from '#domain/chat/guide/only-guessed.ts'
import { type GuideState, stateOf } from '#domain/chat/guide/state.ts'
import { type NeedId, needIds } from '#domain/chat/guide/understanding.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { saysItIsAnother } from '#domain/safety/flow/about-another.ts'
import { deniesTaking, saysItLiesReady } from '#domain/safety/flow/at-hand.ts'
import {
  protestsAtAlarm,
  saysItWasMisread,
  thingMeant,
  withoutDenied,
} from '#domain/safety/flow/corrected.ts'
import { deniesOutright } from '#domain/safety/flow/denied-outright.ts'
import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { flowPlaceOf } from '#domain/safety/flow/follow-flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import { namesHarm, saysItWasFood } from '#domain/safety/flow/named-harm.ts'
import { saysItHappens, saysItWasTaken } from '#domain/safety/flow/turns-of-events.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { withLines } from '#domain/safety/prepared.ts'
import type { Turn } from '#domain/safety/screener.ts'
import { type Concern, isCrisis, type Screening } from '#domain/safety/tier.ts'
import { guessedWrongly, misread, misreadAgain, misreadThing } from '#domain/safety/words/flows/misread.ts'

type Turns = GuidePrompt['turns']

const users = (turns: Turns): string[] => turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))

const asHeard = ({ role, text }: Turns[number]): Turn => ({
  role: role === 'user' ? 'person' : 'companion',
  text,
})

const readBack = 12

/** What the floor heard in each of the person's messages, with what was said before it. */
export const floorOfEach = (turns: Turns): Screening[] => {
  const recent = turns.slice(-readBack)
  return recent.flatMap(({ role }, at) =>
    role === 'user' ? [screenByFloor(recent.slice(0, at + 1).map(asHeard))] : [],
  )
}

const ofBody: ReadonlySet<FlowKind> = new Set(['taken', 'medical-emergency', 'self-harm'])

/** An act, an injury, a body in danger, told outright: no word takes it back. */
export function isFirm(kind: FlowKind, { turns, answered }: GuidePrompt): boolean {
  const before = floorOfEach(turns.slice(0, -1))
  if (kind === 'medical-emergency' && saysItIsKnownPanic(users(turns))) return false
  const isTold = before.some(({ tier, concerns }) => isCrisis(tier) && concerns.includes(kind))
  const isGuessed = isGuessedTaken(kind, users(turns).slice(0, -1))
  const isActed = before.some(
    ({ tier, concerns }) => tier === 'emergency' && !(isGuessed && isOfTakenAlone(concerns)),
  )
  const isAnswered =
    answered?.answer === 'danger' && !(answered.question === 'safe-now' && isDenied(kind, turns))
  return isAnswered || (ofBody.has(kind) && isTold && !isGuessed) || isActed || isDone(kind, turns)
}

/** "The whole packet" says of nothing that harms: what it was is theirs to say. */
const isGuessedTaken = (kind: FlowKind, told: readonly string[]): boolean =>
  kind === 'taken' && !told.some(namesHarm)
const isOfTakenAlone = (concerns: readonly Concern[]): boolean => concerns.every((one) => one === 'taken')

/** “No”, at the head of a denial, is no answer to whether they are safe. */
const isDenied = (kind: FlowKind, turns: Turns): boolean => kind === 'suicide' && deniesOutright(users(turns))

const ofDying: ReadonlySet<FlowKind> = new Set(['suicide', 'taken'])
const isDone = (kind: FlowKind, turns: Turns): boolean =>
  ofDying.has(kind) &&
  turns.some(({ role, text }) => role === 'user' && (saysItHappens(text) || saysItWasTaken(text)))

/** Said first, to whoever was misread and says what it was; null where nobody was, or where it was told outright. */
export function misreadIn(prompt: GuidePrompt, spoken: SpokenLines): string | null {
  const { turns, guide, tier } = prompt
  // Where the correction was heard as one, the talk is free already.
  if (!isCrisis(tier)) return null
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const said = (line: string): boolean =>
    turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken)))
  const asked = guide?.need === 'crisis' ? (flowPlaceOf(guide.step)?.kind ?? null) : null
  const before = (Object.keys(misread) as FlowKind[]).find((kind) => said(misread[kind]))
  const kind = asked ?? (stateOf(guide).isAfterCrisis ? (before ?? null) : null)
  // Whose danger it is may be corrected; that there is one is not.
  if (kind === 'taken' && users(turns).some(saysItLiesReady)) return null
  if (kind === null || saysItIsAnother(heard)) return null
  // Who asks whether it is abuse, or told of blows that went past them, takes nothing back.
  if (kind === 'abuse' && (asksIfAbuse.test(heard) || users(turns).some((text) => besideThem.test(text))))
    return null
  // A protest alone ends what was only guessed: what was told outright stays.
  const isGuess = () => floorOfEach(turns.slice(0, -1)).every((found) => !isCrisis(found.tier))
  // Once it is free, the talk of food goes on as that.
  if (asked === null && kind === 'taken' && !deniesTaking(heard) && !protestsAtAlarm(heard)) return null
  if (goesOnPlainly(prompt, heard) && isGuess() && !isFirm(kind, prompt))
    return said(withLines(guessedWrongly, spoken)) ? '' : withLines(guessedWrongly, spoken)
  const isPanic = kind === 'medical-emergency' && saysItIsKnownPanic(users(turns))
  const isUntaken = isGuessedTaken(kind, users(turns)) && deniesTaking(heard)
  if (
    !isUntaken &&
    !isPanic &&
    !saysItWasMisread(heard, kind) &&
    !isDenied(kind, turns) &&
    !(protestsAtAlarm(heard) && isGuess())
  )
    return null
  const left = withoutDenied(heard)
  if (isCrisis(screenByFloor([{ role: 'person', text: left }]).tier) || isFirm(kind, prompt)) return null
  const line = [misread[kind], ...misreadAgain].find((one) => !said(one))
  if (line === undefined) return ''
  const thing = line === misread[kind] ? thingMeant(heard) : null
  return withLines([line, thing && misreadThing.replace('{thing}', thing)].filter(Boolean).join(' '), spoken)
}

const knownPanic =
  /\b(?:just|only|it's|its|it is) (?:just |only )?(?:a |my |another |the )?(?:usual )?(?:panic|anxiety)(?: attacks?)?\b.{0,60}\b(?:every time|again|usual|always|before|often|a lot|get (?:them|these|it))\b|\bambulance for a panic attack\b/i
const redFlags =
  /\b(?:arm|jaw|crush\w*|pressure|spread\w*|faint\w*|pass(?:ed|ing) out|collaps\w*|numb\w*|slur\w*|blue|blood|bleed\w*|chest|pain\w*|hurts?|can'?t breathe|seiz\w*|swell\w*|swollen|pills?|took|overdos\w*|hit|hits|knife)\b/i

/** They know it as panic, and nothing they told is a sign of a body in danger. */
const saysItIsKnownPanic = (told: readonly string[]): boolean =>
  knownPanic.test(told.at(-1) ?? '') && !told.some((text) => redFlags.test(text))

const asksIfAbuse =
  /\b(is|was|does|would) (that|this|it)( even| really)? (count|abuse|abusive|domestic|that bad|normal)\b/i
const besideThem =
  /\b(fist|foot|punch\w*|kick\w*|smash\w*|threw|throw\w*|broke)\b.{0,40}\b(door|wall|next to|past|near|at) ?(the|my|me)?\b/i

const isOfNeed = (id: string): boolean =>
  needIds.some((need) => need !== 'crisis' && id.startsWith(`${need}/`))

/** What was eaten and not swallowed to die is a trouble of its own. */
export const begunByMisreading = ({ turns, guide }: GuidePrompt): NeedId | null =>
  saysItIsKnownPanic(users(turns))
    ? 'panic-now'
    : stateOf(guide).need === null && saysItWasFood(users(turns).at(-1) ?? '')
      ? 'eating'
      : null

/** Back to what it was about before the alarm. */
export function stateAfterMisreading(guide: GuidePrompt['guide'], turns: Turns): GuideState {
  const needs = users(turns)
    .slice(0, -1)
    .map((text) => hear(text, null, null).need)
  const { need: at, said } = stateOf(guide)
  const spokenOf = needIds.find((id) => said.findLast((one) => isOfNeed(one))?.startsWith(`${id}/`))
  const isBegun = at === null && saysItWasFood(users(turns).at(-1) ?? '')
  const need = isBegun
    ? null
    : (at ?? spokenOf ?? needs.findLast((one) => one !== null && one !== 'crisis') ?? null)
  return { ...stateOf(guide), need, asked: null, offered: null, isAfterCrisis: true }
}

const isUnwanted = (need: NeedId | null): boolean => need?.startsWith('ocd-') === true
const ofActs =
  /\b(die|dying|dead|suicid\w*|kill(ing)? myself|end (it|my)|better off|not (be )?here|wake up|pills?|tablets?|(hits?|hurts?|beats?|chok\w+|threat\w+|push\w*|grab\w*|rap\w+) (me|us)|want to (hurt|kill|do it))\b/

/** In a talk about obsessions nothing was told outright: they are met as thoughts, and nobody is called an abuser. */
export function isOfThoughtAlone({ turns, guide, answered }: GuidePrompt): boolean {
  if (guide?.need === 'crisis' || !isUnwanted(stateOf(guide).need) || answered?.answer === 'danger')
    return false
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  return !ofActs.test(plain(heard)) && floorOfEach(turns).every(({ tier }) => !isCrisis(tier))
}
