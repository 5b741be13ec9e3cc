import type { Fact } from '#domain/event.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { durationOf } from '#domain/memory/duration.ts'
import type { CodedMemory, ExerciseFelt, Memory, UrgeDelayed } from '#domain/memory/events.ts'
import { needNames } from '#domain/memory/remembered-needs.ts'
import { ruleName } from '#domain/memory/rules.ts'

/** One thing that is remembered, as it is shown and deleted: a plain sentence, and the last day of it. */
export type MemoryLine = { id: string; sentence: string; day: string }

/** Which line a memory belongs to. */
export function lineIdOf({ type, data }: Fact<Memory>): string {
  switch (type) {
    case 'ExerciseFelt':
      return `exercise-${data.exerciseId}-${data.need ?? 'any'}`
    case 'ThemeMet':
      return `theme-${data.theme}`
    case 'UrgeDelayed':
      return 'delay'
    case 'RuleGiven':
      return `rule-${data.rule}-${data.about ?? 'all'}`
    case 'LineRemembered':
    case 'SummaryWritten':
      return data.memoryId
  }
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

function feltSentence(felt: readonly Fact<ExerciseFelt>[]): string {
  const { exerciseId, need } = felt[0]!.data
  const count = (one: string) => felt.filter(({ data }) => data.felt === one).length
  const title = findExercise(exerciseId)?.title ?? 'an exercise'
  const began = need === null ? `“${title}”` : `With ${needNames[need]}, “${title}”`
  const told = [
    count('better') > 0 ? `helped ${times(count('better'))}` : null,
    count('same') > 0 ? `changed nothing ${times(count('same'))}` : null,
    count('worse') > 0 ? `made it worse ${times(count('worse'))}` : null,
  ].filter((part) => part !== null)
  return `${began} ${told.length > 1 ? `${told.slice(0, -1).join(', ')} and ${told.at(-1)}` : told[0]}.`
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function sentenceOf(memories: readonly Fact<CodedMemory>[]): string {
  const latest = memories.at(-1)!
  switch (latest.type) {
    case 'ExerciseFelt':
      return feltSentence(memories as readonly Fact<ExerciseFelt>[])
    case 'ThemeMet': {
      const sessions = new Set(memories.map(({ data }) => data.sessionId)).size
      return `${capital(needNames[latest.data.theme])} came up in ${sessions === 1 ? 'one conversation' : `${sessions} conversations`}.`
    }
    case 'UrgeDelayed': {
      const minutes = (memories as readonly Fact<UrgeDelayed>[]).map(({ data }) => data.minutes)
      return `The longest that you put an urge off was ${durationOf(Math.max(...minutes))}.`
    }
    case 'RuleGiven':
      return `Your own rule: ${ruleName(latest.data)}.`
  }
}

export const isWorded = ({ type }: { type: Memory['type'] }): boolean =>
  type === 'LineRemembered' || type === 'SummaryWritten'

/** Everything that is remembered in codes, a line each, the latest first. */
export function linesOf(memories: readonly Fact<Memory>[]): MemoryLine[] {
  const coded = memories.filter((memory) => !isWorded(memory)) as Fact<CodedMemory>[]
  const inOrder = coded.toSorted((one, other) => one.at.localeCompare(other.at))
  const byLine = Map.groupBy(inOrder, lineIdOf)
  return [...byLine]
    .map(([id, some]) => ({ id, sentence: sentenceOf(some), latest: some.at(-1)! }))
    .toSorted((one, other) => other.latest.at.localeCompare(one.latest.at))
    .map(({ id, sentence, latest }) => ({ id, sentence, day: latest.data.day }))
}
