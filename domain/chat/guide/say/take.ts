import { isRefused } from '#domain/chat/guide/hear/refused.ts'
import { isOfWhatWasTold } from '#domain/chat/guide/say/presupposed.ts'

/** The first wording that was not said in the conversation; where all were, the one that was said longest ago. */
export function take(
  id: string,
  wordings: readonly string[],
  said: readonly string[],
  { seed, told }: { seed: number; told: string },
): { text: string; id: string } {
  const turn = said.length + seed
  const ids = wordings.map((_, index) => `${id}.${index}`)
  const wanted = ids.filter((_, index) => !isRefused(wordings[index] ?? '', said))
  const borneOut = wanted.filter((one) => isOfWhatWasTold(wordings[ids.indexOf(one)] ?? '', told))
  const mayBeSaid = isLoose(id) && borneOut.length > 0 ? borneOut : wanted
  const unsaid = (mayBeSaid.length > 0 ? mayBeSaid : ids).filter((one) => !said.includes(one))
  const oldest = ids.toSorted((one, other) => said.lastIndexOf(one) - said.lastIndexOf(other))[0]
  // Not each conversation begins with the same words.
  const chosen = unsaid[turn % Math.max(1, unsaid.length)] ?? oldest ?? `${id}.0`
  return { text: wordings[Number(chosen.split('.').at(-1))] ?? '', id: chosen }
}

/** What is said to whatever was told; anything else is said to what it answers. */
const isLoose = (id: string): boolean =>
  /\/listens$|^(wonder|feeling|kind|tone|form)\/|^act\/listen-question$/.test(id)
