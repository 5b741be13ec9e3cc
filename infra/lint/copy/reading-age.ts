import { automatedReadability } from 'automated-readability'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { sentencesOf, wordsIn } from '#infra/lint/copy/sentences.ts'

/** Children begin the first grade at six. */
const ageAtGradeNought = 5

/**
 * The age in years at which a text can be read: the mean of the Flesch–Kincaid grade (Kincaid et al. 1975) and the
 * automated readability index (Smith and Senter 1967), plus five. Both are made for whole texts, not for a line.
 */
export function readingAge(texts: string[]): number {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flatMap(wordsIn)
  const counts = {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    character: words.join('').length,
  }
  return (fleschKincaid(counts) + automatedReadability(counts)) / 2 + ageAtGradeNought
}
