import { describe, expect, test } from 'vitest'
import { actWords, detailWords } from '#domain/chat/guide/say/acts.ts'
import { directAnswers } from '#domain/chat/guide/say/answers/answers.ts'
import { everydayMatterWords } from '#domain/chat/guide/say/everyday-matters.ts'
import { factWords } from '#domain/chat/guide/say/facts.ts'
import { hardTimeWords } from '#domain/chat/guide/say/hard-times.ts'
import type { KindWords } from '#domain/chat/guide/say/kinds/kind-words.ts'
import { kinds } from '#domain/chat/guide/say/kinds/kinds.ts'
import { languageWords } from '#domain/chat/guide/say/languages.ts'
import { feelingWords, listeningWords, newsWords } from '#domain/chat/guide/say/listening.ts'
import { severalAtOnce } from '#domain/chat/guide/say/many.ts'
import { needQuestions } from '#domain/chat/guide/say/need-questions.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { plainAnswers } from '#domain/chat/guide/say/plain-answers.ts'
import { progressWords } from '#domain/chat/guide/say/progress.ts'
import { scenes } from '#domain/chat/guide/say/scenes.ts'
import { matterSteps, needSteps } from '#domain/chat/guide/say/steps.ts'
import { watchedWords } from '#domain/chat/guide/say/watched.ts'
import type { NeedWords, Passage } from '#domain/chat/guide/say/words.ts'
import { youngWords } from '#domain/chat/guide/say/young.ts'
import { catalogue } from '#domain/exercises/catalogue.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

const needs = Object.values(needWords).filter((words, at, all) => all.indexOf(words) === at)
const passagesOf = ({ arrive, work, check, land }: NeedWords): Passage[] => [
  ...arrive,
  ...work,
  ...check,
  ...land,
]
const saidIn = (words: NeedWords): string[] => [
  ...words.listens,
  ...passagesOf(words).flatMap(({ says, asks }) => [
    ...says,
    ...(asks ? [...asks.says, ...asks.answers.flatMap((answer) => answer.says)] : []),
  ]),
]
/** What is said in every need: each in three wordings or more. */
const everywhere: readonly (readonly string[])[] = [
  ...Object.values(feelingWords),
  ...Object.values(newsWords),
  ...Object.values(progressWords),
  ...Object.values(listeningWords),
  ...Object.values(needSteps),
  ...matterSteps.map(([, , says]) => says),
  ...Object.values(needQuestions),
  ...Object.values(factWords),
  ...Object.values(plainAnswers),
  ...Object.values(directAnswers),
  ...Object.values(youngWords),
  ...Object.values(watchedWords),
  ...Object.values(hardTimeWords),
  ...Object.values(everydayMatterWords),
  severalAtOnce,
]
/** All that is said to one kind of message. */
const saidToKind = ({ says, named, inNeed }: KindWords): (readonly string[])[] => [
  says,
  ...Object.values(named ?? {}),
  ...(inNeed ?? []).map(([, words]) => words.says),
]
const askedOfKind = ({ asks, inNeed }: KindWords): string[] => [
  ...(asks ?? []),
  ...(inNeed ?? []).flatMap(([, words]) => words.asks ?? []),
]
const ofKinds = Object.values(kinds).flatMap((words) => [...saidToKind(words).flat(), ...askedOfKind(words)])
const ofScenes = Object.values(scenes).flatMap(({ says, asks }) => [...says, ...asks])
const english = [
  ...ofScenes,
  ...needs.flatMap(saidIn),
  ...Object.values(actWords).flat(),
  ...Object.values(detailWords).flat(),
  ...everywhere.flat(),
  ...ofKinds,
]
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…])\s+/)
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0

test('no sentence of the needs is said in two places', () => {
  const sentences = needs
    .flatMap(saidIn)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsIn(sentence) > 2)
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
})

test('what is said in every need has three wordings, and no sentence of it stands anywhere else', () => {
  for (const wordings of everywhere) expect(new Set(wordings).size).toBeGreaterThanOrEqual(3)
  const sentences = english.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence) > 2)
  const others = new Set(everywhere.flat().flatMap(sentencesOf))
  expect(sentences.filter((one, at) => others.has(one) && sentences.indexOf(one) !== at)).toEqual([])
})

test('what meets a scene asks nothing, what asks about it asks once, and no sentence of it stands anywhere else', () => {
  for (const { says, asks } of Object.values(scenes)) {
    expect(new Set(says).size).toBe(3)
    expect(says.join(' ')).not.toContain('?')
    for (const text of asks) expect(text.match(/\?/g), text).toHaveLength(1)
  }
  const sentences = english.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence) > 2)
  const told = new Set(ofScenes.flatMap(sentencesOf))
  expect(sentences.filter((one, at) => told.has(one) && sentences.indexOf(one) !== at)).toEqual([])
})

test('what meets a kind of message asks nothing, what asks about it asks once, and no sentence of it stands anywhere else', () => {
  for (const words of Object.values(kinds)) {
    expect(new Set(words.says).size).toBeGreaterThanOrEqual(6)
    for (const wordings of saidToKind(words)) {
      expect(new Set(wordings).size).toBeGreaterThanOrEqual(3)
      expect(wordings.join(' ')).not.toContain('?')
      for (const text of wordings) expect(wordsIn(text), text).toBeLessThan(40)
    }
    for (const text of askedOfKind(words)) expect(text.match(/\?/g), text).toHaveLength(1)
  }
  const sentences = english.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence) > 2)
  const told = new Set(ofKinds.flatMap(sentencesOf))
  expect(sentences.filter((one, at) => told.has(one) && sentences.indexOf(one) !== at)).toEqual([])
  expect(gradeOf(ofKinds.join(' '))).toBeLessThan(6)
})

test('every sentence is short, and passes what replies are screened by', () => {
  for (const text of english) {
    expect(screenReply(text), text).toEqual([])
    for (const sentence of sentencesOf(text)) expect(wordsIn(sentence), sentence).toBeLessThan(25)
  }
})

test('nothing is promised, praised, diagnosed or made certain', () => {
  const forbidden =
    /\b(therap\w+|treatment|you waited|well done|thank you for sharing|so you feel|you are fine|you’re fine|nothing is wrong|i promise|it will be (ok|okay|fine|all right)|proud of you|good job|calm down|i missed you)\b|!|'/i
  expect(english.filter((text) => forbidden.test(text))).toEqual([])
})

/** By the automated readability index, which counts letters: 6 is eleven years. */
function gradeOf(text: string): number {
  const words = text.match(/[A-Za-z0-9'’]+/g) ?? []
  const sentences = text.split(/[.?!:]+(?:\s+|$)/).filter(Boolean)
  return 4.71 * (words.join('').length / words.length) + 0.5 * (words.length / sentences.length) - 21.43
}

describe.each(needs)('$need', (words) => {
  const passages = passagesOf(words)

  test('can be read at eleven', () => {
    expect(gradeOf(saidIn(words).join(' '))).toBeLessThan(6)
  })

  test('has enough to carry twelve turns, each thing in three wordings', () => {
    expect(words.listens.length).toBeGreaterThanOrEqual(10)
    expect(words.work.length).toBeGreaterThanOrEqual(8)
    for (const { says, asks } of passages) {
      for (const wordings of [
        says,
        ...(asks ? [asks.says, ...asks.answers.map((answer) => answer.says)] : []),
      ])
        expect(new Set(wordings).size).toBeGreaterThanOrEqual(3)
    }
    expect(words.land.at(-1)?.asks).toBeUndefined()
  })

  test('has names of its own, and each answer leads somewhere', () => {
    const ids = passages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const questions = passages.flatMap(({ asks }) => asks ?? [])
    expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length)
    const places = [...ids, 'check', 'land', 'listen']
    const ways = questions.flatMap(({ answers }) => answers.flatMap(({ to }) => to ?? []))
    expect(ways.filter((to) => !places.includes(to))).toEqual([])
  })

  test('asks nothing but in its questions, and one thing at a time', () => {
    for (const { says, asks } of passages) {
      for (const text of says) expect(text).not.toContain('?')
      for (const text of asks?.says ?? []) expect(text.match(/\?/g)).toHaveLength(1)
      for (const text of asks?.answers.flatMap((answer) => answer.says) ?? []) expect(text).not.toContain('?')
    }
  })

  test('a question with yes and no below it can be answered by them', () => {
    const asked = passages.flatMap(({ asks }) => (asks?.reads === 'yes-no' ? asks.says : []))
    expect(asked.filter((text) => /^(who|what|which|how|where|when|why)\b/i.test(text))).toEqual([])
  })

  test('offers exercises by name, and none that is unfit here', () => {
    for (const { says, offers } of passages) {
      for (const text of says) expect(text.includes('{exercise}')).toBe(offers !== undefined)
      for (const id of offers ?? []) {
        expect(words.unfit).not.toContain(id)
        expect(catalogue.map((exercise) => exercise.id)).toContain(id)
      }
    }
  })
})

test('in every language one can reach somebody, and no word of English stands in it', () => {
  for (const [language, wordings] of Object.entries(languageWords))
    for (const text of language === 'other' ? [] : wordings)
      expect(text.replace('{lines}', '')).not.toMatch(/\b(the|you|your|are|call|text|with)\b/i)
  for (const wordings of Object.values(languageWords))
    for (const text of wordings) expect(text).toContain('{lines}')
})
