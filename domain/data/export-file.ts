import type { ChatEvent } from '#domain/chat/events.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import { Rejection } from '#domain/rejection.ts'

/** What happened, without words: enough to open a document elsewhere as the same state. */
export type PortableEvent = ChatEvent | MoodEvent | ExerciseEvent
export type PortableFact = Pick<PortableEvent, 'type' | 'at' | 'data'>

const ofMoods = ['MoodLogged', 'MoodCorrected', 'MoodRetracted'] as const
const ofExercises = ['ExerciseCompleted', 'ExerciseRetracted'] as const
const ofSessions = [
  'SessionStarted',
  'MessageSent',
  'ReplyAskedAgain',
  'StopAsked',
  'ReplyWritten',
  'ReplyFailed',
  'ReplyRated',
  'MessageRetracted',
  'SessionDeleted',
] as const satisfies ChatEvent['type'][]

/**
 * What a document brings along. Consents and the account stay where they were given: another server is another
 * recipient, and asks for itself.
 */
export const portableTypes: string[] = [...ofSessions, ...ofMoods, ...ofExercises]

/** The part of a document that is opened: facts, and the words that still stand, by the id of what they belong to. */
export type Opened = {
  facts: readonly PortableFact[]
  messages: ReadonlyMap<string, { text: string | null; choices: string[] }>
  notes: ReadonlyMap<string, string | null>
}

export type ImportedStream = {
  kind: 'session' | 'mood' | 'exercises'
  /** Of a session; moods and exercises have one stream for each person. */
  id: string | null
  events: PortableEvent[]
}

/**
 * The streams that a document becomes, under new ids. Throws `Rejection('import-incomplete')` when it does not
 * hold together.
 */
export function streamsOf(document: Opened, newIdOf: (id: string) => string): ImportedStream[] {
  const streams = new Map<string, ImportedStream>()
  const lastOfMood = new Map<string, PortableFact>()
  for (const fact of document.facts)
    if ('moodId' in fact.data && fact.type !== 'MoodRetracted') lastOfMood.set(fact.data.moodId, fact)

  for (const fact of document.facts) {
    const kind = kindOf(fact)
    const id = kind === 'session' ? newIdOf((fact.data as { sessionId: string }).sessionId) : null
    const name = `${kind} ${id}`
    const stream = streams.get(name) ?? { kind, id, events: [] }
    if (kind === 'session' && (stream.events.length === 0) !== (fact.type === 'SessionStarted'))
      throw new Rejection('import-incomplete')
    stream.events.push({
      type: fact.type,
      at: fact.at,
      data: withNewIds(fact.data, newIdOf),
      ...personalOf(fact, document, lastOfMood),
    } as PortableEvent)
    streams.set(name, stream)
  }
  return [...streams.values()]
}

function kindOf({ type }: PortableFact): ImportedStream['kind'] {
  if (ofMoods.some((one) => one === type)) return 'mood'
  return ofExercises.some((one) => one === type) ? 'exercises' : 'session'
}

const idFields = new Set(['sessionId', 'messageId', 'replyId', 'moodId', 'completionId'])

const withNewIds = (data: object, newIdOf: (id: string) => string): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      idFields.has(name) && typeof value === 'string' ? newIdOf(value) : value,
    ]),
  )

/** Nothing where the words were destroyed before the document was made: then they stay so. */
function personalOf(fact: PortableFact, { messages, notes }: Opened, lastOfMood: Map<string, PortableFact>) {
  if (fact.type === 'MessageSent' || fact.type === 'ReplyWritten') {
    const data = fact.data as { messageId: string; replyId?: string }
    const said = messages.get(data.replyId ?? data.messageId)
    if (!said || said.text === null) return {}
    return {
      personal:
        fact.type === 'MessageSent' ? { text: said.text } : { text: said.text, choices: said.choices },
    }
  }
  if (fact.type === 'MoodLogged' || fact.type === 'MoodCorrected') {
    const { moodId } = fact.data as { moodId: string }
    if (lastOfMood.get(moodId) === fact && notes.has(moodId))
      return { personal: { note: notes.get(moodId) ?? null } }
  }
  return {}
}
