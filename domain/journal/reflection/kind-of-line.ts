import { plain } from '#domain/chat/guide/hear/plain.ts'
import { type Family, feelingsIn, lightFamilies } from '#domain/journal/reflection/feelings.ts'
import type { Kind } from '#domain/journal/reflection/say/questions.ts'

const ofFeelings: Record<Family, Kind> = {
  fear: 'unsettled',
  worry: 'unsettled',
  sadness: 'heavy',
  loneliness: 'heavy',
  anger: 'anger',
  'guilt or shame': 'heavy',
  tiredness: 'worn',
  'too much at once': 'worn',
  numbness: 'heavy',
  calm: 'light',
  joy: 'light',
  gratitude: 'thanks',
  relief: 'light',
}

/** What a line is about, by plain turns of phrase; the first that is there. */
const signs: readonly (readonly [Kind, RegExp])[] = [
  ['loss', /\b(i|we) (still |really |so |do )*miss(ed)?\b|\bmissing (him|her|them|my|our|the)\b/],
  ['thanks', /\b(thank (you|god|goodness|him|her|them)|was (so )?kind (to|of)|kindness)\b/],
  [
    'plan',
    /\b(tomorrow|next (week|month|time|year)) (i|we)\b|\b(i|we)('ll| will|'m going to| am going to| are going to|'re going to| plan to| mean to| decided to)\b/,
  ],
  [
    'wish',
    /\b(i|we) (just |really |only )?(wish|want|need|hope|long for|would like|would love)\b|\bi'd (like|love)\b/,
  ],
  [
    'body',
    /\bmy (heart|chest|stomach|tummy|head|throat|hands?|legs?|arms?|back|neck|skin|body|breath|jaw|shoulders?|eyes|belly)\b/,
  ],
  [
    'thought',
    /\bi (keep |kept |was |am )?(think|thinking|thought|wonder|wondered|wondering|realised?|realized?|noticed?|remember|remembered)\b|\bmy (mind|thoughts?|brain)\b|\b(can't|cannot|couldn't) stop think\w*/,
  ],
  [
    'people',
    /\bmy (mum|mom|mam|mother|dad|father|brother|sister|son|daughter|kids|children|husband|wife|partner|boyfriend|girlfriend|friends?|best friend|flatmate|nan|gran|grandma|grandad|aunt|uncle|cousin|neighbou?r|boss|team|family)\b|\b(she|he|they) (said|told|asked|called|came|and i|didn't|did not|never|is|was|were|are)\b|\b(with|between) (him|her|them|us)\b/,
  ],
]

/** Light beside heavy is neither: it is asked about as what it is, a line. */
function kindOfFeelings(line: string): Kind | null {
  const families = feelingsIn(line).map(({ family }) => family)
  const first = families[0]
  if (!first) return null
  const isLight = lightFamilies.includes(first)
  return families.every((family) => lightFamilies.includes(family) === isLight) ? ofFeelings[first] : 'moment'
}

export function kindOf(line: string): Kind {
  const words = plain(line)
  const signed = signs.find(([, sign]) => sign.test(words))?.[0]
  if (/\btired of\b/.test(words)) return 'heavy'
  // Who misses somebody, or is thankful, says so whatever else they feel.
  if (signed === 'loss' || signed === 'thanks') return signed
  return kindOfFeelings(line) ?? signed ?? 'moment'
}
