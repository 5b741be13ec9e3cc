import type { CheckIns } from '#domain/check-ins/decider.ts'
import { checkIns } from '#domain/check-ins/decider.ts'
import type { CheckInEvent } from '#domain/check-ins/events.ts'
import { totalOf } from '#domain/check-ins/scales.ts'
import type { Fact } from '#domain/event.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** Ten years of every scale at every turn. */
const mostRead = 800

/** A person's check-ins with their answers, the first day first, and what the rules know of them. */
export async function findCheckIns(store: EventStore, subjectId: string | null) {
  const events = subjectId
    ? await store.recall<CheckInEvent>(streamName('check-ins', { subjectId, id: subjectId }), mostRead)
    : []
  const state: CheckIns = (events as Fact<CheckInEvent>[]).reduce(checkIns.evolve, checkIns.initialState)
  const found = events.flatMap((event) => {
    if (event.type !== 'CheckInAnswered' || !state.standing.includes(event.data.checkInId)) return []
    const { checkInId: id, scale, day } = event.data
    const answers = event.personal?.answers ?? []
    return [{ id, scale, day, at: event.at, answers, total: totalOf(scale, answers) }]
  })
  return { state, checkIns: found.toSorted((one, other) => one.day.localeCompare(other.day)) }
}
