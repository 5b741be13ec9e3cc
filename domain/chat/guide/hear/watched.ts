import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId, Understanding } from '#domain/chat/guide/understanding.ts'

const partner = '(husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|fianc\\w+|other half|hubby)'
const watcher = `(he|she|they|my (${partner.slice(1, -1)}|dad|father|mum|mom|mother|stepdad|stepmum|stepmom|parents|brother|family|in.?laws))`
const thisPage =
  "(this( (on|app|page|chat|talk|conversation|site|website|here|later|too)\\b.*)?$|it on|here\\b|that i('ve| have| was|'m| am)? (been |used |using )?(on )?(here|this)|what i('ve)? (wrote|write|say|said|type|typed|told|look|looked|do on here)|i('ve| have| was|'m| am)? (been |used |using |came |looked |wrote |writing )?(on )?(here|this)|my (messages|chat)|me (here|on here|writing|typing))"

/** What is asked by whoever fears to be seen here. The first that is heard wins. */
const questions: readonly (readonly [string, RegExp])[] = [
  [
    'watched-login',
    new RegExp(
      `\\b(can|could|will|would) ${watcher} (\\w+ )?(log|sign|get) ?(in|into|on)\\b|\\b(has|have|knows?|got|guessed) (all )?(of )?my (passwords?|passcode|pin|logins?)\\b`,
    ),
  ],
  [
    'watched-seen',
    new RegExp(
      `\\b(can|could|will|does|would|is|do) ${watcher} (\\w+ ){0,2}(see|read|know|find|tell|notice|look at|check)\\b.{0,20}\\b${thisPage}|\\b(?:can't|cannot|won't|couldn't) (?:see|read|find|open) (?:this|it|that|these)\\b.{0,12}\\b(?:can|will|could) (?:he|she|they)\\b|\\b(can|could|is|might) ${watcher} (be )?(reading|seeing|watching) (this|it|me|what i)\\b|\\bam i safe (to )?(typ|writ|talk|chat)\\w* (here|this|on here)|\\bdoes (it|this) (save|stay|keep|store)\\b.{0,12}\\b(on|in) my (phone|laptop|tablet|computer|browser|device)|\\b(can|could|will) ${watcher} (see|read) (it|that)( (on|later|too)\\b.*)?$`,
    ),
  ],
  [
    'watched-wifi',
    /\b(same |our |his |the |her )(wi.?fi|network|router|internet)\b|\bwi.?fi\b.{0,20}\b(see|read|history)\b|\b(see|read|know|track|check)\b.{0,40}\b(work|school|office|uni|company|hotel|public)? ?(wi.?fi|network)\b/,
  ],
  [
    'watched-seen',
    new RegExp(
      `^(?=.*\\b(?:will|would|can|could|does) (?:he|she|they) (?:ever |even )?(?:find out|know|notice)\\b)(?=.*\\b(?:he|she|they|my ${partner}) (?:always )?(?:checks?|reads?|goes through|looks (?:at|through)) (?:all )?my (?:phone|messages|texts))`,
    ),
  ],
  [
    'watched-history',
    /\bclear(ing)? (my |the |out my )?(browser |search )?history\b|^(?=.*\b(does|will|is|would|can|do)\b).*\b((in|on|from) (the |my |his |our )?(browser |search |internet |phone )?history|browser history|browsing history)\b/,
  ],
  [
    'watched-delete',
    /\b(get|take) (this|it) off my (phone|laptop|tablet|computer)\b|\bhow (do|can|could|would) i (delete|erase|remove|clear|wipe) (this|it|the (chat|talk|conversation|messages?)|these|what i|my (messages?|chat|history)|everything i|all (of )?(this|it))\b|\bcan i delete (this|it|the (chat|conversation)|what i)\b/,
  ],
  [
    'watched-hide',
    /\b(hide|cover) (that i|this (page|app|chat|site|website|from)|my tracks|the app)\b|^(so |but |and )?(is there (a|any) way|how (do|can|could) i|can i|how) (to )?hide this( here)?\W*$|\b(private|incognito) (window|mode|tab|browsing)\b/,
  ],
  [
    'watched-exit',
    /^(so |and |but )?(what|how|where)('s|s| is| does| do| can)?.{0,20}\b(quick |fast )?exit\b(?! (exam|interview|strateg))/,
  ],
  [
    'watched-notices',
    /\b(does|will|do|would) (it|this|you|leeward|they|the app) (ever )?(send|e-?mail|text|notify|show|pop up)\b.{0,24}\b(e-?mails?|notifications?|texts?|alerts?|pop.?ups?|anything|me|him|her)\b/,
  ],
  [
    'watched-close',
    /\b(if|when) i (close|shut|leave|exit) (the |this |my )?(tab|page|app|window|browser|it)\b.{0,30}\b(gone|deleted?|saved|still|lost|there|disappears?|stay)\b/,
  ],
]

/** The same, where it is known that somebody is feared. */
const atHome: readonly (readonly [string, RegExp])[] = [
  [
    'watched-comes',
    new RegExp(
      `\\b(what )?if ${watcher} (just )?(comes?|walks?|looks?|catch\\w*|wakes?|gets? (home|back))\\b|\\b(he|she)('s| is|s) (coming|about to come|back soon)\\b`,
    ),
  ],
  [
    'watched-stay',
    /\b(don't|do not|stop|please don't) (\w+ )?(tell|telling|say|ask|make) (me )?(to |i (should|have to|must) )?leave\b|\b(don't|do not|can't|not) (want to |going to |ready to )?leave (him|her)\b|\bi (still )?love (him|her)\b/,
  ],
  [
    'watched-bad',
    /\b(not|n't|if|is|that|isn't) (it's |its |it is |this is )?(really |even |all )?that bad\b|\b(he|she)('s| has|s)? (has |had )?never (\w+ )?(hit|hurt|touched|laid)\b|\b(no ?one|nobody) (hits|hurts) me\b|\bis (it|this|that) (even |really )?(abuse|normal|bad|ok|okay)\b|\b(he|she) (just|only) (worries|cares|loves|gets)\b|\bnot (scared|afraid|frightened) of (him|her)\b|\bmaybe i('m| am)( (just|the one|overreacting|too))?\b|\bam i overreacting\b/,
  ],
]

const tracks = new RegExp(
  `\\b(he|she|my ${partner})\\b.{0,16}\\b(track\\w*|spies|spying|follows|monitors?|monitoring|has (an app|spyware|gps|find my))\\b.{0,24}\\b(my|me|us|phone|location|car)\\b|\\b(spyware|stalkerware)\\b`,
)

/** Being watched, belittled or kept from others, by whoever is near: no blow is needed for it to count. */
const control: readonly RegExp[] = [
  new RegExp(
    `\\b(he|she|my ${partner})\\b.{0,20}\\b(checks|reads|goes through|looks (at|through)|monitors|tracks|controls|takes|has|knows|watches)\\b.{0,14}\\b(my (phone|messages|texts|e-?mails?|location|passwords?|bank|money|wages|accounts?|every move|passport|keys)|everything i (do|say|spend)|all my (passwords|messages|money))\\b`,
  ),
  new RegExp(
    `\\b(he|she|my ${partner})('s| is)? ?(always |constantly |keeps )?(call(s|ing)|put(s|ting)) me (\\w+ )?(fat|stupid|ugly|thick|worthless|useless|crazy|mental|pathetic|names|down|a (slut|whore|bitch|cow|slag|waste))\\b`,
  ),
  /\bno ?(one|body) else (would|will|could|is going to|'d|'ll) (ever )?(want|have|love|put up with) me\b/,
  new RegExp(
    `\\b(he|she|my ${partner})? ?(gets|is|goes|got|starts) (so |really |very |all )?(angry|mad|furious|cross|moody|jealous|funny|weird|off|sulky|arsey|nasty|annoyed) (with me )?(when|if|every time|whenever) i (talk|see|go|speak|text|call|ring|leave|spend|meet|want)\\b`,
  ),
  /\b(he|she|my \w+) (won't|doesn't|does not|will not|never) (let|allow) me\b.{0,20}\b(out|leave|see|work|money|friends|drive|phone|family)\b/,
]

const longest = 40
const open: ReadonlySet<NeedId | null> = new Set([
  null,
  'violence-at-home',
  'just-listen',
  'conflict',
  'shame',
])

export const saysControl = (words: string): boolean =>
  control.some((sign) => sign.test(words)) || tracks.test(words)

/** Which of them is asked; null where none is, and where the talk is about something else. */
export function watchedIn(text: string, at: NeedId | null): string | null {
  const words = plain(text.slice(0, 400)).replace(/[?!.]+$/, '')
  if (wordCount(words) > longest || !open.has(at)) return null
  const asked = [...(at === 'violence-at-home' ? atHome : []), ...questions].find(([, sign]) =>
    sign.test(words),
  )
  return asked?.[0] ?? (tracks.test(words) ? 'watched-tracked' : null)
}

export const isOfWatched = (topic: string | null): boolean => topic?.startsWith('fact:watched-') === true

const ofPerson = new RegExp(`\\b(${partner.slice(1, -1)}|he|she)\\b`)
/** Whether somebody is spoken of who may look on. */
export const namesWatcher = (text: string): boolean => ofPerson.test(plain(text))

const takenFor: ReadonlySet<NeedId | null> = new Set([
  null,
  'shame',
  'conflict',
  'just-listen',
  'loneliness',
  'social-anxiety',
  'ocd-relationship',
])

/** Who is controlled is not ashamed, quarrelsome or in doubt first of all. */
export const controlMeant = (heard: Understanding, text: string): Understanding =>
  takenFor.has(heard.need) && saysControl(plain(text.slice(0, 400)))
    ? { ...heard, need: 'violence-at-home' }
    : heard
