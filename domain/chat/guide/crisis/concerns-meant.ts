import { flowPlaceIn } from '#domain/chat/guide/crisis-elsewhere.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { floorOfEach } from '#domain/chat/guide/misreading.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { saysAnotherMayDie, saysItIsTheirOwn } from '#domain/safety/flow/about-another.ts'
import { deniesTaking, saysItLiesReady, saysSomethingWasTaken } from '#domain/safety/flow/at-hand.ts'
import { saysTheyAreDrawnToHurt, saysTheyHurtThemselves } from '#domain/safety/flow/own-injury.ts'
import { type Concern, isCrisis, type Screening } from '#domain/safety/tier.ts'

const ofAnother: ReadonlySet<string | undefined> = new Set(['someone-else', 'dependant-in-danger'])

/** Of what lies ready nobody has taken yet. */
const takes =
  /\b(t[ao]+ken?|took|taking|swallow\w*|ate|eaten|dr[aiu]nk\w*|overdos\w*|od(ed)?|downed|had|necked|popped|chugged|inject\w*)\b/i

/** By somebody of the family, at home: it is told by the one it is done to. */
const doneToThem =
  /\b(dad|daddy|father|step ?dad|step ?father|uncle|brother|step ?brother|grandad|grandpa|cousin|mum|mom|mother|step ?mum|step ?mom)\b.{0,24}\b(touch(es|ed|ing)? me|(comes?|came|coming|gets?|got) (in|into|in to|to) my (room|bed)|hurts? me|hits? me|made me|makes me)\b/i

/** What was only guessed from words about somebody who may be about to die. */
const guessedOf: ReadonlySet<Concern> = new Set(['abuse', 'suicide'])

/** In a talk about somebody else these are of themselves. */
const ofOwn: ReadonlySet<Concern> = new Set(['suicide', 'abuse', 'sexual-violence'])

/** A wound of their own is told, and no wish to die: it is met as the wound. */
function isInjuryAlone(turns: GuidePrompt['turns']): boolean {
  const told = turns.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []))
  const heard = floorOfEach(turns)
  return told.some(saysTheyHurtThemselves) && !heard.some((one) => one.concerns.includes('suicide'))
}

/** The pull to hurt themselves was told and no wish to die: what lies near is near for that. */
const isUrgeAlone = (turns: GuidePrompt['turns']): boolean =>
  turns.some((turn) => turn.role === 'user' && saysTheyAreDrawnToHurt(turn.text)) &&
  !floorOfEach(turns).some(({ concerns }) => concerns.includes('suicide')) &&
  !turns.some((turn) => turn.role === 'user' && wantsToDie.test(turn.text))

const wantsToDie =
  /\b(die|dying|dead|suicid\w*|kill(ing)? myself|end (it|my life|things)|not (want to )?(be here|wake up|live|exist)|pills?|tablets?|rope|bridge)\b/i

/** Whoever fears for somebody else is spoken to about themselves only where they say so outright. */
export function concernsMeant({ turns, concerns, guide }: GuidePrompt): Concern[] {
  const text = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const isForAnother = ofAnother.has(flowPlaceIn(guide)?.kind)
  const heard = screenByFloor([{ role: 'person', text }]).concerns
  const isOwn = (concern: Concern): boolean =>
    !isForAnother || heard.includes(concern) || (concern !== 'suicide' && saysItIsTheirOwn(text))
  const isInjury = concerns.includes('self-harm') && isInjuryAlone(turns)
  const isTaken = concerns.length === 1 || turns.some((turn) => turn.role === 'user' && takes.test(turn.text))
  const own = turns.some((turn) => turn.role === 'user' && doneToThem.test(turn.text))
  const isOfTheirs = !own && saysAnotherMayDie(text) && !heard.some((one) => guessedOf.has(one))
  const meant = concerns.map((concern) => {
    if (isOfTheirs && guessedOf.has(concern)) return 'someone-else'
    if (concern === 'taken' && isUntaken(turns)) return 'suicide'
    if (concern === 'suicide' && isUrgeAlone(turns)) return 'self-harm'
    return concern === 'dependant-in-danger' && own ? 'minor' : concern
  })
  return [...new Set(meant)].filter(
    (concern) =>
      (!ofOwn.has(concern) || isOwn(concern)) &&
      (concern !== 'suicide' || !isInjury) &&
      (concern !== 'taken' || isTaken),
  )
}

/** They lie ready, or it was said that nothing was taken; and nothing else was said. */
function isUntaken(turns: GuidePrompt['turns']): boolean {
  const told = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const isSaid = told.some((text) => saysItLiesReady(text) || deniesTaking(text))
  return isSaid && !told.some(saysSomethingWasTaken) && !floorOfEach(turns).some(isOfTaken)
}

const isOfTaken = ({ tier, concerns }: Screening): boolean => isCrisis(tier) && concerns.includes('taken')
