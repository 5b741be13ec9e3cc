/** By the automated readability index, which counts letters: 6 is eleven years. */
export function gradeOf(text: string): number {
  const words = text.match(/[A-Za-z0-9'’]+/g) ?? []
  const sentences = text.split(/[.?!:]+(?:\s+|$)/).filter(Boolean)
  return 4.71 * (words.join('').length / words.length) + 0.5 * (words.length / sentences.length) - 21.43
}

/** In words. */
export const longestSentenceOf = (text: string): number =>
  Math.max(...text.split(/[.?!:]+\s+/).map((sentence) => sentence.split(/\s+/).length))
