import { createInterface } from 'node:readline'
import * as z from 'zod'
import { registry } from '#domain/safety/help/registry.ts'
import { openLearnedLayer } from '#infra/screening/open-learned.ts'
import { openUnderstanding } from '#infra/understanding/open-understanding.ts'
import { talkAlone } from '#worker/chat/talk-alone.ts'
import { exitCodesHelp, parseCommand, type StandaloneCommand, UsageError } from '#worker/ops/command.ts'

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

export const guide: StandaloneCommand = {
  summary: 'what the guide replies, from lines of JSON',
  help,
  needs: 'nothing',
  prepare(args) {
    const { positionals, values } = parseCommand(args, { patterns: { type: 'boolean', default: false } })
    if (positionals.length > 0) throw new UsageError('The lines come from stdin.')
    return async () => {
      await using understanding = values.patterns ? null : await openUnderstanding()
      await using learned = values.patterns ? null : await openLearnedLayer()
      const understand =
        understanding && (async (text: string) => (await understanding.scoresForAll([text]))[0] ?? null)
      let at = 0
      for await (const line of createInterface({ input: process.stdin })) {
        at++
        if (line.trim() === '') continue
        const { id, turns, country = 'US' } = askedIn(line, at)
        const say = talkAlone({ learned, understand, helpLines: registry }, country)
        const replies = []
        for (const turn of turns) {
          const { understood, guide: place, tier, text, choices, suggestedExerciseId, asks } = await say(turn)
          const { act } = understood
          replies.push({ act, need: place.need, tier, text, choices, exercise: suggestedExerciseId, asks })
        }
        process.stdout.write(`${JSON.stringify({ id, replies })}\n`)
      }
      return { document: {}, lines: [], isFine: true, isWritten: true }
    }
  },
}

function askedIn(line: string, at: number): z.output<typeof Asked> {
  try {
    return Asked.parse(JSON.parse(line))
  } catch {
    throw new UsageError(`Line ${at} is not {"id", "turns": ["..."]} in JSON.`)
  }
}
