import { isAcute } from '#domain/chat/guide/decide/listen.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { answersWhatWasTold } from '#domain/chat/guide/hear/asked/first-answers.ts'
import { plainlyAsked } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { withoutRefused } from '#domain/chat/guide/hear/refused.ts'
import { isOfYoung } from '#domain/chat/guide/hear/young.ts'
import { floorOfEach } from '#domain/chat/guide/misreading.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import type { NeedId, Understanding } from '#domain/chat/guide/understanding.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { saysTheyAreFound } from '#domain/safety/flow/about-another.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { misread } from '#domain/safety/words/flows/misread.ts'

const isCalm = (turns: GuidePrompt['turns']): boolean =>
  floorOfEach(turns).every(({ tier }) => !isCrisis(tier))

const feared =
  /\b(?:(?:scared|afraid|frightened|terrified) of (?:him|her|them|my)|(?:hits?|hitting|beats?|chok\w+|punch\w*|slap\w*|push\w*|shov\w*|hurts?|threaten\w*) me|won'?t let me|checks my|reads my|tracks my)\b/i

/** Somebody who does harm is back: that is no relief. */
const isFeared = ({ turns, guide }: GuidePrompt): boolean =>
  stateOf(guide).need === 'violence-at-home' ||
  turns.some(({ role, text }) => role === 'user' && feared.test(text))

const denials =
  /\b(?:(?:i'm|im|i am) not (?:going|gonna) to (?:hurt|harm|kill|cut|do anything to) (?:myself|anyone|anybody|him|her|them)|(?:i'm|im|i am) not suicidal|i (?:wouldn't|won't|would never|will never|never would) (?:hurt|harm|kill|cut) (?:myself|anyone|anybody)|(?:he|she|they|nobody|no ?one|dad|mum|mom) (?:(?:doesn'?t|don'?t|didn'?t|never|has never|have never|wouldn'?t|would never) )?(?:ever )?(?:hits?|hit|hurts?|touch(?:es)?) (?:me|her|him|us|anyone|anybody)|(?:he|she)(?:'s|s| is) not (?:violent|abusive|like that))\b/gi
const negation = /\b(?:not|nobody|no ?one|never|n't|doesnt|dont|didnt|wouldnt|wont)\b|n't\b/i
const fewestBeside = 3

/** Nothing is said but that it is not so: to say it begins nothing, where nothing was told outright before. */
function isDenialAlone({ turns, tier }: GuidePrompt, heard: string): boolean {
  const said = heard.replace(/[\u2018\u2019]/g, "'")
  const denied = said.match(denials) ?? []
  const left = said.replace(denials, ' ').match(/[\p{L}\p{N}']+/gu) ?? []
  return (
    isCrisis(tier) &&
    denied.length > 0 &&
    denied.every((one) => negation.test(one)) &&
    left.length <= fewestBeside &&
    isCalm(turns)
  )
}

const saysSafe =
  /^(?:(?:yes|yeah|yep|yea|i think so)\b[, ]*)?(?:(?:i'm|im|i am|it's|its|it is) )?(?:home,? and |here,? and )?(?:safe|ok and safe)\b(?! (?:from|if|when|until|unless|as long|but|i (?:guess|think|suppose)|for now|kind|sort))/i
const butDanger =
  /\b(?:but|unless|until|he(?:'s| is) (?:here|coming|outside|at the door)|she(?:'s| is) (?:here|coming|outside|at the door)|hid(?:e|ing)|hurt\w*|hit\w*|bleed\w*|took|pills?|knife|gun|die|kill\w*)\b/i

/** That they are safe, said to whom nothing was told outright, begins no alarm. */
const isSafeAlone = ({ turns }: GuidePrompt, heard: string): boolean => {
  const said = heard.replace(/[\u2018\u2019]/g, "'").trim()
  return saysSafe.test(said) && !butDanger.test(said) && isCalm(turns)
}

const ofABody =
  /\b(?:bleed\w*|bled|blood\w*|breath\w*|chest|heart|faint\w*|collaps\w*|unconscious|pass(?:ed|ing) out|stroke|numb\w*|weak\w*|seiz\w*|fit|fits|chok\w*|pain\w*|hurts?|hurting|diz\w*|swallow\w*|took|taken|pills?|tablets?|overdos\w*|drank|drunk|burn\w*|allerg\w*|swell\w*|swollen|vomit\w*|sick|ill|fever\w*|temperature|hospital|ambulance|999|911|112|doctor\w*|head|arm|leg|face|speech|vision|fell|fall|cut|wound\w*|injur\w*|wake|respond\w*|blue|cold|dying|die|dead|help|shak\w*|gas|smoke|poison\w*|baby|sweat\w*|lump|throat|stomach|skin|rash|eyes?|stopped)\b/i
const notBleeding =
  /\b(?:not|isn'?t|aren'?t|wasn'?t|no ?(?:one|body)(?:'?s| is)?|nothing(?:'?s| is)?|no|stop saying|forget (?:about )?the|never)\b[^.?!,;]{0,20}?\b(?:bleed(?:ing)?|blood|999|emergency)(?: (?:bleed(?:ing)?|out|really|at all))*\b/gi

/** A trouble of which a body is no part, or shakes by its nature. */
const ofNoBody: ReadonlySet<NeedId | null> = new Set([
  'flashback',
  'dissociation',
  'sleep',
  'loneliness',
  'conflict',
  'overload',
  'worry-loop',
  'social-anxiety',
])

/** An alarm for the body, only guessed: from words that deny just that, or, of whoever mourns, from words of no body at all. */
function isOfNoBody({ turns, concerns, guide }: GuidePrompt, heard: string): boolean {
  const said = heard.replace(/[\u2018\u2019]/g, "'")
  const left = said.replace(notBleeding, ' ')
  const isDenied = left !== said && !/\bbleed|\bblood/i.test(left)
  return (
    concerns.every((concern) => concern === 'medical-emergency' || concern === 'self-harm') &&
    concerns.length > 0 &&
    (isDenied ||
      (stateOf(guide).need === 'grief' && !ofABody.test(said)) ||
      (ofNoBody.has(stateOf(guide).need) && !atOnce.test(said))) &&
    !stateOf(guide).isAfterCrisis &&
    isCalm(turns.slice(0, -1)) &&
    !isCrisis(screenByFloor([{ role: 'person', text: left }]).tier)
  )
}

const seenByADoctor =
  /\b(?:lumps?|bumps?|moles?|freckles?|lymph nodes?|jaw(?:'?s| is| feels)? (?:clenched|tight|tense)|(?:clench\w*|grind\w*|tight|tense) (?:\w+ )?(?:jaw|teeth))\b/i
const clenched =
  /\bjaw(?:'?s| is| feels)? (?:clenched|tight|tense)\b|\b(?:clench\w*|grind\w*|tight|tense) (?:\w+ )?(?:jaw|teeth)\b/gi
const atOnce =
  /\b(?:arms?|crush\w*|pressure|spread\w*|faint\w*|pass(?:ed|ing) out|collaps\w*|numb\w*|weak\w*|face|slur\w*|blue|blood\w*|bleed\w*|chest|heart|breath\w*|swallow\w*|throat|swell\w*|swollen|chok\w*|wheez\w*|seiz\w*|fever\w*|temperature|stiff|vomit\w*|sudden\w*|severe|worst|agony|excruciating|unbearable|black|vision|can'?t see|took|taken|pills?|tablets?|overdos\w*|hit|fell|baby|pregnan\w*|stung|bitten|help me|ambulance|testic\w*|can'?t (?:feel|move|speak|wake))\b/i

/** An alarm for the body, only guessed, from what a doctor sees by day: a lump, a clenched jaw. No sign of haste is told. */
function isForADoctor({ turns, concerns }: GuidePrompt): boolean {
  const told = turns.flatMap(({ role, text }) =>
    role === 'user' ? [text.replace(/[\u2018\u2019]/g, "'")] : [],
  )
  return (
    concerns.length > 0 &&
    concerns.every((concern) => concern === 'medical-emergency') &&
    told.some((text) => seenByADoctor.test(text)) &&
    !told.some((text) => atOnce.test(text.replace(clenched, ' '))) &&
    isCalm(turns)
  )
}

/** An alarm was taken back: what is guessed once more, from words of no haste, begins no second one. */
const isTakenBack = ({ turns, concerns }: GuidePrompt, heard: string): boolean =>
  concerns.length > 0 &&
  concerns.every((concern) => concern === 'medical-emergency') &&
  turns.some(({ role, text }) => role === 'assistant' && text.includes(misread['medical-emergency'])) &&
  !atOnce.test(heard.replace(/[\u2018\u2019]/g, "'")) &&
  isCalm(turns)

const ofVoices =
  /\b(?:voices?|hear\w*|say|says|said|saying|tell|tells|told|telling|whisper\w*|talk\w*|speak\w*|order\w*|command\w*|wants? me)\b/i

/** Voices, only guessed, where a memory or a body is steadied and nobody was told to speak. */
const isOfNoVoice = ({ turns, concerns, guide }: GuidePrompt): boolean =>
  concerns.includes('voices') &&
  isAcute(stateOf(guide).need) &&
  concerns.every((concern) => concern === 'voices' || concern === 'self-harm') &&
  !turns.some(({ role, text }) => role === 'user' && ofVoices.test(text)) &&
  isCalm(turns)

const ownChild =
  /\b(?:my|our) (?:\w+ ){0,2}?(?:\d+ ?-?(?:yr|year|years?)s?(?: |-)?olds?|teen\w*|teenage\w*|son|daughter|kids?|toddler|little one)\b/i
const harmsMe =
  /\b(?:hit|hits|hitting|hurts?|hurting|kick\w*|punch\w*|slap\w*|push\w*|shov\w*|chok\w*|grab\w*|threat\w*|threw|throws|bit|bites|attack\w*|beat\w*|smash\w*|knife|scared of|afraid of|frightened of|husband|wife|partner|boyfriend|girlfriend|dad|step\w*|ex)\b/i

/** A parent after a row with their child, of whom no harm is told: a guess of abuse is about nobody. */
function isOfOwnChild({ turns, concerns }: GuidePrompt): boolean {
  const told = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  return (
    concerns.length > 0 &&
    concerns.every((concern) => concern === 'abuse') &&
    told.some((text) => ownChild.test(text)) &&
    !told.some((text) => harmsMe.test(text)) &&
    isCalm(turns)
  )
}

/**
 * A danger that was only guessed, from words that say otherwise themselves: somebody is found again, or an exercise is not
 * wanted. They are answered as they were said; what is shown beside them stays.
 */
export function asSaid(prompt: GuidePrompt): GuidePrompt {
  const { turns, guide } = prompt
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  if (guide?.need === 'crisis' || (prompt.tier === 'none' && !prompt.ask)) return prompt
  const left = withoutRefused(heard)
  const isRefusal =
    left !== heard &&
    isCalm(turns.slice(0, -1)) &&
    !isCrisis(screenByFloor([{ role: 'person', text: left }]).tier)
  const isRelief = saysTheyAreFound(heard) && !isFeared(prompt) && isCalm(turns)
  const isNothing =
    isPanicAgain(prompt, heard) ||
    isQuestionAlone(prompt, heard) ||
    isOfOwnChild(prompt) ||
    isOfNoVoice(prompt) ||
    isOfNoBody(prompt, heard) ||
    isForADoctor(prompt) ||
    isTakenBack(prompt, heard) ||
    isDenialAlone(prompt, heard) ||
    isSafeAlone(prompt, heard)
  if (!isRefusal && !isRelief && !isNothing) return prompt
  return { ...prompt, tier: 'none', heardTier: 'none', concerns: [], ask: null }
}

const again =
  /\b(happening again|another one|it's back|its back|here (we go )?again|same as (last|before)|like last time|panic\w*)\b/i
const redFlag =
  /\b(arm|jaw|crush\w*|pressure|spread\w*|faint\w*|pass(ed|ing) out|collaps\w*|numb|face|speech|slur\w*|blue|blood|pain|hurts?|can'?t breathe|cant breathe|took|pills?|seiz\w*|fit|swell\w*|wheez\w*|not (stopped|going)|for hours?)\b/i

/** What they know as panic comes again, and none of its words is of a body in danger: it is steadied as that. */
const isPanicAgain = ({ turns, tier, concerns }: GuidePrompt, heard: string): boolean =>
  isCrisis(tier) &&
  concerns.every((concern) => concern === 'medical-emergency') &&
  again.test(heard) &&
  /\b(heart|shak\w+|breath\w*|diz\w*|sweat\w*|legs)\b/i.test(heard) &&
  !redFlag.test(heard) &&
  isCalm(turns)

const ofDeath =
  /\b(die|dying|dead|death|kill\w*|suicid\w*|pills?|tablets?|overdos\w*|cut(ting)?|knife|gun|bleed\w*|blood|hit(s|ting)?|chok\w*|rap(e|ed|ing)|here any ?more)\b/i

/** A plain question of theirs, where nothing was told outright: it is answered as that. */
const isQuestionAlone = ({ turns, tier, guide }: GuidePrompt, heard: string): boolean => {
  const { need: at, said } = stateOf(guide)
  const told = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).slice(0, -1)
  const answer = plainlyAsked(heard, { at, told, said })
  return (
    isCrisis(tier) &&
    !ofDeath.test(heard) &&
    answer !== null &&
    !answersWhatWasTold.has(answer) &&
    isCalm(turns)
  )
}

const grave: ReadonlySet<string | null> = new Set([
  'fact:young-violence',
  'fact:young-disappear',
  'fact:young-wont-wake',
  'fact:young-asked-pics',
])

/** A child tells of what is hard and no danger, and nothing was said outright: it is met as that, and asked plainly. */
export const isGuessedOfYoung = ({ turns, tier, guide }: GuidePrompt, { topic }: Understanding): boolean =>
  isCrisis(tier) &&
  isOfYoung(topic) &&
  !grave.has(topic) &&
  guide?.need !== 'crisis' &&
  !stateOf(guide).isAfterCrisis &&
  isCalm(turns)
