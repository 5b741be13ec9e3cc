import { untouchable } from '#domain/chat/guide/hear/details.ts'
import { needSigns } from '#domain/chat/guide/hear/need-signs.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import type { Kind } from '#domain/journal/reflection/say/questions.ts'

/** Danger, giving up, and what others did to them: where a line says so, none of the entry is given back. */
const dangerous = [
  /\b(self.?harm\w*|overdos\w*|suicid\w*|kill\w*|razor\w*|noose|strangl\w*|suffocat\w*)\b|\b(cut|burn|hurt)(t?ing|ed)? (me|myself|my (arm|leg|wrist|thigh|skin)s?)\b/,
  /\b(no|what('s| is) the|not? (much|any)) (point|use|hope|future|way out)\b|\bhopeless\w*|\bpointless\b/,
  /\b(can't|cannot|couldn't|don't want to|do not want to|not want to|no longer want to) (go on|do (this|it|life)|cope|take (it|this|any)|carry on|live|be (here|alive|around|me)|exist|wake|keep)\b/,
  /\b(not (be|being) here|better off without|without me|end (it all|everything|my)|over with|never wake|sleep for ?ever|not wake)\b/,
  /\b(rape[ds]?|raping|assault\w*|molest\w*|abus\w*|groom(ed|ing)|touched me|touching me|forced me|(car|road|bike|motorbike|the) (accident|crash)|the attack|attacked me|trauma\w*|made me (do|watch|undress|touch)|our secret)\b|\b(can|could) still (smell|hear|see|feel|taste)\b/,
]

/** What is not held up by itself. */
const sore = [
  untouchable,
  /\b(pills?|tablets?|knife|knives|blades?|rope|gun|bridge|chok\w*|drown\w*|bleed\w*|burn(t|ed|ing)?|hurt\w*|harm\w*|scars?|weapon\w*)\b/,
  /\b(do not|don't|did not|didn't) (want|wish|like) to (write|talk|think|speak|say|tell|remember)\b/,
  /\b(giv(e|en|ing) up|gave up|disappear\w*|vanish\w*|better off|burden|miss me|goodbye|farewell|last time|gone)\b/,
]

/** What somebody says against themselves, or would not like to find quoted. */
const shameful = [
  /\b(i('m| am| was|'ve been| have been| feel| felt) (\w+ ){0,3}(stupid|pathetic|disgusting|worthless|useless|weak|ugly|fat|dirty|filthy|broken|crazy|insane|mad|evil|bad|awful|horrible|terrible|selfish|lazy|idiot|failure|fraud|loser|monster|freak|mess|coward|liar|waste|nothing|unlovable|ashamed|humiliated|embarrass\w*|mortified|disgusted))\b/,
  /\b(hate|loathe|despise|disgust\w*|ashamed of|sick of|punish\w*) (me|myself|my (body|face|life|self))\b|\b(my|the|a) (shame|fault|secret)\b|\bhumiliat\w+/,
  /\bi (\w+ ){0,2}(cheated|lied|stole|hit|slapped|shouted|screamed|wet|threw up|vomited|stalked|spied|betrayed|drank|relapsed|masturbat\w+|flashed|cut)\b/,
  /\b(nobody|no one|everyone|everybody) (\w+ ){0,2}(likes?|loves?|cares?|wants?|hates?|knows|needs?) ?(me|about me)?\b/,
  /\b(fuck\w*|shit\w*|cunt|bitch\w*|slut\w*|whore\w*|bastard|wank\w*|dick|piss\w*|naked|nude|penis|vagina|breasts?|erection|periods?|virgin\w*|affair)\b/,
  /\b(weigh\w*|calor\w*|kilos?|pounds|bing\w+|purg\w+|starv\w+|laxative\w*|fasting|thighs?|diagnos\w*|cancer|tumou?r|hiv)\b/,
  /\bwhat if\b|\bif only\b/,
]

/** A number is a count, a date, a measure or a way to reach somebody; marks like these are code, or somebody else's words. */
const unreadable = /[\p{N}“”"„«»<>*_`~[\]{}|\\#&@^=/]|https?:|www\./u

/** What asks for care with the whole entry: nothing is given back then, and the question leads outward. */
const wholeEntry: Readonly<Partial<Record<NeedId, Kind>>> = {
  flashback: 'steady',
  dissociation: 'steady',
  'violence-at-home': 'steady',
  'certain-beliefs': 'steady',
  eating: 'steady',
  substance: 'steady',
  shame: 'steady',
  crisis: 'steady',
  'ocd-harm': 'unsure',
  'ocd-taboo': 'unsure',
  'ocd-real-event': 'unsure',
}

/** A doubt that wants to be sure: it is not held up again, while another line may be. */
const doubts: ReadonlySet<NeedId> = new Set([
  'ocd-contamination',
  'ocd-checking',
  'ocd-relationship',
  'ocd-just-right',
  'health-fear',
])
const signsOfDoubt = [
  /\b(not|never|be|make|made) (\w+ )?(sure|certain)\b/,
  ...needSigns.filter(([need]) => doubts.has(need)).flatMap(([, signs]) => signs),
]

const isIn = (words: string, signs: readonly RegExp[]): boolean => signs.some((sign) => sign.test(words))

/** Whether a line, in plain words, is not to be held up to whoever wrote it. */
export const isLeftAlone = (line: string, words: string): boolean =>
  unreadable.test(line) ||
  line.includes('?') ||
  isIn(words, [...dangerous, ...sore, ...shameful, ...signsOfDoubt])

/** From here on what was learned is believed: nothing is lost where it errs. */
const believedFrom = 0.45

export type Needs = Readonly<Partial<Record<NeedId, number>>>

/** How an entry is to be met: what is asked where it wants care, and whether a line of it may be given back. */
export type Care = { asks: Kind | null; mayGiveBack: boolean }

/** `words`: the lines of an entry as plain words; `needs`: what was learned says of it, where that is there. */
export function careFor(words: readonly string[], needs: Needs = {}): Care {
  const there = needSigns.flatMap(([need, signs]) => {
    if (!doubts.has(need) && !(need in wholeEntry) && need !== 'grief') return []
    const isThere = (needs[need] ?? 0) >= believedFrom || words.some((line) => isIn(line, signs))
    return isThere ? [need] : []
  })
  const isDangerous = words.some((line) => isIn(line, dangerous))
  const asked = [
    ...there.flatMap((need) => wholeEntry[need] ?? []),
    ...(isDangerous ? ['steady' as const] : []),
  ]
  if (asked.length > 0) return { asks: asked.includes('steady') ? 'steady' : 'unsure', mayGiveBack: false }
  if (there.some((need) => doubts.has(need))) return { asks: 'unsure', mayGiveBack: true }
  return { asks: there.length > 0 ? 'loss' : null, mayGiveBack: true }
}
