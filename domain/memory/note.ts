import type { ExerciseFelt, RuleGiven, ThemeMet, UrgeDelayed } from '#domain/memory/events.ts'

type Note<E extends { type: string; data: object }> = {
  type: E['type']
  data: Omit<E['data'], 'memoryId' | 'sessionId' | 'messageId' | 'day'>
}

/** What a turn gives to remember, before it is known whether it is news. */
export type MemoryNote = Note<ExerciseFelt> | Note<ThemeMet> | Note<UrgeDelayed> | Note<RuleGiven>
