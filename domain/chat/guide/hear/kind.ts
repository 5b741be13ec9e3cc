import { isBorneOut } from '#domain/chat/guide/hear/kind-evidence.ts'
import { plain } from '#domain/chat/guide/hear/plain.ts'
import { kinds } from '#domain/chat/guide/say/kinds/kinds.ts'
import type { Kind, Scores } from '#domain/chat/guide/understanding.ts'

/** Nearly all are right from here on, by writers that the learning had not seen (`npm run train:scenes`); of those below it half missed what was meant. */
const sureFrom = 0.3

/** The plainest of them, by turns of phrase that mean nothing else. */
const signs: readonly (readonly [id: string, sign: RegExp])[] = [
  [
    'is-it-normal',
    /^(?:(?:and|but|so|idk|ok)[, ]+)*(?:(?:do|would) you (?:think|say) )?(?:is|it's|its) ?(?:it|this|that)?(?:'s)? (?:even |really )?normal\b|\b(?:does|do) (?:anyone|anybody|other people) else (?:get|feel|have|do) (?:this|that|it)\b|\bam i the only one\b/,
  ],
  [
    'only-wants-hearing',
    /\bjust (?:wanted|needed|want|need) (?:some ?one|somebody|anyone) to (?:hear|listen)\b|\bjust (?:needed|wanted|had) to (?:vent|get (?:it|that) (?:out|off my chest))\b/,
  ],
  [
    'others-minimise',
    /\b(?:says?|said|tells? me|told me|keeps? (?:saying|telling me)|thinks?) (?:that |to )?(?:i should |just |i need to |i have to |you should )*(?:be over (?:it|him|her|this)|get over (?:it|him|her|this|myself)|move on|cheer up|man up|it's (?:nothing|all in my head|just (?:stress|nerves))|snap out of it|stop (?:worrying|being so \w+))\b/,
  ],
  [
    'calls-self-stupid',
    /^(?:(?:and|but|so|ugh|god|lol|sorry)[, ]+)*(?:i(?:'m| am| feel)|i know (?:it's|its|this is|it is|that's|i'm)|this is|it's|its) (?:just |so |really |being |such an? |an? )*(?:stupid|silly|pathetic|ridiculous|idiot|idiotic|dumb)\b.{0,12}$/,
  ],
  [
    'alone-right-now',
    /^(?:(?:and|but|so|yes|yeah|no)[, ]+)*(?:i'm |im |i am )?(?:home )?alone (?:right )?now\b|^(?:i'm |im |i am )?home alone\b/,
  ],
  [
    'angry-at-them',
    /^(?:(?:and|but|so|god|ugh)[, ]+)*i(?:'m| am|m) (?:so |just |really |still )*(?:angry|furious|livid|fuming)(?: (?:at|with) (?:him|her|them))?$/,
  ],
  [
    'urge-right-now',
    /^(?:(?:back|and|but|ok)[.,! ]+)*(?:i )?(?:still )(?:really )?(?:want|need) (?:it|one|to)\b.{0,16}$/,
  ],
  [
    'doubts-talking',
    /^(?:(?:and|but|so|well)[, ]+)*(?:you|u) (?:can'?t|cannot) (?:even |really |actually )*(?:help|do anything|change (?:it|anything))\b/,
  ],
  ['still-there', /^(?:(?:hello|hey|so|um+)\W+)?(?:are you|r u|you|u) still (?:there|here|on)\W*$/],
  [
    'agrees-to-step',
    /^(?:(?:ok(?:ay)?|alright|all right|fine|sure|yes|yeah|right)[,. ]+)+(?:(?:\d+|five|ten|fifteen|twenty) min(?:ute)?s?(?: then)?|i'?(?:ll| will) (?:try|do)(?: (?:it|that|this))?(?: now| then)?)\W*$/,
  ],
  [
    'needs-a-moment',
    /^(?:hm+|mm+|give me a (?:sec|second|moment|minute)|let me think|one (?:sec|second|moment))\W*$/,
  ],
  ['has-more-to-tell', /^(?:(?:and|but|so)[, ]+)*there(?:'s| is) (?:more|something else)\W*$/],
  [
    'says-sorry',
    /^(?:i'm |im )?sorry (?:for|about) (?:rambling|going on|the (?:rant|essay|long)|bothering)\b/,
  ],
  [
    'sorry-for-tone',
    /\bsorry (?:that |if |for |about )*(?:i(?:'m|m| was| am| got| sounded| came across)? |being |my )(?:so |a bit |an? |all |really )*(?:rude|short|snappy|harsh|mean|nasty|grumpy|moody|arsey|dick|bitch|idiot|tone|swearing|swore|shouting|shouted)(?: (?:with|to|at) you)?\b(?! (?:to|with|at) (?!you))/,
  ],
  [
    'told-nobody',
    /\b(?:never|haven't|not) told (?:anyone|anybody|a soul|anyone else)\b(?! (?:about you|else))/,
  ],
  ['takes-it-back', /\b(?:i take (?:it|that) back|scratch that|scrap that|forget i said that)\b/],
  [
    'others-have-it-worse',
    /\b(?:others|other people|some people|people) (?:have|got|have got) it (?:so much |far |way |a lot )?worse\b/,
  ],
]

/** Of the person themselves: whoever speaks of the guide says something else. */
const ofThemselves: ReadonlySet<string> = new Set([
  'cannot-do-step',
  'gave-in',
  'held-out',
  'did-the-step',
  'feels-a-failure',
  'agrees-to-step',
])
const ofTheGuide = /^(?:(?:and|but|so|well)[, ]+)*(?:you|u|this|that)\b/

/** What a message does in the middle of a talk; null where that would be a guess. */
export function kindIn(text: string, scores: Scores | null): Kind | null {
  const words = plain(text)
  const plainly = signs.find(([, sign]) => sign.test(words))
  if (plainly) return { id: plainly[0], isSure: true }
  const { id, worth } = scores?.kind ?? { id: '', worth: 0 }
  if (!isBorneOut(id, words)) return null
  if (ofThemselves.has(id) && ofTheGuide.test(words)) return null
  return kinds[id] !== undefined && worth >= sureFrom ? { id, isSure: true } : null
}
