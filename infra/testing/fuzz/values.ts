import type { Chance } from '#infra/testing/fuzz/chance.ts'

/** What of JSON Schema the published description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

export type Values = { valid: (schema: Schema, name?: string) => unknown; odd: () => unknown }

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'a'.repeat(5_000),
  'i '.repeat(9_000),
  "'s".repeat(9_000),
  `a${'-'.repeat(19_998)}a`,
  '\u0301'.repeat(3_000),
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; drop table events; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '%00%2e%2e%2f',
  'null',
  'NaN',
  '0000-01-01',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  'I want to die',
]
const oddNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1e-320]

/** Values that fit a schema, and values that fit nothing. `known` gives ids that the product has answered with. */
export function createValues(chance: Chance, known: (name: string) => string | undefined): Values {
  const odd = (): unknown =>
    chance.pick<() => unknown>([
      () => chance.pick(oddTexts),
      () => chance.pick(oddNumbers),
      () => chance.pick([null, true, false, [], {}, [[[[]]]]]),
      () => Array.from({ length: chance.below(300) }, () => chance.pick(oddTexts.slice(0, 6))),
      () => JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}') as unknown,
      () => nested(chance.below(2_000)),
    ])()

  function text({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string): string {
    const id = known(name)
    if (id !== undefined && chance.percent(80)) return id
    if (format === 'uuid') return crypto.randomUUID()
    if (format === 'date-time') return new Date(1.7e12 + chance.below(1e11)).toISOString()
    if (format === 'date') return new Date(1.7e12 + chance.below(1e11)).toISOString().slice(0, 10)
    if (format === 'email') return `person-${chance.below(50)}@example.org`
    if (pattern?.includes('0-9a-f'))
      return Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('')
    if (pattern?.includes('A-Z')) return chance.pick(['GB', 'DE', 'US', 'ZZ'])
    if (/id$/i.test(name)) return crypto.randomUUID()
    const words = ['today', 'my', 'heart', 'was', 'loud', 'and', 'I', 'breathed', 'thank you', 'no']
    let made = chance.pick(words)
    while (made.length < Math.max(minLength, chance.below(60))) made += ` ${chance.pick(words)}`
    return made.slice(0, maxLength)
  }

  function valid(schema: Schema, name = ''): unknown {
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return chance.pick(schema.enum)
    const either = schema.anyOf ?? schema.oneOf
    if (either) return valid(chance.pick(either), name)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valid(part, name))) as unknown
    const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type
    switch (type) {
      case 'integer':
      case 'number': {
        const { minimum = 0, maximum = 100 } = schema
        return minimum + chance.below(Math.min(maximum, 1e6) - minimum + 1)
      }
      case 'boolean':
        return chance.percent(50)
      case 'null':
        return null
      case 'array':
        return Array.from({ length: chance.below(4) }, () => valid(schema.items ?? {}, name))
      case 'object':
        return object(schema)
      default:
        return text(schema, name)
    }
  }

  function object({ properties = {}, required = [], additionalProperties }: Schema): object {
    const made = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] =>
      required.includes(name) || chance.percent(60) ? [[name, valid(schema, name)]] : [],
    )
    if (typeof additionalProperties === 'object')
      made.push([chance.pick(['rad', 'constructor', 'meh']), valid(additionalProperties)])
    return Object.fromEntries(made)
  }

  return { valid, odd }
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
}
