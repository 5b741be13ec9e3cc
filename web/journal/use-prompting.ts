import { useQuery } from '@tanstack/react-query'
import { getPrompting } from '#contract/journal.ts'
import type { Prompt } from '#domain/journal/prompts/prompts.ts'
import { firstPrompt, fitPrompts } from '#domain/journal/prompts/rotation.ts'
import { queryOf } from '#web/http/query-client.ts'

/** The prompts that may be shown, and the one to begin with. */
export type Prompting = { fit: readonly Prompt[]; first: Prompt }

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** While it is not known who writes, none that leads to what is hard. */
export function usePrompting(entryCount: number, isConcerned: boolean, now: Date): Prompting {
  const { data } = useQuery({ ...queryOf(getPrompting, {}), refetchOnMount: 'always' })
  const fit = fitPrompts(isConcerned || data?.isGentle !== false)
  return { fit, first: firstPrompt(fit, dayOf(now), entryCount) }
}
