import { isOf } from '#domain/chat/guide/hear/corrections.ts'
import { type NeedId, needIds } from '#domain/chat/guide/understanding.ts'

/** They come along with everything else: a word of them does not leave what the talk is about. */
const companions: ReadonlySet<NeedId> = new Set([
  'sleep',
  'low-mood',
  'worry-loop',
  'overload',
  'shame',
  'loneliness',
  'social-anxiety',
  'just-listen',
])
/** About a person: whoever goes on about them is still there. */
const ofPersons: ReadonlySet<NeedId> = new Set([
  'someone-else',
  'grief',
  'conflict',
  'ocd-relationship',
  'loneliness',
])

const turns =
  /^(actually|anyway|but (actually|really|mostly)|also|another thing|on top of|the (real|main|other) |what i really|ok but|now (it's|i'm|my|the))\b|\b(something else|different (thing|topic)|(can|could) we (talk|speak) about|(it's|it is|this is) (actually |really |more |mostly )?about|what (really|actually)|the (real|main|other) (thing|problem|issue|reason)|on top of (that|it|this|everything)|another thing|bigger problem|i think it's because)\b/
const newPerson =
  /\b(my|a|our|the) (\w+ )?(mum|mom|dad|boss|manager|sister|brother|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|mate|neighbou?r|colleague|teacher|ex|nan|kids?|parents)\b/
const pronoun = /\b(he|she|they|him|her|them|his|hers|their|he's|she's|they're|he'd|she'd|hes|shes)\b/

const toldAtLength = 5
const nearlySure = 0.75

const isDoubt = (need: NeedId): boolean => need.startsWith('ocd-')

type Leaving = { at: NeedId; to: NeedId; words: string; count: number; worth: number; isPlain: boolean }

/** Whether somebody has turned to something else, and does not only name what comes along with it. */
export function leavesFor({ at, to, words, count, worth, isPlain }: Leaving): boolean {
  if (turns.test(words) && isPlain) return true
  // From a doubt to another, or to a panic, only by a plain word of it.
  if (isDoubt(at) && (isDoubt(to) || to === 'panic-now') && !isPlain) return false
  // What somebody is ashamed of is no doubt about a deed, unless they go over and over it.
  if (at === 'shame' && to === 'ocd-real-event' && !isPlain) return false
  if (companions.has(to)) return isPlain && count >= toldAtLength && worth >= nearlySure
  const isOfSame = ofPersons.has(at) && ofPersons.has(to)
  return !(isOfSame && pronoun.test(words) && !newPerson.test(words))
}

const asksBack =
  /^(?:(?:ok(?:ay)?|but|so|and|please|no+|nope)[,. ]+)*(?:(?:can|could) we (?:please )?(?:talk about|go back to|get back to|do)|back to|i (?:meant|mean|asked about)|(?=the \w+[.,]))/

/** Something that was spoken of before is asked for again by a word of it: the talk is there. */
export function turnedBackTo(words: string, at: NeedId | null, said: readonly string[]): NeedId | null {
  if (!asksBack.test(words)) return null
  const before = needIds.filter((need) => need !== at && said.some((id) => id.startsWith(`${need}/`)))
  return before.find((need) => need !== 'just-listen' && isOf(need, words)) ?? null
}
