import * as z from 'zod'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { raise, type Screener, type Turn } from '#domain/safety/screener.ts'
import { type Concern, isCrisis, type Screening } from '#domain/safety/tier.ts'
import { createModelClient, type ModelAddress } from '#infra/companion/model-client.ts'
import { asModelError, ModelError } from '#infra/companion/model-error.ts'
import type { Config } from '#infra/config.ts'
import { readCategories, readingsVersion } from '#infra/moderation/category-concerns.ts'
import { moderates } from '#infra/moderation/moderates.ts'
import { createPlaces } from '#infra/places.ts'

const model = 'omni-moderation-latest'
/** An honest answer to the longest entry has some 20 kB. */
const mostBytes = 200_000

const Answer = z.object({
  results: z
    .array(
      z.object({
        categories: z.record(z.string(), z.boolean().nullish()),
        category_scores: z.record(z.string(), z.number()),
      }),
    )
    .min(1)
    .max(100),
})

/** `most`: how many texts are asked about at a time; `timeoutMs`: how long each may take. */
export type ModerationLimits = { most: number; timeoutMs: number }
const usualLimits: ModerationLimits = { most: 16, timeoutMs: 20_000 }

/** It is not asked: too many are asked about already, or the server has just refused. The other layers have spoken. */
export class ModerationBusy extends Error {
  constructor() {
    super('The moderation of the provider is not asked now.')
    this.name = 'ModerationBusy'
  }
}

/** The moderation of the model's provider; null where it is not asked. */
export const openModeration = (config: Config): Screener | null =>
  moderates(config)
    ? createModeration(
        { apiKey: config.OPENAI_API_KEY, baseUrl: config.OPENAI_BASE_URL },
        { timeoutMs: 1_000 * config.OPENAI_TIMEOUT_SECONDS },
      )
    : null

/** OpenAI's moderations protocol as a layer. Its errors carry no text of the request or the answer. */
export function createModeration(server: ModelAddress, limits: Partial<ModerationLimits> = {}): Screener {
  const { most, timeoutMs } = { ...usualLimits, ...limits }
  const reach = createModelClient(server, mostBytes)
  const places = createPlaces(most)
  let restsUntil = 0

  async function ask(text: string, signal: AbortSignal): Promise<Screening[]> {
    try {
      const request = { model, input: piecesOf(text) }
      const client = await reach()
      const response = await client.moderations.create(request, { signal }).asResponse()
      const parsed = Answer.safeParse(await response.json())
      if (!parsed.success) throw new ModelError('broken')
      return parsed.data.results.flatMap(readCategories)
    } catch (error) {
      const fault = signal.aborted ? new ModelError('timed-out') : asModelError(error)
      restsUntil = Math.max(restsUntil, performance.now() + restMs(fault))
      throw fault
    }
  }

  return {
    layer: 'moderation',
    version: `${model}/${readingsVersion}`,
    screen: async (turns, _, signal) => {
      using place = performance.now() < restsUntil ? null : places.take()
      if (!place) throw new ModerationBusy()
      const timeout = AbortSignal.timeout(timeoutMs)
      const until = signal ? AbortSignal.any([signal, timeout]) : timeout
      const found = raise(...(await ask(lastWordsOf(turns), until)))
      return isCrisis(found.tier) ? knowingWhose(found, turns) : found
    },
  }
}

const lastWordsOf = (turns: readonly Turn[]): string =>
  turns.findLast(({ role }) => role === 'person')?.text ?? ''

/** A wish that lasts a sentence is lost in the score of a long text. Each piece begins with the end of the one before. */
const pieceLength = 4_000
const overlap = 200

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start === 0 || start + overlap < text.length; start += pieceLength - overlap)
    pieces.push(text.slice(start, start + pieceLength).toWellFormed())
  return pieces
}

/** After a refusal the server is left alone for a while: as long as it asks for, or until somebody may have set it right. */
function restMs({ status, retryAfterSeconds }: ModelError): number {
  if (status === null || status >= 500) return 0
  return 1_000 * (retryAfterSeconds ?? (status === 429 ? 10 : 60))
}

/** A category does not tell an unwanted thought from intent, nor of whom it is said: there it opens no dialog. */
const untold: readonly Concern[] = ['intrusive-thought', 'someone-else']

function knowingWhose(found: Screening, turns: readonly Turn[]): Screening {
  const { concerns } = screenByFloor(turns)
  const { reasons } = found
  return concerns.some((concern) => untold.includes(concern)) ? { tier: 'care', concerns, reasons } : found
}
