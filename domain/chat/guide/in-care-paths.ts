import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { isBereaved } from '#domain/chat/guide/need-as-meant.ts'
import { type GuideState, placeOf, stateOf } from '#domain/chat/guide/state.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import { saysAnotherGivesAway } from '#domain/safety/flow/about-another.ts'
import { theirDangerIn } from '#domain/safety/flow/body-in-danger.ts'
import { isSame, meaningOf, plain } from '#domain/safety/flow/meaning.ts'
import { takesTheirWord, wantsItThemselves, wasToldToDie } from '#domain/safety/flow/told-to-die.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import { withLines } from '#domain/safety/prepared.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { askWords } from '#domain/safety/words/ask-words.ts'
import {
  bodyNotes,
  couldNotBeSeen,
  paths,
  type PathStep,
  type PathWords,
  whoIsThere,
} from '#domain/safety/words/paths.ts'

const ofHarm = /\b(ocd|intrusive|stab|hurt|push|smother|drown|shake|strangle|harm|kill)\b/
const isStrong =
  /\burges?\b.{0,40}\b(strong|stronger|overwhelming|unbearable|too much)\b|\b(can't|cannot) (resist|fight|hold|control) (it|them|this|back)\b/
const mayAct = /\b(might|may|could|will|going to|about to)\b.{0,15}\b(do it|act on|hurt|go through|happen)\b/
const unresisted =
  /\b(not|n't|no longer) (scar(y|ed)|afraid|frightened|fight(ing)? it)\b.*\b(any ?more|now|calm)\b|\bstart(ed|ing) to want\b/
const isDoubt = /\bwhat if\b/

/** An unwanted thought frightens and is held off; where that ends, it is asked about. */
const isHardToHold = (heard: string, isOfThought: boolean): boolean =>
  (isOfThought || ofHarm.test(heard)) &&
  !isDoubt.test(heard) &&
  ((isStrong.test(heard) && mayAct.test(heard)) || (isOfThought && unresisted.test(heard)))

const ofBirth =
  /\b(baby|newborn|infant|gave birth|had a baby|(was|were) born|the birth|hold(ing)? (him|her)|breastfeed\w*|postnatal|post ?partum|pnd|ppd)\b|\b\w+ (weeks?|months?) old\b|(\b(is|was|he|she)s?|'s) (only )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (weeks?|months?)\b|^(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (weeks?|months?)$/
const isLow =
  /\bbetter off (with|without)\b|\b(another|a (better|different|real)) (mum|mom|mother|dad|father|parent)\b|\b(terrible|bad|awful|rubbish|shit|useless|worst|failing) (as a )?(mum|mom|mother|dad|father|parent)\b|\bdeserves? (\w+ )?better\b|\b(baby|he|she) hates me\b|\bwish i('d| had)?(n't| hadn't| had never| never)? (had|have) (him|her|a baby|the baby|never)|\b(regret|regretting) (having|him|her|becoming|being a m)|\bcry all (the time|day)\b|\bkeep crying\b|\bnever love (him|her)\b|\bmade a (huge |big |terrible )?mistake\b|\bcan't stop crying\b|\bjust leave (him|her) (there|cry\w*)\b/
const ofParent = /\b(mum|mom|mother|dad|father|parent)\b/
const isNumb =
  /\b(don't|do not|can't|cannot) (feel (anything|love|a thing|connected)|love|bond)\b|\bfeel(ing)? (nothing|numb|empty)\b|\bno (bond|connection|feelings?)\b|\bbetter off without me\b/
const isStrange =
  /(\bnot|n't) (mine|my (baby|son|daughter|child))\b|\b(swapped|switched|replaced|changeling|possessed|evil|devil|demon)\b/
const isSleepless =
  /(\bnot|n't|\bno|\bwithout) (slept|sleep|sleeping|need(ing|ed)? (any )?sleep|need to sleep)\b/
const isAwake =
  /\b(energy|don't need (to|it|sleep)|so many ideas|never felt (better|so|this)|racing|on top of the world)\b/
/** Things seen or heard that are not there, and orders from above: a psychosis after a birth begins like that. */
const isSeeing =
  /\b(see|seeing|saw|sees|hear|hearing|heard)\b.{0,24}\b(things?|shadows?|someone|somebody|figures?|shapes)\b.{0,24}\b(move|moves|moving|corner|there|calling)\b|\b(see|seeing|hear|hearing) (things|voices|people (who|that) are(n't| not))\b|\b(hear|hearing|heard)\b.{0,12}\bmy name\b|\bheard (her|him|the baby|it) cry\w*\b.{0,30}\b(asleep|sleeping|wasn't|not there|out|quiet)\b|\bgod (wants|told|tells|says|is telling|chose) me\b/
const hasBaby = /\b(baby|newborn|gave birth|infant|given birth|had a (baby|boy|girl))\b/
const isOfFatherhood = /\b(dna|paternity|cheat\w*|affair|the father|my ex)\b/

function birthIn(said: string, heard: string, all: string): PathStep | null {
  if (isSeeing.test(heard) && hasBaby.test(all) && !isOfFatherhood.test(heard)) return 'birth/urgent'
  if (!ofBirth.test(said) || isOfFatherhood.test(said)) return null
  if (isStrange.test(heard) || (isSleepless.test(heard) && isAwake.test(heard))) return 'birth/urgent'
  // Told in pieces: how old the baby is after how they are.
  const words = ofBirth.test(heard) ? said : heard
  return isNumb.test(words) ? 'birth/low' : isLow.test(words) ? 'birth/burden' : null
}

const parentIn = (heard: string): PathStep | null =>
  isLow.test(heard) && ofParent.test(heard) && !/\b(my|her|his) (mum|mom|mother|dad|father)\b/.test(heard)
    ? 'parent/low'
    : null

const ofSelfHarm =
  /\bself.?harm\w*|\b(cut|cutting|burn(t|ed|ing)?|hurt|hurting|scratch(ed|ing)?) (myself|my (arms?|legs?|wrists?|thighs?|skin))\b|(\bi|^|\b(just|and)) (just |only )?cut( again)?\b(?! (my|the|down|out|off|it|back|up|corners|class|a|some|through|him|her|them))/
const mayAgain =
  /\b(might|may|could|want to|wanna|going to|gonna|will|about to|tempted to|thinking (of|about)|as well|urge to|i'll|ready to|keep wanting to)\b.{0,24}\b(do(ing)? it|cut(ting)?|hurt(ing)? myself)\b/
const isHeldBack = /(\bnot|n't|\bnever) (\w+ ){0,2}(do(ing)? it|cut(ting)?|hurt(ing)?)\b/

/** Somebody who hurt themselves says that it may happen again: asked whether they are safe, each time in other words. */
function harmAgainIn(users: readonly string[]): PathStep | null {
  const heard = users.at(-1) ?? ''
  const isAgain = mayAgain.test(heard) && !isHeldBack.test(heard)
  if (!isAgain || !users.some((text) => ofSelfHarm.test(text))) return null
  return users.slice(0, -1).some((text) => mayAgain.test(text)) ? 'harm/again-soon' : 'harm/again'
}

const cannotWithout =
  /\b(can't|cannot|don't know how to|don't want to|no point) (live|living|go on|be here|survive|exist) without (him|her|them)\b/

/** Somebody told them to die; or they begin to believe what was said. */
function toldIn(said: readonly string[]): PathStep | null {
  const heard = said.at(-1) ?? ''
  if (said.some(wantsItThemselves)) return null
  if (wasToldToDie(heard)) return 'told/die'
  return takesTheirWord(heard) && said.slice(-4).some(wasToldToDie) ? 'told/believed' : null
}

const ofCut =
  /\b(slipped|by accident|accident\w*|cooking|chopping|kitchen|glass|tin|can lid|saw|gardening|fell)\b/
const isCut =
  /\b(cut|sliced|gashed|slashed) (open )?(my|the|into my) (\w+ )?(hand|finger|thumb|palm|arm|leg|foot|knee|toe|head|chin)\b/
const pumps =
  /\b(pump\w*|spurt\w*|gush\w*|pour\w*|soak\w*|through the|won't stop|not stopping|still bleeding|(so|too) much blood)\b/
const noseBleeds = /\b(nose ?-?bleed\w*|nose (is |has been |won't stop |keeps )?(\w+ )?bleed\w*)\b/
const hitChild =
  /(?<!\b(?:did|if|what if|that|might|could|have|thought|think) )\bi (just |really |only )?(hit|slapped|smacked|shook|shoved|punched) my (\w+ )?(son|daughter|boy|girl|baby|kids?|child|toddler|little one)\b/

/** What is done for a body, or for a child, before anything else is spoken of. */
function firstAidIn(said: string, heard: string): PathStep | null {
  if (isPast.test(heard)) return null
  if (isCut.test(said) && ofCut.test(said)) {
    if (pumps.test(heard)) return 'cut/call'
    if (isCut.test(heard)) return 'cut/press'
  }
  if (
    noseBleeds.test(heard) &&
    /\b(won't|not|still|can't|\d+ min\w*|half an hour|an hour|keeps|stop)\b/.test(heard)
  )
    return 'nose/bleed'
  return hitChild.test(heard) ? 'parent/hit' : null
}

const theirsIn = (heard: string, need: NeedId | null): PathStep | null =>
  theirDangerIn(heard) === 'taken' && need?.startsWith('ocd-') !== true
    ? 'their/taken'
    : saysAnotherGivesAway(heard)
      ? 'their/keepsake'
      : null

const weapon = String.raw`\b(knife|knives|gun|machete|axe|sword|rifle|shotgun|weapon)\b`
const keptNear = new RegExp(
  String.raw`${weapon}.{0,30}(\b(by|under|behind|next to|beside) (the|my)\b|\bin case\b|\bon me\b)|\b(in case|protect myself)\b.{0,40}${weapon}`,
)
const asksToUse =
  /\b(should|shall|could|can|must) i (\w+ )?(use|stab|stop|get|attack|hurt|do) (it|him|her|them)\b|\b(think|ok|okay|right)( that)?( if)? (i )?(should |to )?use it\b|\bi (should|could|might|may|will|'ll|have to|need to) (use it|stab|stop him|stop her|stop them|attack|get (him|her|them) (first|before))\b/

/** Something kept near out of fear of somebody; not what frightens in a thought, and not against oneself. */
function armedIn(said: string, heard: string, isOfThought: boolean): PathStep | null {
  if (!keptNear.test(said) || /\b(myself|my (wrists?|arms?|life))\b(?<!protect myself)/.test(said))
    return null
  if (asksToUse.test(heard)) return 'armed/use'
  return keptNear.test(heard) && !isOfThought ? 'armed/near' : null
}

const keepsAway =
  /(\bnot|n't|\bnever|\bstopped|\bavoid(ing)?|\bkeep(ing)? away)\b.{0,25}\b(carry|carrying|hold|holding|bath\w*|change|changing|pick|lift|be alone|alone with|near the|go near|let myself)\b|\bmy (husband|wife|partner|boyfriend|mum|mom|mother) (does|has to do) (it |them )?(all|everything)\b/

const isOutOfReach =
  /(\bnot|n't|\bnever|\bno) (\w+ )?(answer\w*|pick\w*|reply\w*|repl(ied|ies)|eat\w*|sleep\w*|himself|herself|themselves)\b|\b(low|calm|quiet|weird|strange|odd|off|different|down|depressed|drinking|crying|worried|scared)\b/
const isFrightened = /\b(afraid|scared|frighten\w*|terrif\w*|never|no)\b|\b(don't|do not) want\b/

/** Whether fear has come so near to a weapon that it is met before everything else. */
export const isArmed = ({ turns, guide }: GuidePrompt): boolean => {
  const users = turns.flatMap(({ role, text }) => (role === 'user' ? [plain(text)] : []))
  const isOfThought = stateOf(guide).need === 'ocd-harm'
  const begun = armedIn(users.slice(-4).join(' '), users.at(-1) ?? '', isOfThought)
  return begun !== null || (stateOf(guide).asked?.startsWith('armed/') ?? false)
}

function answerIn(step: PathStep, heard: string): PathStep | null {
  const { answers }: PathWords = paths[step]
  const chosen = answers.find(({ label }) => isSame(label, heard))
  if (chosen) return chosen.to as PathStep
  if (step === 'their/keepsake' && isOutOfReach.test(heard)) return 'their/ask-today'
  if (step === 'urge/intent') return isFrightened.test(heard) ? 'urge/afraid' : 'urge/wanted'
  const meaning = meaningOf(heard, ['company', 'alone', 'coming', 'no', 'someone'])
  if (answers.length === 0 || meaning === undefined) return null
  return answers[meaning === 'alone' || meaning === 'no' ? 1 : 0]!.to as PathStep
}

const asksNow: ReadonlySet<PathStep> = new Set(['harm/again', 'harm/again-soon'])
const ofLow: ReadonlySet<PathStep> = new Set(['birth/low', 'birth/burden', 'parent/low'])
const burden = /\bbetter off\b|\bdeserves?\b|\bwithout me\b|\banother (mum|mom|mother)\b/

const ofGuilt =
  /\b(should|could) i have (known|seen|noticed|stopped|saved|done)\b|\bwhy didn't i (see|notice|know)\b|\bi should have (known|seen|noticed|stopped|been)\b/

/** What is met in a few steps of its own, below a crisis. */
export function pathReply(
  { turns, tier, concerns, guide, ask }: GuidePrompt,
  spoken: SpokenLines,
  need: NeedId | null,
): ReplyInNeed | null {
  const before = stateOf(guide)
  const users = turns.flatMap(({ role, text }) => (role === 'user' ? [plain(text)] : []))
  const heard = users.at(-1) ?? ''
  const said = (line: string): boolean =>
    turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken)))
  const pending = Object.keys(paths).find((step) => step === before.asked) as PathStep | undefined
  const isOfThought = concerns.includes('intrusive-thought') || (before.need ?? need) === 'ocd-harm'
  const recent = users.slice(-4).join(' ')
  const isKeptAway = (before.need ?? need) === 'ocd-harm' && keepsAway.test(heard)
  const begun =
    armedIn(recent, heard, (before.need ?? need) === 'ocd-harm') ??
    harmAgainIn(users) ??
    (isHardToHold(heard, isOfThought) ? 'urge/intent' : birthIn(recent, heard, users.join(' '))) ??
    (isKeptAway && ofBirth.test(users.join(' ')) ? 'birth/keeping-away' : null) ??
    firstAidIn(recent, heard) ??
    parentIn(heard) ??
    (cannotWithout.test(heard) ? 'without/them' : null) ??
    toldIn(users) ??
    theirsIn(heard, before.need ?? need)
  const step = pending ? answerIn(pending, heard) : null
  const next = step ?? (begun && !said(paths[begun].says) ? begun : null)
  const base: GuideState = {
    ...before,
    need: before.need ?? 'just-listen',
    offered: null,
    asked: null,
    isAfterCrisis: before.isAfterCrisis || isCrisis(tier),
  }
  if (next !== null) return at(next)
  const waits: PathWords | null = pending ? paths[pending] : null
  if (pending && waits && waits.answers.length === 2 && !said(whoIsThere))
    return {
      ...reply(
        whoIsThere,
        waits.answers.map(({ label }) => label),
        { ...base, asked: pending },
      ),
      asks: pending,
    }
  if (users.some(isBereaved) && ofGuilt.test(heard) && !said(couldNotBeSeen))
    return reply(couldNotBeSeen, [], base)
  return null

  function at(place: PathStep): ReplyInNeed {
    const { says, asks, answers }: PathWords = paths[place]
    if (isAsking(place)) {
      const text = [says, askWords['ending-life'].ask].join('\n\n')
      return { ...reply(text, answersTo('ending-life'), base), asks: 'ending-life' }
    }
    if (asksNow.has(place)) {
      const text = [says, plainQuestions['safe-now']].join('\n\n')
      return { ...reply(text, answersTo('safe-now'), base), asks: 'safe-now' }
    }
    const labels = answers.map(({ label }) => label)
    const text = [says, asks].filter(Boolean).join('\n\n')
    return {
      ...reply(text, labels, { ...base, asked: labels.length > 0 ? place : null }),
      asks: asks && place,
    }
  }

  /** Asked plainly, once: whoever is told to die, and whoever thinks that others were better off without them. */
  function isAsking(place: PathStep): boolean {
    const isHeard = ask === 'ending-life' && tier === 'care'
    const isDue =
      place === 'told/die' ||
      place === 'without/them' ||
      (ofLow.has(place) && (isHeard || burden.test(heard)))
    return isDue && !said(askWords['ending-life'].ask)
  }

  function reply(text: string, choices: string[], state: GuideState): ReplyInNeed {
    return {
      text: withLines(text, spoken),
      choices,
      suggestedExerciseId: null,
      guide: placeOf(state, before),
      asks: null,
    }
  }
}

const bodySigns: Record<keyof typeof bodyNotes, RegExp> = {
  withdrawal:
    /\b(stopped|quit|off|without) (the )?(drink(ing)?|alcohol|booze|vodka|wine)\b.*\b(shak(e|es|ing|y)|sweat\w*|trembl\w*)\b|\b(shak(e|es|ing|y)|sweat\w*)\b.*\b(stopped|quit|since) (the )?(drink(ing)?|alcohol|booze)\b/,
  'double-dose':
    /\b(took|taken|had|take)\b.{0,12}\b(double|two lots|twice|an extra|too (many|much))\b.{0,40}\b(pills?|tablets?|doses?|meds|medication|medicine|insulin)\b/,
  bleach:
    /\b(use|used|using|with|in|put|pour\w*|scrub\w*|wash\w*|soak\w*)\b.{0,16}\bbleach\b(?!.{0,12}\b(toilet|floor|sink|bath|counter|surfaces?|hair)\b)/,
  skin: /^(?=.*\b(wash\w*|scrub\w*|clean\w*|soap|sanitis\w*|sanitiz\w*)\b)(?=.*\b(hands?|skin|knuckles?|fingers?|arms?|towel)\b).*\b(blood|bleed\w*|raw|crack\w*|split|sore|sting\w*|peel\w*)\b/,
  fainted: /\bi (just |nearly |almost )?(fainted|passed out|blacked out|keeled over)\b/,
  'no-drink':
    /\b(nothing to drink|not drinking (anything|water)|haven't (drunk|had) (any )?(water|fluids?)|can't keep (anything|water|fluids?) down)\b/,
}
const isPast =
  /\b(years?|months?|weeks?) ago\b|\blast (year|month|week)\b|\bused to\b|\bwhen i was\b|\bin (19|20)\d\d\b/

/** What a body needs today, said before everything else. */
export function bodyNoteIn(text: string): string | null {
  const heard = plain(text)
  const found = (Object.keys(bodySigns) as (keyof typeof bodyNotes)[]).find((sign) =>
    bodySigns[sign].test(heard),
  )
  return found && !isPast.test(heard) ? bodyNotes[found] : null
}
