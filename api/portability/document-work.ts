import * as z from 'zod'
import { InvalidInput } from '#api/middleware/invalid-input.ts'
import { Damaged, findInJson } from '#api/portability/document-json.ts'
import { ExportedFact } from '#contract/export-document.ts'
import { limits } from '#domain/limits.ts'
import { asImported } from '#domain/portability/as-imported.ts'
import { createCoherenceCheck } from '#domain/portability/coherence.ts'
import type { PortableFact } from '#domain/portability/portable-event.ts'
import { createTakeover } from '#domain/portability/taken-over.ts'

export type DocumentOptions = { now: string }

/** What comes of a document: a refusal; or its facts, some at a time as JSON, and at last the name in it. */
export type DocumentOutput = { refusal: string } | { facts: string } | { firstName: string | null }

const dayMs = 86_400_000
const mostFacts = 500_000
/** Of those that are put down together. */
const part = { facts: 500, length: 250_000 } as const

const sentences = {
  foreign: 'This is not an export of Leeward.',
  newer: 'This export was made by a newer Leeward than this one.',
  damaged: 'This export is damaged: it is not whole, or was changed by hand.',
  incoherent: 'This export does not hold together, so nothing of it was taken over.',
  tooMany: `This export has more than ${mostFacts.toLocaleString('en')} events.`,
  future: 'This export tells of days to come.',
} as const

class Refusal extends Error {}

const FirstName = z.string().trim().min(1).max(limits.firstName)

/** Reads a document to its end. Run aside: whatever stands in it, it holds up nobody. */
export async function* work(
  options: DocumentOptions,
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<DocumentOutput> {
  try {
    yield* outputsOf(options, input)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield { refusal: error.message }
  }
}

async function* outputsOf(
  { now }: DocumentOptions,
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<DocumentOutput> {
  const head = { isExport: false, hasVersion: false, firstName: null as string | null }
  const read = createFactReader(now)
  let facts: string[] = []
  let length = 0
  try {
    for await (const { name, value } of findInJson(input)) {
      if (name === 'format') head.isExport = value === 'leeward-export'
      if (name === 'firstName') head.firstName = FirstName.safeParse(value).data ?? null
      if (name === 'version') {
        if (value !== 1) throw new Refusal(sentences.newer)
        head.hasVersion = true
      }
      if (name !== 'fact') continue
      const fact = read(value)
      if (fact === null) continue
      facts.push(fact)
      length += fact.length
      if (facts.length < part.facts && length < part.length) continue
      yield { facts: `[${facts.join(',')}]` }
      ;[facts, length] = [[], 0]
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    throw new Refusal(head.isExport ? sentences.damaged : sentences.foreign)
  }
  if (!head.isExport) throw new Refusal(sentences.foreign)
  if (!head.hasVersion) throw new Refusal(sentences.damaged)
  if (facts.length > 0) yield { facts: `[${facts.join(',')}]` }
  yield { firstName: head.firstName }
}

/** No words are none: the log knows no empty ones. */
const wordless = ({ personal, ...fact }: PortableFact): PortableFact =>
  (Object.keys(personal ?? {}).length > 0 ? { ...fact, personal } : fact) as PortableFact

/** Reads the facts of one document in their order, each as the JSON of what is taken over; null of what is not. Throws `Refusal`. */
function createFactReader(now: string): (value: unknown) => string | null {
  const latest = new Date(Date.parse(now) + dayMs).toISOString()
  const isCoherent = createCoherenceCheck()
  const isTakenOver = createTakeover()
  let count = 0
  return (value) => {
    const parsed = ExportedFact.safeParse(value)
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ['facts', count, ...issue.path] }))
      throw new Refusal(`This export is damaged: ${new InvalidInput(issues).sentence}`)
    }
    const fact = wordless(parsed.data as PortableFact)
    if (fact.at > latest) throw new Refusal(sentences.future)
    if (!isCoherent(fact)) throw new Refusal(sentences.incoherent)
    if (++count > mostFacts) throw new Refusal(sentences.tooMany)
    return isTakenOver(fact) ? JSON.stringify(asImported(fact)) : null
  }
}
