import { scaleIn } from '#domain/chat/guide/hear/answers.ts'
import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { isAskedOf } from '#domain/chat/guide/hear/questions-of-deeds.ts'

/** Something good, or a step that was taken: what kind, and their own number where it has one. */
export type News =
  | { kind: 'number' | 'waited'; words: string; before: string | null }
  | { kind: 'fewer' | 'held' | 'kept' | 'done' | 'went' | 'clear'; words: string | null }

const longest = 18
const count = '(?:once|twice|(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) times?)'
/** A step by itself. */
const steps =
  'done|did (?:it|that|this|the|my|a|one|some|\\d+)|sent|called|rang|phoned|booked|deleted|poured|flushed|binned|waited|blocked|emailed|finished|handed|paid|showered|apologi[sz]ed|resisted|managed|made it|practi[sc]ed|signed|got (?:up|out)|opened|wrote|put (?:the|my) phone|applied|replied|told my|drew|painted|baked|cooked|tidied|took (?:the|my) \\w+ off'
/** A step where one was spoken of. */
const mayBeSteps =
  'did|told|asked|went|walked|rode|drove|left|threw|touched|stopped (?:after|at|myself)|said no|stayed|cleaned|started|spoke|talked to|texted|ate|tried|sat'
const bad =
  /\b(can't|cannot|couldn't|didn't|don't|not|never|but|worse|worst|wrong|hate|cry\w*|died?|hurt|sick|failed?|fail|again|scared|horrible|awful|drank|binge\w*|relaps\w*|me\b.{0,6}$|alone|ghosted|off on me|mad at|stupid|sad|shak\w+|lonely|fight|fought|shouted|away from me)\b/
const doneOf = (deeds: string): RegExp =>
  new RegExp(
    `^(?:(?:ok(?:ay)?|yes|yeah|so|well|and|just|lol|hey|update)[, ]+)*(?:i(?:'ve)? )?(?:just |actually |finally |only )?(?:${deeds})\\b`,
  )
const done = doneOf(steps)
const mayBeDone = doneOf(mayBeSteps)
const clear =
  /\b(came back|results? (are|were|is|was)|scan (is|was)|tests? (are|were|is|was)|got the) ?(back )?(all )?(clear|fine|normal|ok(ay)?|good|negative)\b|\ball clear\b|\b(i|we) got the (job|place|flat|house|grade)\b|\bi passed\b|\bpassed (my|the)\b|\b(i'm|we're|got) engaged\b|\bi got in\b|\bin remission\b/
const went =
  /\b(it|that|the (talk|meeting|exam|interview|call|party|presentation|visit|test)|today|she|he|dad|mum|mom|they) (just |actually |really )*(went|was|is|were|took it|understood|hugged me|listened|smiled|said (yes|it's (ok|fine)))( so| really| quite| pretty| all)* ?(ok(ay)?|well|fine|good|better|great|alright|right|nice|easier|less|calmer|quieter|lovely|me|to me|it)?(?= |[.!,]|$)/
const better =
  /^(?:(?:ok(?:ay)?|yes|yeah|so|well|and|now)[, ]+)*(?:it's|it is|it feels|i feel|feeling|feels|i'm|bit|a bit|a little|slightly|much|it's been|today was|today is) ?(?:is |been |feels? )?(?:(?:a )?(?:bit|little|lot|tiny bit)|slightly|somewhat|much|already|getting)? ?(?:better|quieter|calmer|less|lighter|easier|softer|passing|fading|settling|gone|over)\b/
const slept =
  /\b(slept (till|until|through|all night|well|better|\d)|fell asleep (?:fine|ok|quickly|straight away|without)|i slept)\b/

/** What was left undone. */
const kept =
  /^(?:(?:ok(?:ay)?|yes|yeah|so|and)[, ]+)*(?:i )?(?:didn't|did not|haven't|managed not to) (?:smoke|drink|wash|check|google|ask|look|text|binge|go back|smoked|washed|checked|googled|asked|texted)\b/
const keptWords = 8

const numbered =
  /^(?:(?:ok(?:ay)?|yes|yeah|so|well|and|still|like|maybe|about|now)[, ]+)*(?:it's|it is|it was|i'm at|i'm|i am at|down to|up to|at|a|an|is)? ?(?:now |at |about |like |maybe |down to |up to |still |only |an? )*(\d{1,2}(?:\.5)?)(?: ?(?:\/|out of) ?10)?(?: (?:now|then|today|still|maybe|i (?:think|guess)|at the moment))*[.! ]*$/
const fromTo =
  /\b(?:was|from|started at|went from) (?:an? )?(\d{1,2})\b.{0,24}\b(?:then|to|now|down to|ended at|and then) (?:an? )?(\d{1,2})\b(?! ?(?:times|min|hour|day|week|am|pm))/

const waited =
  /\b(?:it's|it is|its|that's|been|waited|after) (?:been )?(?<time>\d{1,3}) ?min(?:ute)?s?\b.{0,30}\b(?:to|at|it's|it is|is|now|still|a) (?<rating>\d{1,2})\b(?! ?(?:min|hour|times|day))/

/** Time let go by, and how strong it is after it. */
function waitedIn(words: string): News | null {
  const { time, rating } = waited.exec(words)?.groups ?? {}
  return time && rating && Number(rating) <= 10
    ? { kind: 'waited', words: `${time} minutes`, before: rating }
    : null
}

const asAsked =
  /\bi (?:just |did |have |actually )*(?<deed>(?:drank|did|tried|went|sat|waited|wrote|rang|called|told|put|held|took|stayed|walked|breathed|ate|made|got|left|\w+ed)\b[^.,!?]{0,40}?),? (?:just |exactly )?(?:like|as|what|the way|because) you (?:asked|said|told|suggested|wanted|wrote)\b/

/** What they did because it was asked of them. */
export const deedAsAsked = (text: string): string | null =>
  asAsked.exec(plain(text.slice(0, 400)))?.groups?.['deed'] ?? null

function numberIn(words: string): { words: string; before: string | null } | null {
  const two = fromTo.exec(words)
  if (two && Number(two[1]) <= 10 && Number(two[2]) <= 10) return { words: two[2]!, before: two[1]! }
  const one = numbered.exec(words)?.[1]
  return one !== undefined && Number(one) <= 10 && scaleIn(words) !== null
    ? { words: one, before: null }
    : null
}

/** What a message tells of good; null where it tells none, or where something bad is in it too. */
export function newsIn(text: string, isAfterStep = false): News | null {
  const words = plain(text.slice(0, 400))
  if (wordCount(words) > longest) return null
  const time = waitedIn(words)
  if (time !== null) return time
  if (words.includes('?') || words.split(/[.!\n] ?/).some((sentence) => isAskedOf.test(sentence))) return null
  if (deedAsAsked(text) !== null) return { kind: 'done', words: null }
  const number = numberIn(words)
  if (number !== null) return { kind: 'number', ...number }
  if (clear.test(words) && !/\b(not|isn't|wasn't|what if|but)\b/.test(words))
    return { kind: 'clear', words: null }
  const fewer = new RegExp(`\\bonly (?:\\w+ ){0,6}?(?<n>${count})\\b`).exec(words)?.groups?.['n']
  if (fewer && !/\b(slept|ate|eaten|happened|seen?|met)\b/.test(words)) return { kind: 'fewer', words: fewer }
  const held = new RegExp(
    `\\b(?:lasted|waited|held (?:out|off)|rode it out|lasted|resisted|didn't \\w+|stayed|sat with it|delayed)\\b.{0,24}?(?<n>(?:\\d{1,3}|one|two|five|ten|fifteen|twenty|thirty|a few) ?(?:min(?:ute)?s?|hours?|hrs?))\\b`,
  ).exec(words)?.groups?.['n']
  if (held && !/\b(panic|attack|pain)\b/.test(words))
    return { kind: 'held', words: held.replace(/ ?mins?$/, ' minutes') }
  if (kept.test(words) && wordCount(words) <= keptWords) return { kind: 'kept', words: null }
  if (bad.test(words.replace(/\bfor me\b/, ''))) return null
  if (slept.test(words) || better.test(words)) return { kind: 'went', words: null }
  if (
    /^(i |i've )?(just |actually |finally )?(did|done|have done) (it|that|this)\b/.test(words) ||
    /^done[.! ]*$/.test(words)
  )
    return { kind: 'done', words: null }
  if (wordCount(words) <= 9 && (done.test(words) || (isAfterStep && mayBeDone.test(words))))
    return { kind: 'done', words: null }
  const told = went.exec(words)
  // The good word stands in the clause that says what went: "ok. it was just a smell" has none.
  const clause = told === null ? '' : words.slice(told.index).split(/[.,;!\n]/)[0]!
  if (
    /\b(ok(ay)?|well|fine|good|better|great|alright|nice|easier|less|calmer|quieter|lovely|hugged|listened|understood|smiled)\b/.test(
      clause,
    )
  )
    return { kind: 'went', words: null }
  return null
}
