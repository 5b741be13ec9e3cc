import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readingAge } from '#infra/lint/copy/reading-age.ts'
import { sentencesOf, textsIn, wordsIn } from '#infra/lint/copy/sentences.ts'
import { root } from '#infra/start/settings.ts'

/** Every source that holds words for the people who use Leeward. */
const sources = globSync(
  [
    'web/**/*.{ts,tsx}',
    'domain/chat/**/*.ts',
    'domain/exercises/*.ts',
    'domain/journal/**/*.ts',
    'domain/timeline/describe-event.ts',
    'domain/safety/words/*.ts',
    'api/contract/*.ts',
    'api/account/pages.ts',
    'infra/sign-in/sign-in-mail.ts',
  ],
  { cwd: root, exclude: (name) => /\.test\.tsx?$|^e2e$|^dist$|node_modules/.test(name) },
)
const copy = sources
  .map((path) => ({ path, texts: textsIn(readFileSync(`${root}/${path}`, 'utf8'), path) }))
  .filter(({ texts }) => texts.length > 0)

/** Fewer words say nothing about how hard a text is. */
const fewestWords = 40
const longestSentence = 26

const wordCount = (texts: string[]): number => texts.flatMap(sentencesOf).flatMap(wordsIn).length

test('all copy can be read at eleven', () => {
  expect(copy.length).toBeGreaterThan(40)
  expect(readingAge(copy.flatMap(({ texts }) => texts))).toBeLessThanOrEqual(11)
})

test.each(copy.filter(({ texts }) => wordCount(texts) >= fewestWords))(
  'the words of $path can be read at eleven',
  ({ texts }) => {
    expect(readingAge(texts)).toBeLessThanOrEqual(11)
  },
)

test('no sentence is too long to hold in mind', () => {
  const long = copy.flatMap(({ path, texts }) =>
    texts
      .flatMap(sentencesOf)
      .filter((sentence) => wordsIn(sentence).length > longestSentence)
      .map((sentence) => `${path}: ${sentence}`),
  )
  expect(long).toEqual([])
})

test('a hard text is known as one', () => {
  const hard =
    'Notwithstanding the aforementioned considerations, the administrator reserves the unconditional right to discontinue availability.'
  expect(readingAge([hard])).toBeGreaterThan(16)
  expect(readingAge(['Take a breath. You are not alone. We can go slowly.'])).toBeLessThan(8)
})

test('words between tags and whole sentences in strings are found', () => {
  const source = `export const A = () => <p className="a b">Read <a href="/x">this</a> {'now'}.<b>{n}</b></p>
    const said = 'Your words are saved.'; const key = 'not-a-sentence'; const hi = \`Hello \${name}, you are here.\``
  expect(textsIn(source, 'a.tsx')).toEqual([
    'Read this now.something',
    'Your words are saved.',
    'Hello something, you are here.',
  ])
})
