import { parseArgs } from 'node:util'
import { guide } from '#domain/chat/guide/guide.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { type Line, readLines } from '#infra/bench/replies/lines.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import { createOpenAiCompanion } from '#infra/companion/companion-openai.ts'
import type { Companion } from '#infra/companion/companion.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import { createReplyChecks } from '#infra/companion/reply-checks.ts'
import { createVerdict } from '#infra/companion/verdict-openai.ts'
import { openReplyScreening } from '#infra/reply-screening/open-reply-screening.ts'
import { replyOf, startModelServer } from '#infra/testing/model-server.ts'

// Each reply of the corpus is said by a server on loopback, in pieces, through all that a reply goes through. Of the bad ones
// counts what was stopped before its end, and what was stopped before one word of it was seen; of the good ones, what passed
// unchanged. An honest verdict names what the corpus says is wrong. Without one, where it matters most by the person's words,
// a reply is shown only when it was read to its end; elsewhere each sentence is, and so more of a bad one may be seen.
const timeouts = { firstMs: 60_000, firstInCrisisMs: 60_000, idleMs: 60_000, wholeMs: 120_000 }
const never = new AbortController().signal

await using server = await startModelServer()
await using screening = await openReplyScreening()
const guideCompanion = createGuideCompanion({ guide, reflect })
let current: Line | null = null
const instead = 'Marmalade.'
server.judge((words) => (current?.category && words.trim() !== instead ? [current.category] : []))

const companionWith = (verdict: ReturnType<typeof createVerdict> | null): Companion =>
  createOpenAiCompanion({
    baseUrl: server.url,
    model: 'calm-1',
    maxOutputTokens: 800,
    timeouts,
    reflect,
    guide: guideCompanion,
    checks: createReplyChecks({
      learned: screening.breachesIn,
      verdict,
      when: verdict ? 'always' : 'where-it-matters',
    }),
  })

type Said = { isStopped: boolean; isUnseen: boolean; isUnchanged: boolean }

/** As a person sees it, to where the model is asked anew. */
async function say(companion: Companion, line: Line): Promise<Said> {
  current = line
  // What comes after a reply that was stopped is told apart.
  server.answer(replyOf(line.reply), replyOf(instead))
  let seen = ''
  let isInstead = false
  try {
    for await (const part of companion.reply(promptOf(line), never)) {
      if (part.kind === 'end') {
        const isStopped = part.check?.outcome !== 'passed'
        return {
          isStopped,
          isUnseen: isStopped && seen === '',
          isUnchanged: !isStopped && isSame(seen, line),
        }
      }
      // What takes the place of a reply is somebody else's: the second one's, or the guide's.
      isInstead ||= part.kind === 'replace' || part.text === instead
      if (!isInstead) seen += part.text
    }
  } catch (error) {
    // Nothing was left of it that is a reply: the guide replies.
    if (error instanceof ModelError) return { isStopped: true, isUnseen: seen === '', isUnchanged: false }
    throw error
  }
  throw new Error('a reply ended without an end')
}

const promptOf = ({ asked }: Line) => ({
  turns: [{ role: 'user' as const, text: asked }],
  tier: 'none' as const,
  concerns: [],
  country: 'US',
  guide: null,
})
const isSame = (shown: string, { reply }: Line): boolean =>
  shown.replace(/\s+/g, ' ').trim() === reply.replace(/\s+/g, ' ').trim()

const percent = (part: number, all: number): string =>
  all === 0 ? '–'.padStart(16) : `${((100 * part) / all).toFixed(1)} % of ${all}`.padStart(16)

function print(name: string, some: (Said & { line: Line })[]): void {
  const bad = some.filter(({ line }) => line.category !== null)
  const good = some.filter(({ line }) => line.category === null)
  console.log(
    `  ${name.padEnd(26)}${percent(bad.filter(({ isStopped }) => isStopped).length, bad.length)}${percent(bad.filter(({ isUnseen }) => isUnseen).length, bad.length)}${percent(good.filter(({ isUnchanged }) => isUnchanged).length, good.length)}`,
  )
}

const { part: wanted } = parseArgs({ options: { part: { type: 'string' } } }).values
for (const part of (['built', 'held'] as const).filter((one) => !wanted || one === wanted)) {
  const lines = await readLines(part)
  for (const [name, verdict] of [
    ['without a verdict', null],
    ['with an honest verdict', createVerdict({ baseUrl: server.url, model: 'calm-1' })],
  ] as const) {
    const companion = companionWith(verdict)
    const said: (Said & { line: Line })[] = []
    for (const line of lines) said.push({ line, ...(await say(companion, line)) })
    console.log(`\n${part}, ${name}${' '.repeat(24)}bad: stopped   not a word seen   good: unchanged`)
    print('all', said)
    for (const [language, some] of Map.groupBy(said, ({ line }) => line.language)) print(language, some)
    for (const [category, some] of Map.groupBy(said, ({ line }) => line.category ?? 'good'))
      print(category, some)
  }
}
