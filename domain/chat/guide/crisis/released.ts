import { flowPlaceIn } from '#domain/chat/guide/crisis-elsewhere.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { isAskedPlainly } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'
import { floorOfEach } from '#domain/chat/guide/misreading.ts'
import { needsNamed } from '#domain/chat/guide/say/needs-named.ts'
import type { NeedId, Understanding } from '#domain/chat/guide/understanding.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { saysItLiesReady } from '#domain/safety/flow/at-hand.ts'
import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { isAtEdge, saysItHappens, saysItWasTaken } from '#domain/safety/flow/turns-of-events.ts'
import { isCrisis } from '#domain/safety/tier.ts'

/** Where their word may end it: never where something was taken, or a body is in danger. */
const endsByWord: ReadonlySet<FlowKind> = new Set([
  'suicide',
  'abuse',
  'sexual-violence',
  'minor',
  'harm-to-others',
])

const safe =
  /\b(?:i'm|i am|yes|yeah|yep|said i'm|am) (?:\w+ ){0,2}safe\b(?! (?:from|if|when|until|unless|as long))|^(?:yes,? |yeah,? )?safe\b|\bi(?:'ll| will) be (?:fine|ok|okay|all ?right)\b|\bi'm (?:fine|ok|okay|all ?right)\b/
const denies =
  /\b(?:not|never) (?:gonna|going to) (?:do (?:anything|it)|hurt|kill|harm)\b|\b(?:would|i'd) never (?:do|hurt|harm|kill)\b|\bwouldn't (?:do anything|hurt myself|do it)\b|\bnot suicidal\b|\b(?:don't|do not) want to die\b/
const unsure =
  /\b(?:not|n't|un) ?safe\b|\bunsafe\b|\bnot sure\b|\bi (?:guess|suppose)\b|\bfor how long\b|\bsafe\?|\bnobody is safe\b|\b(?:pretend|lying|lied)\b/
const wishes =
  /\b(?:back to|can we (?:just )?(?:talk about|go on|move on|get back)|make (?:it|this) a (?:thing|big)|drop it|leave it|move on|stop asking|i (?:just |only )?(?:want|wanted) to (?:know|talk))\b/

const statementsIn = (text: string, isTold: boolean): number => {
  const words = spelt(text)
  return unsure.test(words) ? 0 : Number(safe.test(words)) + Number(!isTold && denies.test(words))
}

/** Twice said plainly, or once with what they would rather talk of: their word is taken, and it is not asked again. */
export function isReleased({ turns, guide, answered }: GuidePrompt): boolean {
  const place = flowPlaceIn(guide)
  if (place === null || !endsByWord.has(place.kind) || answered?.answer === 'danger') return false
  const told = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const heard = told.at(-1) ?? ''
  // Where it was told outright, only that they are safe counts, twice.
  const isTold = floorOfEach(turns).some(({ tier }) => isCrisis(tier))
  const all = told.reduce((sum, text) => sum + statementsIn(text, isTold), 0)
  const isNow = statementsIn(heard, isTold) > 0 || wishes.test(spelt(heard))
  const isNew =
    isCrisis(screenByFloor([{ role: 'person', text: heard }]).tier) ||
    told.some(
      (text) => saysItLiesReady(text) || saysItHappens(text) || saysItWasTaken(text) || isAtEdge(text),
    )
  return isNow && !isNew && (all >= 2 || (all === 1 && !isTold && wishes.test(spelt(heard))))
}

const takenAtTheirWord: readonly string[] = [
  'You told me that you are safe, and I take your word for it. I do not ask again; the numbers stay where you can see them.',
  'Then I go by what you say: you are safe. That question is closed, and the numbers stay near.',
]
const backTo = /\bback to (?:talking about )?((?:the|my) [a-z]+(?: [a-z]+)?)\W*$/

/** Their word is taken, what they ask is answered, and the talk is where they want it. */
export function releasedWords(
  { turns }: GuidePrompt,
  need: NeedId | null,
  { topic }: Understanding,
  answer: string,
): string {
  const heard = spelt(turns.findLast(({ role }) => role === 'user')?.text ?? '')
  const first =
    takenAtTheirWord.find((line) => !turns.some(({ text }) => text.includes(line))) ?? takenAtTheirWord[0]!
  const asked = backTo.exec(heard)?.[1]?.replace(/^my /, 'your ')
  const named = asked ?? (need === null || need === 'violence-at-home' ? undefined : needsNamed[need])
  const back =
    named === undefined ? 'You can go on where you were.' : `Back to ${named}. Where were you with it?`
  return [first, isAskedPlainly(topic) ? answer : back].join('\n\n')
}
