import type { Locator, Page } from '@playwright/test'
import { pseudoText } from '#web/language/pseudo.ts'

// The journeys look for the words of `words.en.ts`. Where the page is in the pseudo-language, the same words are found
// as they stand there; what no catalogue has, as what people write and what the server says, stays as it is.

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** They stand around each sentence, also around one in another. */
const brackets = '[⟦⟧]*'

/** One character of a text, as it is or as the pseudo-language has it. */
function eitherOf(character: string): string {
  const pseudo = pseudoText(character).replace(/[⟦⟧]/g, '')
  if (/\s/.test(character)) return String.raw`${brackets}\s+${brackets}`
  const plain = escaped(character)
  return `(?:${pseudo === character ? plain : `${plain}|${pseudo}`})${brackets}`
}

const patternOf = (text: string): string =>
  brackets + Array.from(text.replace(/\s+/g, ' '), eitherOf).join('')

/** What has letters of its own in an expression: escapes, classes, what opens a group, numbers of times. */
const notText = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]])*\]|\(\?(?:<?[=!]|:|<\w+>)|\{[\d,]+\}/

const lettersToChoose = /^\[(\p{L}+)\]$/u

/** An expression that finds the same words in either language. */
export function expressionInEither({ source, flags }: RegExp): RegExp {
  const pieces = source.split(new RegExp(`(${notText.source})`))
  const either = pieces.map((piece, index) => {
    const letters = lettersToChoose.exec(piece)?.[1]
    if (letters !== undefined) return `(?:${Array.from(letters, eitherOf).join('|')})`
    if (index % 2 === 1) return piece
    return piece
      .replace(/[\p{L}\s]/gu, (letter) => `(?:${eitherOf(letter)})`)
      .replaceAll('^', `^${brackets}`)
      .replaceAll('$', `${brackets}$$`)
  })
  return new RegExp(either.join(''), flags)
}

export function textInEither(text: string, { exact = false } = {}): RegExp {
  const pattern = patternOf(text.trim())
  return exact ? new RegExp(String.raw`^\s*${pattern}\s*$`) : new RegExp(pattern, 'i')
}

type Text = string | RegExp
type Options = { name?: Text; hasText?: Text; hasNotText?: Text; exact?: boolean }
/** As an assertion hands its texts to the browser. */
type Expected = {
  string?: string
  regexSource?: string
  regexFlags?: string
  matchSubstring?: boolean
  ignoreCase?: boolean
}

const inEither = (text: Text, options?: Options): RegExp =>
  typeof text === 'string' ? textInEither(text, options) : expressionInEither(text)

/** What texts the options of a locator name, in either language. */
const optionsInEither = (options: Options = {}): Options => ({
  ...options,
  ...(options.name !== undefined && { name: inEither(options.name, options) }),
  ...(options.hasText !== undefined && { hasText: inEither(options.hasText) }),
  ...(options.hasNotText !== undefined && { hasNotText: inEither(options.hasNotText) }),
})

function expectedInEither(expected: Expected): Expected {
  const { string, regexSource, regexFlags, matchSubstring, ignoreCase } = expected
  const { source, flags } =
    string === undefined
      ? expressionInEither(new RegExp(regexSource!, regexFlags))
      : textInEither(string, { exact: !matchSubstring })
  const isInsensitive = ignoreCase ?? string === undefined
  return { regexSource: source, regexFlags: isInsensitive ? flags : flags.replace('i', '') }
}

type Method = (this: unknown, ...given: unknown[]) => unknown
type Methods = Record<string, Method>

function replace(methods: Methods, name: string, change: (given: unknown[]) => unknown[]): void {
  const before = methods[name]!
  methods[name] = function (...given) {
    return before.apply(this, change(given))
  }
}

/** A choice that is named by its words; what no words name is a value. */
function chooseInPseudo(methods: Methods): void {
  const choose = methods['selectOption'] as Locator['selectOption']
  methods['selectOption'] = async function (...given) {
    const [choice, ...options] = given as Parameters<Locator['selectOption']>
    const select = this as Locator
    if (typeof choice !== 'string') return choose.call(select, choice, ...options)
    const labels = await select.evaluate((node: HTMLSelectElement) =>
      Array.from(node.options, ({ label }) => label),
    )
    const label = labels.find((one) => textInEither(choice, { exact: true }).test(one))
    return choose.call(select, label === undefined ? choice : { label }, ...options)
  }
}

/** The attributes with words. */
const said = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title']

let isTaught = false

/** From now on every page and locator of this process finds the words of the catalogues in either language. */
export function findInPseudo(page: Page): void {
  if (isTaught) return
  isTaught = true
  const locator: Locator = page.locator('body')
  for (const finder of [page, locator]) {
    const methods = Object.getPrototypeOf(finder) as Methods
    for (const name of ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'])
      replace(methods, name, ([text, options]) => [inEither(text as Text, options as Options), options])
    for (const name of ['getByRole', 'locator', ...(finder === page ? [] : ['filter'])])
      replace(methods, name, (given) => given.map((one) => (isOptions(one) ? optionsInEither(one) : one)))
  }
  chooseInPseudo(Object.getPrototypeOf(locator) as Methods)
  // Of the title of the page, too, its frame is asked.
  replace(Object.getPrototypeOf(page.mainFrame()) as Methods, '_expect', ([expression, options]) => {
    const { expectedText, ...others } = options as { expectedText?: Expected[]; expressionArg?: unknown }
    // What stands in a field somebody has written, not a catalogue; of attributes some hold words.
    const isOfWords =
      expectedText &&
      (!/class|css|id|url|value/.test(expression as string) || said.includes(String(others.expressionArg)))
    return [expression, isOfWords ? { ...others, expectedText: expectedText.map(expectedInEither) } : options]
  })
}

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
