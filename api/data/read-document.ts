import { JSONParser, TokenType } from '@streamparser/json'
import * as z from 'zod'
import { InvalidInput, Refused } from '#api/middleware/errors.ts'
import { documentBytes } from '#contract/data.ts'
import { ExportedFact } from '#contract/export-document.ts'
import { awaitsReply, createCheck, type PortableFact } from '#domain/data/export-file.ts'
import { limits } from '#domain/limits.ts'
import type { ImportSpool } from '#infra/store/import-spool.ts'

const dayMs = 86_400_000
const factsAtOnce = 500
/** Of those that stay together: a true conversation never has so many that are still to be answered. */
const factsHeld = 2 * factsAtOnce
/** Longer than any one thing of a document, and deeper. */
const longest = 2_000_000
const deepest = 20

const FirstName = z.string().trim().min(1).max(limits.firstName)

const refuse = (message: string) => new InvalidInput([{ path: [], message }])
const damaged = () => refuse('This export is damaged: it is not whole, or was changed by hand.')

/** What a document holds beside its facts, as far as it is opened elsewhere. */
export type DocumentHead = { firstName: string | null }

/**
 * Takes the facts out of a document as its pieces come, and nothing else: what is said twice in it is passed by. Its
 * memory is that of one thing of the document.
 */
function createReader(now: string) {
  const latest = new Date(Date.parse(now) + dayMs).toISOString()
  const check = createCheck()
  const found = { isExport: false, hasVersion: false, facts: 0, firstName: null as string | null }
  let fault: unknown = null
  let ready: PortableFact[] = []

  function take(value: unknown): void {
    const parsed = ExportedFact.safeParse(value)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const where = ['facts', found.facts, ...(issue?.path ?? [])].join('.')
      throw refuse(`This export is damaged at ${where}: ${issue?.message}`)
    }
    if (parsed.data.at > latest) throw refuse('This export tells of days to come.')
    const fact = parsed.data as PortableFact
    check(fact)
    found.facts++
    ready.push(fact)
  }

  function takeHead(key: unknown, value: unknown): void {
    if (key === 'firstName') found.firstName = FirstName.safeParse(value).data ?? null
    if (key === 'format') found.isExport = value === 'leeward-export'
    if (key === 'version') {
      if (value !== 1) throw refuse('This export was made by a newer Leeward than this one.')
      found.hasVersion = true
    }
  }

  const kept = ['format', 'version', 'account', 'facts']
  const paths = ['$.format', '$.version', '$.account.firstName', '$.facts.*']
  const parser = new JSONParser({ paths, keepStack: false })
  parser.onValue = ({ value, key, stack }) => {
    if (fault !== null) return
    try {
      if (stack.length === 2 && stack[1]?.key === 'facts') take(value)
      else takeHead(key, value)
    } catch (error) {
      fault = error
    }
  }
  // What the parser says of a fault repeats what is in the file.
  parser.onError = () => {
    fault ??= damaged()
  }

  let [depth, name, settled, read] = [0, '', 0, 0]
  parser.onToken = ({ token, value, offset }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (depth === 1 && token === TokenType.STRING) name = String(value)
    if (depth > deepest) fault ??= damaged()
    if (depth <= 2 || !kept.includes(name)) settled = offset
  }

  return {
    write(piece: Uint8Array) {
      if (fault !== null) return
      read += piece.length
      parser.write(piece)
      if (read - settled > longest) fault ??= damaged()
    },
    /** The facts that can be put down now: a message and its reply stay together. */
    ready(isWhole: boolean): PortableFact[] {
      if (fault !== null || (!isWhole && ready.length < factsAtOnce)) return []
      const isAll = isWhole || ready.length >= factsHeld
      const count = isAll ? ready.length : ready.findLastIndex((fact) => !awaitsReply(fact)) + 1
      const some = ready.slice(0, count)
      ready = ready.slice(count)
      return some
    },
    end(): DocumentHead {
      if (fault === null && !parser.isEnded) fault = damaged()
      if (!found.isExport) throw refuse('This is not an export of Leeward.')
      if (fault === null && !found.hasVersion) fault = damaged()
      if (fault !== null) throw fault
      return { firstName: found.firstName }
    },
  }
}

/**
 * Reads a document to its end and puts its facts into the spool. Throws before anything of it is used: `InvalidInput`
 * with a sentence that says what is wrong, `Rejection`, or `Refused` where it is too long.
 */
export async function readDocument(
  body: AsyncIterable<Uint8Array>,
  spool: ImportSpool<PortableFact>,
  now: string,
): Promise<DocumentHead> {
  const reader = createReader(now)
  let bytes = 0
  // Read on also where it is known to be wrong: whoever is still sending hears the answer only then.
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > documentBytes) continue
    reader.write(piece)
    const facts = reader.ready(false)
    if (facts.length > 0) await spool.add(facts)
  }
  if (bytes > documentBytes) throw new Refused('import-too-long')
  const rest = reader.ready(true)
  if (rest.length > 0) await spool.add(rest)
  return reader.end()
}
