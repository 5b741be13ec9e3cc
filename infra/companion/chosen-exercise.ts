import { mayBeGivenIn } from '#domain/chat/guide/decide/fitting.ts'
import { exerciseAskedFor } from '#domain/chat/guide/hear/exercise-names.ts'
import { ruledOut, rulesInForce } from '#domain/chat/guide/remember/rules-in-force.ts'
import { needIds } from '#domain/chat/guide/understanding.ts'
import { catalogue, findExercise } from '#domain/exercises/catalogue.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Companion, Prompt, Turn } from '#infra/companion/companion.ts'
import { heardIn } from '#infra/companion/heard-in.ts'

/** So many of the latest messages say what a talk is about. */
const read = 5

const saidIn = ({ turns }: Prompt): Turn[] => turns.filter(({ role }) => role === 'user')

/** Whether an exercise that a model names may come, by the guide's rules: what feeds the trouble does not, nor what was declined. */
export function mayCome(exerciseId: string, prompt: Prompt): boolean {
  const { concerns, guide, recollection = null } = prompt
  const said = saidIn(prompt)
  const refused = [
    ...ruledOut(
      rulesInForce(
        recollection,
        said.map(({ text }) => text),
      ),
    ),
    ...(guide?.declined ?? []),
  ]
  const latest = said.slice(-read)
  const needs = [
    ...latest.map((turn) => heardIn(turn).need),
    needIds.find((id) => id === guide?.need) ?? null,
  ]
  return (
    findExercise(exerciseId) !== null &&
    !refused.includes(exerciseId) &&
    mayBeGivenIn(
      exerciseId,
      needs,
      latest
        .map(({ text }) => text)
        .join('\n')
        .toLowerCase(),
      concerns,
    )
  )
}

/** What was asked for by its name, or the first of its kind that may come: the guide may not know the language. */
const catalogued = (asked: string, prompt: Prompt): string | null =>
  (findExercise(asked)
    ? [asked]
    : catalogue.filter(({ type }) => type === kindTypes[asked]).map(({ id }) => id)
  ).find((id) => mayCome(id, prompt)) ?? null

const kindTypes: Readonly<Record<string, string>> = {
  breathing: 'breathing',
  grounding: 'sensory',
  reframing: 'reframing',
  calm: 'sensory',
}

async function givenBy(guide: Companion, prompt: Prompt, signal: AbortSignal): Promise<string | null> {
  for await (const part of guide.reply(prompt, signal))
    if (part.kind === 'end') return part.suggestedExerciseId
  return null
}

/**
 * Which exercise comes with a model's reply. Whoever asks for one, by a chip or by its name, gets one: that, or where it
 * does not fit the guide's choice. Else it is the model's, where it fits. The guide chooses while the model speaks.
 */
export function exerciseChoice(
  prompt: Prompt,
  guide: Companion,
  signal: AbortSignal,
): (named: string | null) => Promise<string | null> {
  const isInCrisis = isCrisis(prompt.tier)
  const asked = isInCrisis ? null : exerciseAskedFor(saidIn(prompt).at(-1)?.text ?? '')
  // Without the guide the reply still stands.
  const chosen = asked === null ? Promise.resolve(null) : givenBy(guide, prompt, signal).catch(() => null)
  return async (named) => {
    if (isInCrisis) return null
    const fits = named !== null && mayCome(named, prompt) ? named : null
    const isByName = asked !== null && findExercise(asked) !== null
    return asked === null || (fits !== null && (!isByName || fits === asked))
      ? fits
      : ((await chosen) ?? fits ?? catalogued(asked, prompt))
  }
}
