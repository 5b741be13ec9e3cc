import { expect, test } from 'vitest'
import { spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { withLines } from '#domain/safety/prepared.ts'
import { questions } from '#domain/safety/tier.ts'
import { askAnswers } from '#domain/safety/words/ask-answers.ts'
import { askWords, thanksForAnswer } from '#domain/safety/words/ask-words.ts'

const every = questions.map((question) => {
  const { before, ask, unclear } = askWords[question]
  const said = [before, ask, withLines(unclear, spokenLines('US'))]
  return { question, texts: [...said, ...Object.values(askAnswers[question]), thanksForAnswer], unclear }
})

test('no place is left for a number that nobody fills in', () => {
  for (const { texts } of every) for (const text of texts) expect(text).not.toMatch(/[{}]/)
})

test('words that hurt, name a means, or promise are never used', () => {
  for (const { texts } of every)
    for (const text of texts)
      expect(text).not.toMatch(
        /commit|failed|successful|pills|rope|gun|knife|blade|bridge|overdose|suicid|therap|treat|diagnos|confront|promise|always be|will be (ok|fine|safe)/i,
      )
})

test('whoever does not know hears whom to call, and is asked nothing', () => {
  for (const { unclear } of every) {
    expect(unclear).toMatch(/\{(emergency|police)\}/)
    expect(unclear).not.toContain('?')
  }
})

/** By the automated readability index, which counts letters: 6 is eleven years. */
function gradeOf(text: string): number {
  const words = text.match(/[A-Za-z0-9'’]+/g) ?? []
  const sentences = text.split(/[.?!:]+(?:\s+|$)/).filter(Boolean)
  return 4.71 * (words.join('').length / words.length) + 0.5 * (words.length / sentences.length) - 21.43
}

test('the words can be read at eleven', () => {
  for (const question of questions) {
    const { before, ask, unclear } = askWords[question]
    const text = [before, ask, unclear, thanksForAnswer].join(' ').replaceAll(/\{\w+\}/g, '911')
    expect(gradeOf(text), question).toBeLessThan(6)
    for (const sentence of text.split(/[.?!:]+\s+/))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(22)
  }
})
