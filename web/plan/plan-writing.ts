import type { QueryClient } from '@tanstack/react-query'
import { getPlan, writePlan } from '#contract/plan.ts'
import { limits } from '#domain/limits.ts'
import type { PlanWords } from '#domain/plan/events.ts'
import type { PlanPart } from '#domain/plan/parts.ts'
import { whenForgotten } from '#web/browser/forgetting.ts'
import { createListeners } from '#web/browser/listeners.ts'
import { call, CallError } from '#web/http/call.ts'
import { keepSoon } from '#web/http/keep-soon.ts'
import { newId } from '#web/http/new-id.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'

export type Saving = { state: 'quiet' | 'writing' | 'saving' | 'saved' } | { state: 'failed'; error: unknown }

const { subscribe, announce } = createListeners()
/** What was written and is not saved, by part. It outlives the page that it was written on. */
let unsaved: Partial<PlanWords> = {}
let saving: Saving = { state: 'quiet' }
let client: QueryClient | null = null
/** A version that may have arrived keeps its id while its words stay. */
let attempt: { words: string; versionId: string } | null = null

function become(next: Saving): void {
  saving = next
  if (Object.keys(unsaved).length > 0) addEventListener('beforeunload', warnOfLeaving)
  else removeEventListener('beforeunload', warnOfLeaving)
  announce()
}

const warnOfLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

async function send(queries: QueryClient, mine: Partial<PlanWords>, isAgain = false): Promise<void> {
  const known = await queries.ensureQueryData(queryOf(getPlan, {}))
  const words = { ...known.words, ...mine }
  const asText = JSON.stringify([known.versions, words])
  if (attempt?.words !== asText) attempt = { words: asText, versionId: newId() }
  try {
    const plan = await call(writePlan, { versionId: attempt.versionId, replaces: known.versions, words })
    queries.setQueryData(queryKeyOf(getPlan, {}), plan)
  } catch (error) {
    // Written elsewhere meanwhile: what was not touched here stays as it is there.
    const isBehind = error instanceof CallError && error.code === 'plan-changed'
    if (!isBehind || isAgain) throw error
    await queries.fetchQuery({ ...queryOf(getPlan, {}), staleTime: 0 })
    await send(queries, mine, true)
  }
}

async function save(): Promise<void> {
  const mine = { ...unsaved }
  const isTooLong = Object.values(mine).some((text) => text.trim().length > limits.planPart)
  if (!client || saving.state === 'saving' || isTooLong || Object.keys(mine).length === 0) return
  become({ state: 'saving' })
  try {
    await send(client, mine)
    unsaved = Object.fromEntries(
      Object.entries(unsaved).filter(([part, text]) => mine[part as PlanPart] !== text),
    )
    const isMore = Object.keys(unsaved).length > 0
    become({ state: isMore ? 'writing' : 'saved' })
    if (isMore) soon.later()
  } catch (error) {
    become({ state: 'failed', error })
  }
}

const soon = keepSoon(save)

export const planWriting = {
  subscribe,
  saving: (): Saving => saving,
  unsaved: (): Partial<PlanWords> => unsaved,
  /** A part has changed: it is saved with the next pause, or when the page is left. */
  write(queries: QueryClient, part: PlanPart, text: string): void {
    client = queries
    unsaved = { ...unsaved, [part]: text }
    become(saving.state === 'saving' ? saving : { state: 'writing' })
    soon.later()
  },
  saveNow: soon.now,
}

whenForgotten(() => {
  soon.stop()
  unsaved = {}
  attempt = null
  become({ state: 'quiet' })
})
