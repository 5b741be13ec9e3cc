import type * as z from 'zod'
import { signBrowserOut } from '#contract/account.ts'
import { endpoints } from '#contract/all.ts'
import { followReply, listMessages, rateReply, sendMessage, stopReply } from '#contract/chat.ts'
import { correctMood, deleteExercise, deleteMessage, deleteMood, deleteSession } from '#contract/data.ts'
import { getReceipt } from '#contract/deletion.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { completeExercise } from '#contract/exercises.ts'
import { deleteEntry, editEntry, reflectOnEntry, writeEntry } from '#contract/journal.ts'
import { logMood } from '#contract/mood.ts'
import { exportSession } from '#contract/sessions.ts'

/** What somebody owns, by the ids under which calls name it. */
export type Ids = Record<
  'sessionId' | 'messageId' | 'replyId' | 'moodId' | 'completionId' | 'entryId' | 'browserId' | 'receipt',
  string
>

/** One call and what it is asked with. */
export type Naming = { endpoint: Endpoint; ask: (ids: Ids) => Record<string, unknown> }

const naming = <E extends Endpoint>(endpoint: E, ask: (ids: Ids) => InputOf<E>): Naming => ({
  endpoint,
  ask: ask as Naming['ask'],
})

const [message, content] = ['Hello', 'A calm day.']
const exerciseId = 'box-breathing'
const [level, note] = [5, null]

/** Every call that names what somebody has, in an order in which its owner can make them all. */
export const namings = [
  naming(listMessages, ({ sessionId }) => ({ sessionId })),
  naming(followReply, ({ sessionId }) => ({ sessionId })),
  naming(sendMessage, ({ sessionId }) => ({ sessionId, message })),
  naming(stopReply, ({ sessionId }) => ({ sessionId })),
  naming(exportSession, ({ sessionId }) => ({ sessionId })),
  naming(rateReply, ({ replyId }) => ({ id: replyId, rating: 1 as const })),
  naming(logMood, ({ sessionId }) => ({ level, note, sessionId })),
  naming(correctMood, ({ moodId }) => ({ id: moodId, level, note })),
  naming(deleteMood, ({ moodId }) => ({ id: moodId })),
  naming(completeExercise, ({ sessionId }) => ({ exerciseId, sessionId })),
  naming(deleteExercise, ({ completionId }) => ({ id: completionId })),
  naming(reflectOnEntry, ({ entryId }) => ({ id: entryId })),
  naming(editEntry, ({ entryId }) => ({ id: entryId, content })),
  naming(deleteEntry, ({ entryId }) => ({ id: entryId })),
  naming(deleteMessage, ({ messageId }) => ({ id: messageId })),
  naming(deleteMessage, ({ replyId }) => ({ id: replyId })),
  naming(deleteSession, ({ sessionId }) => ({ sessionId })),
  naming(signBrowserOut, ({ browserId }) => ({ id: browserId })),
]

/** Every call that gives an id to what it makes; each `ids` but `sessionId` is somebody else's. */
export const makings = [
  naming(sendMessage, ({ sessionId, messageId }) => ({ sessionId, message, messageId })),
  naming(logMood, ({ moodId }) => ({ level, note, moodId })),
  naming(completeExercise, ({ completionId }) => ({ exerciseId, sessionId: null, completionId })),
  naming(writeEntry, ({ entryId }) => ({ content, entryId })),
]

/** What can be tried without doing harm to what is found: reading and writing, not deleting. */
export const guessable = [
  ...namings.filter(({ endpoint: { method } }) => method === 'GET' || method === 'POST'),
  naming(getReceipt, ({ receipt }) => ({ receipt })),
]

/** Ids that are meant for everybody: of the catalogue, and of receipts, which say nothing of whose they are. */
const forEverybody = ['POST /api/exercises/complete exerciseId', 'GET /api/receipts/:receipt receipt']

const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
const isId = (name: string): boolean => /^id$|Ids?$/.test(name)

const namesOf = ({ method, path }: Endpoint, fields: string[]): string[] =>
  fields
    .filter((name) => isId(name) || pathNames(path).includes(name))
    .map((name) => `${method} ${path} ${name}`)

/** The ids of the contract, as in `GET /api/messages/:sessionId sessionId`. */
export const idsOfContract = (): string[] =>
  endpoints.flatMap((endpoint) => namesOf(endpoint, Object.keys((endpoint.input as z.ZodObject).shape)))

/** Those that a row above asks for. */
export const idsOfRows = (): string[] => [
  ...forEverybody,
  ...[...namings, ...makings].flatMap(({ endpoint, ask }) => namesOf(endpoint, Object.keys(ask({} as Ids)))),
]

/** Method, path and body, as the page sends them: ids in the path, the rest in the body. */
export function requestOf({ endpoint: { method, path }, ask }: Naming, ids: Ids): [string, string, unknown] {
  const input = ask(ids)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const names = pathNames(path)
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  return [method, filled, method === 'GET' || method === 'DELETE' ? undefined : rest]
}
