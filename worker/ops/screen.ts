import * as z from 'zod'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { raise, type Turn } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { openEncoders } from '#infra/encoder/open-encoders.ts'
import { encoderFile } from '#infra/screening/artefact.ts'
import { learnedBy } from '#infra/screening/learned-by.ts'
import type { LearnedScreener } from '#infra/screening/open-learned.ts'
import { sideBySide } from '#infra/side-by-side.ts'
import { exitCodesHelp, parseCommand, type StandaloneCommand, UsageError } from '#worker/ops/command.ts'
import { type NumberedLine, numberedLines } from '#worker/ops/numbered-lines.ts'

const help = `Says how concerning words are: one JSON object a line in, one a line out. Nothing is kept, and no network is asked.

Usage
  npm run --silent ops -- screen [--layers floor|learned|all] [--json] < lines.jsonl

In     {"id": "1", "text": "..."} or {"id": "1", "turns": [{"role": "person" | "companion", "text": "..."}]}
Out    {"id", "tier", "concerns", "because", "layers"}: "because" names rules, "layers" those that reached the tier

Options
  --layers  floor: explicit statements only; learned: what was learned only; all (default): the higher of both

${exitCodesHelp}`

const Asked = z.union([
  z.object({ id: z.coerce.string(), text: z.string() }),
  z.object({
    id: z.coerce.string(),
    turns: z
      .array(
        z.object({
          // What programs of other makers call the two.
          role: z
            .enum(['person', 'user', 'companion', 'assistant'])
            .transform((role) => (role === 'person' || role === 'user' ? 'person' : 'companion')),
          text: z.string(),
        }),
      )
      .min(1),
  }),
])

const layerNames = ['floor', 'learned', 'all'] as const
type Layers = (typeof layerNames)[number]
type Conversation = { id: string; turns: Turn[] }

/** Lines that are read at once, and batches: while the encoders read one, the floor reads the next. */
const together = 128
const ahead = 3

export const screen: StandaloneCommand = {
  summary: 'how concerning words are, from lines of JSON',
  help,
  needs: 'nothing',
  prepare(args) {
    const { positionals, values } = parseCommand(args, { layers: { type: 'string', default: 'all' } })
    const layers = layerNames.find((name) => name === values.layers)
    if (!layers) throw new UsageError('--layers takes floor, learned or all.')
    if (positionals.length > 0) throw new UsageError('The lines come from stdin.')
    return async () => {
      await using encoders = openEncoders({ changes: encoderFile })
      const learned = layers === 'floor' ? null : await learnedBy(encoders.encode)
      const batches = inBatches(numberedLines(process.stdin))
      for await (const lines of sideBySide(batches, ahead, (some) => screenAll(some, layers, learned)))
        process.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      return { document: {}, lines: [], isFine: true, isWritten: true }
    }
  },
}

async function* inBatches(lines: AsyncIterable<NumberedLine>): AsyncGenerator<NumberedLine[]> {
  let batch: NumberedLine[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < together) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function conversationOf({ at, line }: NumberedLine): Conversation {
  const asked = Asked.safeParse(parsed(line))
  if (!asked.success) throw new UsageError(`Line ${at} is not {"id", "text"} or {"id", "turns"} in JSON.`)
  const { id } = asked.data
  return { id, turns: 'turns' in asked.data ? asked.data.turns : [{ role: 'person', text: asked.data.text }] }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function screenAll(
  lines: readonly NumberedLine[],
  layers: Layers,
  learned: LearnedScreener | null,
): Promise<object[]> {
  const some = lines.map(conversationOf)
  const floors = some.map(({ turns }) => screenByFloor(turns))
  const asked = some.map(({ turns }, at) => ({ turns, floor: floors[at]!.tier }))
  const raised = await learned?.screenAll(asked)
  return some.map(({ id }, at) => {
    const found: [layer: string, screening: Screening][] = []
    if (layers !== 'learned') found.push(['floor', floors[at]!])
    if (raised) found.push(['learned', raised[at]!])
    const { tier, concerns, reasons } = raise(...found.map(([, screening]) => screening))
    const reached = found.filter(([, screening]) => tier !== 'none' && screening.tier === tier)
    return { id, tier, concerns, because: reasons, layers: reached.map(([layer]) => layer) }
  })
}
