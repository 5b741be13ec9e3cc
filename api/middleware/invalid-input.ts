import type * as z from 'zod'

type Issue = z.core.$ZodIssue | { path: PropertyKey[]; message: string }

/** What was sent does not fit the contract; the sentence names the field. */
export class InvalidInput extends Error {
  readonly sentence: string

  constructor(issues: Issue[]) {
    super('invalid input')
    this.name = 'InvalidInput'
    this.sentence = sentenceOf(issues)
  }
}

const mostNamed = 3
const longestName = 40

/** One plain sentence; of many faults the first few. */
function sentenceOf(issues: Issue[]): string {
  const parts = [...new Set(issues.map(describe))].slice(0, mostNamed)
  const sentence = parts.join(', and ')
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

const described: { [Code in z.core.$ZodIssue['code']]?: (issue: never) => string } = {
  invalid_type: ({ expected, message }: z.core.$ZodIssueInvalidType) =>
    message.endsWith('received undefined')
      ? 'is missing'
      : `must be ${typeNames.get(expected) ?? 'something else'}`,
  too_small: ({ minimum, origin }: z.core.$ZodIssueTooSmall) =>
    origin === 'string' && Number(minimum) === 1
      ? 'must not be empty'
      : `must ${measure(origin, minimum)} or more`,
  too_big: ({ maximum, origin }: z.core.$ZodIssueTooBig) => `must ${measure(origin, maximum)} at most`,
  invalid_value: ({ values }: z.core.$ZodIssueInvalidValue) => oneOf(values),
  invalid_union: ({ errors }: z.core.$ZodIssueInvalidUnion) => {
    const values = errors.flat().flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []))
    return values.length > 0 ? oneOf(values) : 'is not right'
  },
  invalid_format: () => 'is not written as it should be',
}

const oneOf = (values: z.core.util.Primitive[]): string => `must be ${values.map(String).join(' or ')}`

const typeNames = new Map<string, string>([
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['string', 'text'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['null', 'left empty'],
])

function measure(origin: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${limit} characters`
  return origin === 'array' || origin === 'object' || origin === 'map' ? `have ${limit} items` : `be ${limit}`
}

/** The library's own messages are written for programmers; ours, given in the contract, stand as they are. */
const isOfLibrary = /^(?:Invalid|Too (?:small|big)|Unrecognized)/

function describe(issue: Issue): string {
  const field = issue.path.map((part) => shortened(String(part))).join('.')
  if (!('code' in issue) || !isOfLibrary.test(issue.message)) return named(field, issue.message)
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.slice(0, mostNamed).map(shortened).join(', ')} is not known here`
  const say = described[issue.code] as ((issue: z.core.$ZodIssue) => string) | undefined
  return named(field, say?.(issue) ?? 'is not right')
}

function named(field: string, message: string): string {
  if (field === '') return /^(?:is|must)\b/.test(message) ? `What was sent ${message}` : message
  // A part of a sentence goes on from the name; a sentence of its own stands behind it.
  return /^[a-z]/.test(message) ? `${field} ${message}` : `${field}: ${message}`
}

const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}…` : name
