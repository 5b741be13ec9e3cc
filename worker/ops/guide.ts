import * as z from 'zod'
import { registry } from '#domain/safety/help/registry.ts'
import { openEncoders } from '#infra/encoder/open-encoders.ts'
import { learnedBy } from '#infra/screening/learned-by.ts'
import { sideBySide } from '#infra/side-by-side.ts'
import { understandingBy } from '#infra/understanding/understanding-by.ts'
import { talkAlone } from '#worker/chat/talk-alone.ts'
import { exitCodesHelp, parseCommand, type StandaloneCommand, UsageError } from '#worker/ops/command.ts'
import { type NumberedLine, numberedLines } from '#worker/ops/numbered-lines.ts'

const help = `Talks with the guide: one conversation a line in, its replies a line out. Nothing is kept, and no network is asked.

Usage
  npm run --silent ops -- guide [--patterns] [--json] < lines.jsonl

In     {"id": "1", "turns": ["...", "..."], "country": "GB"}: what the person says, a chip as its label
Out    {"id", "replies": [{"act", "need", "tier", "text", "choices", "exercise", "asks"}]}: one reply to each turn

Options
  --patterns  by patterns and the floor alone, without what was learned

${exitCodesHelp}`

const Asked = z.object({
  id: z.coerce.string(),
  turns: z.array(z.string()),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

/** Conversations that go on side by side, so that no encoder waits for words. */
const together = 64

export const guide: StandaloneCommand = {
  summary: 'what the guide replies, from lines of JSON',
  help,
  needs: 'nothing',
  prepare(args) {
    const { positionals, values } = parseCommand(args, { patterns: { type: 'boolean', default: false } })
    if (positionals.length > 0) throw new UsageError('The lines come from stdin.')
    return async () => {
      await using encoders = openEncoders()
      const deps = values.patterns
        ? { learned: null, understand: null, helpLines: registry }
        : {
            learned: await learnedBy(encoders.encode),
            understand: await understandingBy(encoders.encode),
            helpLines: registry,
          }
      const lines = numberedLines(process.stdin)
      const talk = async ({ at, line }: NumberedLine): Promise<object> => {
        const { id, turns, country = 'US' } = askedIn(line, at)
        const say = talkAlone(deps, country)
        const replies = []
        for (const turn of turns) replies.push(shown(await say(turn)))
        return { id, replies }
      }
      for await (const done of sideBySide(lines, together, talk))
        process.stdout.write(`${JSON.stringify(done)}\n`)
      return { document: {}, lines: [], isFine: true, isWritten: true }
    }
  },
}

type Said = Awaited<ReturnType<ReturnType<typeof talkAlone>>>

const shown = ({ understood, guide: { need }, tier, text, choices, suggestedExerciseId, asks }: Said) => ({
  act: understood.act,
  need,
  tier,
  text,
  choices,
  exercise: suggestedExerciseId,
  asks,
})

function askedIn(line: string, at: number): z.output<typeof Asked> {
  try {
    return Asked.parse(JSON.parse(line))
  } catch {
    throw new UsageError(`Line ${at} is not {"id", "turns": ["..."]} in JSON.`)
  }
}
