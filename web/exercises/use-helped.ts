import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type HelpedExercise, listHelped } from '#contract/exercises.ts'
import { verdictOf } from '#domain/exercises/what-helps.ts'
import { browserStorage } from '#web/browser/storage.ts'
import { queryOf } from '#web/http/query-client.ts'
import { helpfulKey } from '#web/sessions/stored-session.ts'

const none: readonly HelpedExercise[] = []

/** What helped, as the server counts it; this browser keeps the ids of what surely did, for when there is no network. */
export function useHelped(): readonly HelpedExercise[] {
  const { data } = useQuery(queryOf(listHelped, {}))
  useEffect(() => {
    if (!data) return
    const ids = data.filter((one) => verdictOf(one) === 'helps').map(({ exerciseId }) => exerciseId)
    if (ids.length > 0) browserStorage.setItem(helpfulKey, ids.join(' '))
    else browserStorage.removeItem(helpfulKey)
  }, [data])
  return data ?? none
}

/** The ids of what surely helped, as this browser knows them. */
export const keptHelpful = (): readonly string[] =>
  (browserStorage.getItem(helpfulKey) ?? '').split(' ').filter((id) => id !== '')
