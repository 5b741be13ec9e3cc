import { type Heads, type Model, unpack } from '#domain/safety/learned/model.ts'
import trained from '#domain/safety/learned/trained.json' with { type: 'json' }

const { care, crisis, emergency } = trained.heads
const heads: Heads = {
  care: { ...care, weights: unpack(care.weights) },
  crisis: { ...crisis, weights: unpack(crisis.weights) },
  emergency: { ...emergency, weights: unpack(emergency.weights) },
}

/** What `infra/bench/train-safety.ts` made of the corpus. */
export const shipped: Model = { heads, thresholds: trained.thresholds }
