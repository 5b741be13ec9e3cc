import { plain } from '#domain/chat/guide/hear/plain.ts'

/** A family of feelings, as it is named when two entries share it. */
export const families = [
  'fear',
  'worry',
  'sadness',
  'loneliness',
  'anger',
  'guilt or shame',
  'tiredness',
  'too much at once',
  'numbness',
  'calm',
  'joy',
  'gratitude',
  'relief',
] as const
export type Family = (typeof families)[number]

export const lightFamilies: readonly Family[] = ['calm', 'joy', 'gratitude', 'relief']

// Words that name a feeling wherever they stand. Those that often mean something else (down, blue, fine, love) are left out.
const signs: Record<Family, RegExp> = {
  fear: /\b(scared|afraid|frightened|frightening|terrified|terrifying|fearful|fears?|panick(?:ed|y|ing)|panic|dread(?:ed|ing)?)\b/g,
  worry:
    /\b(worried|worry|worries|worrying|anxious|anxiety|nervous|uneasy|on edge|tense|stressed|restless)\b/g,
  sadness: /\b(sad|sadness|tearful|heartbroken|miserable|hopeless|grief|grieving|gloomy)\b/g,
  loneliness: /\b(lonely|loneliness|isolated|left out)\b/g,
  anger: /\b(angry|anger|furious|frustrated|frustrating|annoyed|irritated|irritable|resentful)\b/g,
  'guilt or shame': /\b(guilty|guilt|ashamed|shame|embarrassed|embarrassing)\b/g,
  tiredness: /\b(tired|exhausted|exhausting|drained|worn out|burnt out|burned out|weary)\b/g,
  'too much at once': /\b(overwhelmed|overwhelming)\b/g,
  numbness: /\b(numb|empty inside|feel(?:ing)? empty|felt empty)\b/g,
  calm: /\b(calm|calmer|peaceful|relaxed|at ease|steadier)\b/g,
  joy: /\b(happy|happier|joy|joyful|cheerful|excited|delighted|proud)\b/g,
  gratitude: /\b(grateful|thankful|gratitude)\b/g,
  relief: /\b(relieved|relief|hopeful)\b/g,
}

export type FeelingWord = { word: string; family: Family }

// "not scared" and "no longer afraid" do not say scared.
const isDenied = (text: string, at: number): boolean =>
  /(?:\bnot|n't|\bno|\bnever|\bwithout)(?: \w+)? $/.test(text.slice(Math.max(0, at - 40), at))

/** Words for feelings as they stand in a text, each once, in the order in which they came. */
export function feelingsIn(text: string): FeelingWord[] {
  const heard = plain(text)
  const found = families.flatMap((family) =>
    [...heard.matchAll(signs[family])]
      .filter(({ index }) => !isDenied(heard, index))
      .map(({ 0: word, index }) => ({ word, family, index })),
  )
  const first = new Map<string, FeelingWord>()
  for (const { word, family } of found.toSorted((one, other) => one.index - other.index))
    if (!first.has(word)) first.set(word, { word, family })
  return [...first.values()]
}
