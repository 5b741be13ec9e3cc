import { type Chance, createChance } from '#infra/testing/fuzz/chance.ts'
import {
  createRequests,
  idOf,
  operationsIn,
  type Description,
  type FuzzRequest,
} from '#infra/testing/fuzz/requests.ts'
import { createValues } from '#infra/testing/fuzz/values.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor, type Visitor } from '#infra/testing/visitor.ts'

export type FuzzReport = {
  requests: number
  /** How many answers of each status; 0 for those that never came. */
  statuses: Map<number, number>
  /** What was sent where the product failed, at most the first few. */
  faults: { status: number; request: FuzzRequest; answer: string }[]
  /** Answers below 300. */
  accepted: number
  /** What of the description has had no such answer. */
  neverAccepted: Set<string>
}

type Options = {
  url: string
  seed: number
  requests: number
  /** No more is sent then; what is under way is waited for. */
  signal?: AbortSignal
  /** An answer that is not whole by then is a fault: far from what a loaded machine needs. */
  timeoutMs?: number
}

const mostFaults = 20
const mostKnown = 100
/** So many requests are under way at once, from so few browsers that they meet in the same streams. */
const lanes = 12
const browsers = 4

/**
 * Sends requests that the product's own description leads to, from several browsers at once, some of them signed in, and
 * some of them closed in the middle of an answer.
 */
export async function fuzz({
  url,
  seed,
  requests,
  signal,
  timeoutMs = 120_000,
}: Options): Promise<FuzzReport> {
  const chance = createChance(seed)
  const description = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description
  const report: FuzzReport = {
    requests: 0,
    statuses: new Map(),
    faults: [],
    accepted: 0,
    neverAccepted: new Set(operationsIn(description)),
  }
  const people = Array.from({ length: browsers }, () => openPerson(url, description, chance))

  async function send({ who, learn }: Person, asked: FuzzRequest): Promise<void> {
    const leaving = new AbortController()
    if (chance.percent(3)) setTimeout(() => leaving.abort(), chance.below(40)).unref()
    const until = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeoutMs)])
    let status = 0
    let answer = ''
    let isFault = false
    try {
      const response = await who.raw(asked.method, asked.path, asked, until)
      status = response.status
      answer = await response.text()
      if (response.ok) report.accepted++
      if (response.ok && asked.operation !== null) report.neverAccepted.delete(asked.operation)
      if (response.ok && response.headers.get('Content-Type')?.includes('json'))
        learn(JSON.parse(answer), asked.path.split(/[/?]/)[2] ?? '')
      isFault = status >= 500 && !isReadiness(asked, status)
    } catch (error) {
      // What the fuzzer has not broken off itself was late, or its connection died.
      status = 0
      answer = describe(error)
      isFault = !leaving.signal.aborted
    }
    report.requests++
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
    if (isFault && report.faults.length < mostFaults)
      report.faults.push({ status, request: asked, answer: answer.slice(0, 300) })
  }

  async function lane(): Promise<void> {
    const isOver = () => report.requests >= requests || signal?.aborted === true
    while (!isOver()) {
      const index = chance.below(browsers)
      if (chance.percent(0.3)) people[index] = openPerson(url, description, chance)
      const person = people[index]!
      if (chance.percent(0.5)) await signInShown(person.who).catch(() => {})
      await send(person, person.next())
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return report
}

type Person = { who: Visitor; next: () => FuzzRequest; learn: (answer: unknown, of: string) => void }

/** A browser, and the ids that it has been answered with: by them its requests reach what is its own. */
function openPerson(url: string, description: Description, chance: Chance): Person {
  const known = new Map<string, string[]>([['exerciseId', ['box-breathing', 'five-senses']]])
  const values = createValues(chance, (name) => {
    const ids =
      (chance.percent(70) ? known.get(name) : undefined) ?? (/id$/i.test(name) ? known.get('id') : undefined)
    return ids && ids.length > 0 ? chance.pick(ids) : undefined
  })

  function learn(value: unknown, of: string, name = ''): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 5)) learn(item, of, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) learn(inner, of, key)
    else if (typeof value === 'string' && /id$|receipt/i.test(name) && value.length <= 64)
      for (const as of new Set([name, 'id', idOf(name === 'id' ? of : `${name.slice(0, -2)}s`)]))
        known.set(as, [...(known.get(as) ?? []), value].slice(-mostKnown))
  }
  return { who: visitor(url), next: createRequests(description, chance, values), learn }
}

/** On a busy machine a part may answer too late for it; it is asked for just that. */
const isReadiness = ({ path }: FuzzRequest, status: number): boolean => path === '/readyz' && status === 503

/** `fetch` says only that it failed, and in its cause why. */
const describe = (error: unknown): string =>
  [error, (error as Error).cause].filter(Boolean).map(String).join(': ')

/** One line a status, and what failed. */
export const tellFuzz = ({ requests, statuses, faults, accepted, neverAccepted }: FuzzReport): string =>
  [
    `${requests} requests, ${accepted} of them accepted`,
    ...[...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `  ${status || 'no answer'}: ${count}`),
    ...(neverAccepted.size > 0 ? [`never accepted: ${[...neverAccepted].join(', ')}`] : []),
    ...faults.map(
      ({ status, request, answer }) =>
        `${status || 'no answer'} ${request.method} ${request.path.slice(0, 200)} ${(request.body ?? '').slice(0, 300)} -> ${answer}`,
    ),
  ].join('\n')
