import type { NotedDay } from '#domain/patterns/went-together.ts'

type Mood = { day: string; level: number }
type Entry = { day: string; mood: number | null; tags: readonly string[] }

/** How each day was, on average: what was logged, and what entries say of it. The first day first. */
export function levelsByDay(moods: readonly Mood[], entries: readonly Entry[]): Mood[] {
  const told = entries.flatMap(({ day, mood }) => (mood === null ? [] : [{ day, level: mood }]))
  return [...Map.groupBy([...moods, ...told], ({ day }) => day)]
    .map(([day, some]) => ({ day, level: some.reduce((sum, { level }) => sum + level, 0) / some.length }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** On how many days each tag was given, the most first. However it is spelled it is one, as it was spelled last. */
export function daysByTag(entries: readonly Entry[]): { tag: string; days: string[] }[] {
  const latestFirst = entries.toSorted((one, other) => other.day.localeCompare(one.day))
  const given = latestFirst.flatMap(({ day, tags }) => tags.map((tag) => ({ day, tag })))
  return [...Map.groupBy(given, ({ tag }) => tag.toLowerCase()).values()]
    .map((some) => ({ tag: some[0]!.tag, days: [...new Set(some.map(({ day }) => day))] }))
    .toSorted((one, other) => other.days.length - one.days.length || one.tag.localeCompare(other.tag))
}

/** Days on which something was written: on others a tag could not be given, so they say nothing about it. */
export function notedDays(levels: readonly Mood[], entries: readonly Entry[]): NotedDay[] {
  const written = new Set(entries.map(({ day }) => day))
  const tags = new Map<string, string[]>()
  for (const { tag, days } of daysByTag(entries))
    for (const day of days) tags.set(day, [...(tags.get(day) ?? []), tag])
  return levels.flatMap(({ day, level }) =>
    written.has(day) ? [{ day, level, tags: tags.get(day) ?? [] }] : [],
  )
}
