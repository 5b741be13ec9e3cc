import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { scenes } from '#domain/chat/guide/say/scenes.ts'
import type { NeedId, Scores } from '#domain/chat/guide/understanding.ts'

/** From here on nine in ten are right, by writers that the learning had not seen (`npm run train:scenes`). */
const sureFrom = 0.13
/** Where it agrees with what the talk is about, a little less does. */
const agreedFrom = 0.12
/** In the middle of a talk. */
const plainFrom = 0.17
/** What is said of telling itself is near everything. */
const ofTellingFrom = 0.17
const fewestWords = 4
/** Less, and it is something else that the message does. */
const leastTelling = 0.3

/** What names a worse thing than a fast heart or a fright has to be told: nobody is given a fear that they did not have. */
const mustBeTold: Readonly<Record<string, RegExp>> = {
  'panic-now/losing-my-mind':
    /\b(mind|crazy|mad|insane|sane|sanity|control|losing it|lose it|lost it|grip|mental|nuts|bonkers|flip|head)\b/,
  'health-fear/thinking-of-death':
    /\b(die|dies|died|dying|death|dead|mortal\w*|funeral|gone|cease|not exist\w*)\b/,
  'health-fear/results-after-diagnosis':
    /\b(diagnos\w*|results?|scans?|tumou?rs?|cancer|remission|recurr\w*|biops\w*|treatment)\b/,
  'ocd-harm/compares-with-murderers':
    /\b(murder\w*|killers?|psychos?|psychopaths?|sociopaths?|news|documentar\w*|serial|crimes?)\b/,
  'grief/just-died': /\b(die[ds]?|dead|death|gone|passed|lost|funeral|hospice)\b/,
  'grief/lost-pregnancy': /\b(pregnan\w*|miscarr\w*|baby|babies|weeks|scan|due date|womb)\b/,
  'grief/relief-mixed-in': /\brelie\w*|\bglad\b|\blighter\b/,
  'grief/guilty-for-laughing': /\b(laugh\w*|jok\w*|fun|funny|smil\w*|enjoy\w*|happy|danc\w*|good time)\b/,
  'someone-else/their-drinking':
    /\b(drink\w*|drank|drunk|booze|bottles?|wine|vodka|beers?|pub|sober|alcohol\w*)\b/,
  'low-mood/retirement': /\b(retir\w*|work\w*|job|career|pension)\b/,
}

const needOf = (id: string): NeedId => id.split('/')[0] as NeedId

type About = {
  /** What the message was heard to be about, and what the talk is about. */
  need: NeedId | null
  at: NeedId | null
  /** The last message may do anything then: only what is plain is taken. */
  isMidTalk: boolean
  /** What the person said that it is not about. */
  dropped: ReadonlySet<NeedId>
}

/** The scene that a message tells, with what it is about; none where that is only guessed. */
export function sceneIn(
  words: string,
  scores: Scores | null,
  { need, at, isMidTalk, dropped }: About,
): { id: string; need: NeedId } | null {
  const { id, worth } = scores?.scene ?? { id: '', worth: 0 }
  const of = needOf(id)
  if (scenes[id] === undefined || dropped.has(of) || wordCount(words) < fewestWords) return null
  if ((scores?.acts.tells ?? 0) < leastTelling || mustBeTold[id]?.test(words) === false) return null
  const isOther = need !== null && need !== of && need !== 'just-listen'
  const from =
    of === 'just-listen' ? ofTellingFrom : isMidTalk ? plainFrom : of === (need ?? at) ? agreedFrom : sureFrom
  return worth >= from && !isOther ? { id, need: of } : null
}
