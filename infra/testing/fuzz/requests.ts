import type { Chance } from '#infra/testing/fuzz/chance.ts'
import type { Schema, Values } from '#infra/testing/fuzz/values.ts'

type Parameter = { name: string; in: 'path' | 'query'; schema: Schema; required?: boolean }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export type Description = { paths: Record<string, Record<string, Operation>> }

export type FuzzRequest = {
  /** As the description names it; null for what stands beside it. */
  operation: string | null
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** What stands beside the described calls: the pages of signing in, the page itself, and what is nowhere. */
const undescribed: [string, string][] = [
  ['GET', '/'],
  ['GET', '/mood'],
  ['GET', '/api/login'],
  ['GET', '/api/login/email'],
  ['POST', '/api/login/email'],
  ['POST', '/api/login/email/code'],
  ['GET', '/api/login/google/callback?state=x&code=y'],
  ['GET', '/api/logout'],
  ['GET', '/readyz'],
  ['GET', '/%2e%2e/%00.js'],
  ['GET', '/assets/../../package.json'],
  ['PROPFIND', '/api/journal'],
]

const oddHeaders: [string, string[]][] = [
  ['Content-Type', ['text/plain', 'application/json; charset=klingon', 'multipart/form-data', ';;']],
  ['Content-Encoding', ['br', 'gzip', 'zstd', 'made-up', 'identity']],
  ['Time-Zone', ['Mars/Olympus', 'Asia/Kathmandu', '', 'a'.repeat(500), '__proto__']],
  ['Sec-Fetch-Site', ['cross-site', 'none', 'x']],
  ['Origin', ['null', 'https://evil.example', 'x']],
  ['Last-Event-ID', ['-1', '1e400', 'x', '99999999999999999999']],
  ['Accept', ['text/html', 'image/png', '*/*;q=0']],
  ['Range', ['bytes=0-1', 'bytes=-99999999999']],
  ['If-None-Match', ['*', 'W/"x"']],
  ['X-Forwarded-For', ['::1', '999.1.1.1', 'a'.repeat(900)]],
]

/** The name of an id in the path of what it is an id of: "journal id". */
export const idOf = (things: string): string => `${things} id`

/** What the description names, as in "GET /api/journal". */
export const operationsIn = ({ paths }: Description): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

/** Makes requests after the description: most of them fit it, the others nearly. */
export function createRequests({ paths }: Description, chance: Chance, values: Values) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

  /** One part in ten is something else than it should be. */
  const perhapsOdd = (schema: Schema, name: string): unknown =>
    chance.percent(10) ? values.odd() : values.valid(schema, name)

  function bodyOf(operation: Operation): string | undefined {
    const schema = operation.requestBody?.content['application/json']?.schema
    if (!schema) return chance.percent(3) ? JSON.stringify(values.odd()) : undefined
    const body = values.valid(schema)
    if (chance.percent(4)) return JSON.stringify(values.odd())
    if (chance.percent(2)) return chance.pick(['{', '{"a":', '\u0000', '[1,2', '{"a":1}}'])
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return JSON.stringify(body)
    const fields = Object.entries(body)
    if (fields.length > 0 && chance.percent(25)) fields[chance.below(fields.length)]![1] = values.odd()
    if (fields.length > 0 && chance.percent(5)) fields.splice(chance.below(fields.length), 1)
    if (chance.percent(3)) fields.push([String(values.odd()).slice(0, 50), values.odd()])
    return JSON.stringify(Object.fromEntries(fields))
  }

  function pathOf(template: string, { parameters = [] }: Operation): string {
    const given = new Map(
      parameters.map(({ name, in: where, schema, required }) => [
        name,
        {
          where,
          value:
            required || chance.percent(60)
              ? perhapsOdd(schema, name === 'id' ? idOf(template.split('/')[2]!) : name)
              : undefined,
        },
      ]),
    )
    const path = template.replace(/\{([^}]+)\}/g, (_, name: string) => encoded(given.get(name)?.value ?? 'x'))
    const query = [...given].flatMap(([name, { where, value }]) =>
      where === 'query' && value !== undefined ? [`${name}=${encoded(value)}`] : [],
    )
    // Twice the same name is a list to some parsers.
    if (query.length > 0 && chance.percent(3)) query.push(query[0]!)
    return query.length > 0 ? `${path}?${query.join('&')}` : path
  }

  return (): FuzzRequest => {
    const headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin', 'Time-Zone': 'Europe/Berlin' }
    if (chance.percent(8)) {
      const [name, odd] = chance.pick(oddHeaders)
      headers[name] = chance.pick(odd)
    }
    if (chance.percent(4)) {
      const [method, path] = chance.pick(undescribed)
      return method === 'POST'
        ? {
            operation: null,
            method,
            path,
            headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
            body: `email=${encoded(values.odd())}&code=${encoded(values.odd())}`,
          }
        : { operation: null, method, path, headers }
    }
    const { method, path, operation } = chance.pick(operations)
    const body = method === 'GET' ? undefined : bodyOf(operation)
    return {
      operation: `${method} ${path}`,
      method,
      path: pathOf(path, operation),
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
    }
  }
}

/** Half of a surrogate pair cannot be written in an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 3_000),
  )
