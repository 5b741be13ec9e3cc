import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { findFlowStep } from '#domain/safety/flow/follow-flow.ts'
import { type Meaning, meanings } from '#domain/safety/flow/meaning.ts'
import type { Tongue } from '#domain/safety/words/tongues/tongue.ts'
import { chipIn, labelIn } from '#domain/safety/words/tongues/tongues.ts'

/** What an answer in another language says, in the words that the flows read. */
export const inEnglish: Record<Meaning, string> = {
  close: 'i lied',
  'not-dying': 'i do not want to die',
  'help-here': 'help is here',
  company: 'someone is with me',
  'asks-to-call': 'should i call',
  cannot: "i can't",
  well: 'i feel better',
  unsafe: 'i am not safe',
  intruder: "he's at the door",
  coming: 'they are coming',
  unsure: 'not sure',
  alone: 'nobody',
  away: 'he is out',
  apart: 'in the other room',
  no: 'no',
  safe: 'i am safe',
  called: 'i called',
  someone: 'my friend',
  agrees: 'okay',
  yes: 'yes',
  somewhat: 'a bit',
}

const longestAnswer = 300

/** Without case and marks, and with one spelling for what is spelt in several ways. */
export const bareWords = (text: string): string =>
  text
    .slice(0, longestAnswer)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u093c\u0901\u0902]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function patternOf(words: string): RegExp {
  const each = words.split('|').map((phrase) => {
    const begins = phrase.startsWith('^') ? '^' : '(?:^| )'
    const ends = phrase.endsWith('*') ? '' : '(?= |$)'
    return `${begins}${bareWords(phrase)}${ends}`
  })
  return new RegExp(each.join('|'), 'u')
}

const patterns = new WeakMap<Tongue, Partial<Record<Meaning, RegExp>>>()

function patternsOf(tongue: Tongue): Partial<Record<Meaning, RegExp>> {
  const known = patterns.get(tongue)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(tongue.hears).map(([meaning, words]) => [meaning, patternOf(words)]),
  )
  patterns.set(tongue, made)
  return made
}

/** The words of an answer as the flow at this place reads them; as they are where nothing is known of them. */
export function heardElsewhere(tongue: Tongue, place: FlowPlace, text: string): string {
  const { ways = [], asks = '' } = findFlowStep(place) ?? {}
  const heard = bareWords(text)
  const chosen = ways.find(({ label }) =>
    label === null
      ? false
      : [chipIn(tongue, asks, label), labelIn(tongue, label)].some(
          (chip) => chip !== undefined && bareWords(chip) === heard,
        ),
  )
  if (chosen?.label) return chosen.label
  const expected = ways.flatMap(({ means }) => means)
  const means = meanings.find((one) => expected.includes(one) && patternsOf(tongue)[one]?.test(heard))
  return means ? inEnglish[means] : text
}
