import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '#domain/safety/floor/phrase.ts'
import { fold } from '#domain/safety/floor/plain.ts'

const folder = ['', 'domain', 'safety', 'floor', ''].join(sep)

/** A letter with an umlaut stands for two ways to write it; other accents are taken away from what is read as well. */
const withoutAccents = (word: string): string => (/[äöüå]/.test(word) ? word : fold(word))

/** The parts of a text that stand between `mark`, brackets kept whole. */
function partsOf(text: string, mark: '|' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Phrases in the order of their letters, each once: what is alike stands together, and is compressed the better. */
const sorted = (phrases: string): string =>
  [...new Set(partsOf(phrases, '|').map(sortedWithin))].toSorted().join('|')
const sortedWithin = (phrase: string): string =>
  partsOf(phrase, ' ')
    .map((part) => part.replace(/^\((.*)\)(\??)$/, (_, choice: string, end) => `(${sorted(choice)})${end}`))
    .join(' ')

const pressed = (table: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table).map(([name, phrases]) => [
      name,
      sorted(phrases.replace(/\s*\n\s*/g, '|').replace(/[^\s|()?]+/g, withoutAccents)),
    ]),
  )

/** What a model asks in its own words is known where the answer is kept; in the page a question has its name. */
const withoutQuestions = (phrases: Language['phrases']): Language['phrases'] =>
  Object.fromEntries(Object.entries(phrases).filter(([signal]) => !signal.startsWith('asks-')))

/** The same language, as small as it can be written. */
export const lightLanguage = ({ families, phrases }: Language): Language => ({
  families: pressed(families),
  phrases: pressed(withoutQuestions(phrases)),
})

/** What is laid out for readers comes pressed together: a language as one table, the rules without their columns. */
export const lightFloor = (): Plugin => ({
  name: 'light-floor',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    const [, file] = id.split(folder)
    if (file === 'rules.ts') return { code: code.replace(/ +/g, ' ').replace(/ ?\| ?/g, '|'), map: null }
    if (!file?.startsWith('phrases')) return null
    const languages = Object.entries((await import(pathToFileURL(id).href)) as Record<string, Language>)
    const lines = languages.map(
      ([name, language]) => `export const ${name} = ${JSON.stringify(lightLanguage(language))}`,
    )
    return { code: lines.join('\n'), map: null }
  },
})
