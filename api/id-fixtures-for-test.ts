import type * as z from 'zod'
import { signBrowserOut } from '#contract/account.ts'
import { endpoints } from '#contract/all.ts'
import {
  correctConcern,
  followReply,
  listConcerns,
  listMessages,
  rateReply,
  sendMessage,
  stopReply,
} from '#contract/chat.ts'
import { answerCheckIn, deleteCheckIn } from '#contract/check-ins.ts'
import { getReceipt } from '#contract/deletion.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { completeExercise } from '#contract/exercises.ts'
import { deleteEntry, editEntry, getEntry, reflectOnEntry, writeEntry } from '#contract/journal.ts'
import { addRemembered, changeRemembered, listTold } from '#contract/memory.ts'
import { logMood } from '#contract/mood.ts'
import { writePlan } from '#contract/plan.ts'
import { exportSession, getSession, titleSession } from '#contract/sessions.ts'
import { keepUnsent } from '#contract/unsent.ts'
import { correctMood, deleteExercise, deleteMessage, deleteMood, deleteSession } from '#contract/your-data.ts'

/** What somebody owns, by the ids under which calls name it. */
export type Ids = Record<
  | 'sessionId'
  | 'messageId'
  | 'replyId'
  | 'moodId'
  | 'completionId'
  | 'entryId'
  | 'memoryId'
  | 'checkInId'
  | 'browserId'
  | 'receipt',
  string
>

/** One call and what it is asked with. */
export type IdFixture = { endpoint: Endpoint; ask: (ids: Ids) => Record<string, unknown> }

const idFixture = <E extends Endpoint>(endpoint: E, ask: (ids: Ids) => InputOf<E>): IdFixture => ({
  endpoint,
  ask: ask as IdFixture['ask'],
})

const [message, content] = ['Hello', 'A calm day.']
const exerciseId = 'box-breathing'
const [level, note] = [5, null]
const planWords = { signs: '', alone: content, people: '', call: '', safer: '', why: '' }

/** Every call that names what somebody has, in an order in which its owner can make them all. */
export const idFixtures = [
  idFixture(listMessages, ({ sessionId }) => ({ id: sessionId })),
  idFixture(listConcerns, ({ sessionId }) => ({ id: sessionId })),
  idFixture(followReply, ({ sessionId }) => ({ sessionId })),
  idFixture(sendMessage, ({ sessionId }) => ({ sessionId, message })),
  idFixture(stopReply, ({ sessionId }) => ({ sessionId })),
  idFixture(keepUnsent, ({ sessionId }) => ({ sessionId, text: message })),
  idFixture(listTold, ({ replyId }) => ({ id: replyId })),
  idFixture(changeRemembered, ({ memoryId }) => ({ id: memoryId, text: message })),
  idFixture(getSession, ({ sessionId }) => ({ sessionId })),
  idFixture(titleSession, ({ sessionId, messageId }) => ({
    sessionId,
    versionId: messageId,
    title: message,
  })),
  idFixture(exportSession, ({ sessionId }) => ({ sessionId })),
  idFixture(correctConcern, ({ messageId }) => ({ id: messageId, by: 'card' as const })),
  idFixture(rateReply, ({ replyId }) => ({ id: replyId, rating: 1 as const })),
  idFixture(logMood, ({ sessionId }) => ({ level, note, sessionId })),
  idFixture(correctMood, ({ moodId }) => ({ id: moodId, level, note })),
  idFixture(deleteMood, ({ moodId }) => ({ id: moodId })),
  idFixture(completeExercise, ({ sessionId }) => ({ exerciseId, sessionId })),
  idFixture(deleteExercise, ({ completionId }) => ({ id: completionId })),
  idFixture(deleteCheckIn, ({ checkInId }) => ({ id: checkInId })),
  idFixture(getEntry, ({ entryId }) => ({ id: entryId })),
  idFixture(reflectOnEntry, ({ entryId }) => ({ id: entryId })),
  idFixture(editEntry, ({ entryId }) => ({ id: entryId, content })),
  idFixture(deleteEntry, ({ entryId }) => ({ id: entryId })),
  idFixture(deleteMessage, ({ messageId }) => ({ id: messageId })),
  idFixture(deleteMessage, ({ replyId }) => ({ id: replyId })),
  idFixture(deleteSession, ({ sessionId }) => ({ sessionId })),
  idFixture(signBrowserOut, ({ browserId }) => ({ id: browserId })),
]

/** Every call that gives an id to what it makes; each `ids` but `sessionId` is somebody else's. */
export const newIdFixtures = [
  idFixture(sendMessage, ({ sessionId, messageId }) => ({ sessionId, message, messageId })),
  idFixture(logMood, ({ moodId }) => ({ level, note, moodId })),
  idFixture(completeExercise, ({ completionId }) => ({ exerciseId, sessionId: null, completionId })),
  idFixture(writeEntry, ({ entryId }) => ({ content, entryId })),
  idFixture(answerCheckIn, ({ checkInId }) => ({ checkInId, scale: 'pc-ptsd-5' as const, answers: [0] })),
  idFixture(titleSession, ({ sessionId, moodId }) => ({ sessionId, versionId: moodId, title: message })),
  idFixture(writePlan, ({ moodId }) => ({ versionId: moodId, replaces: [], words: planWords })),
  idFixture(addRemembered, ({ memoryId }) => ({ text: message, memoryId })),
]

/** What can be tried without doing harm to what is found: reading and writing, not deleting. */
export const guessable = [
  ...idFixtures.filter(({ endpoint: { method } }) => method === 'GET' || method === 'POST'),
  idFixture(getReceipt, ({ receipt }) => ({ receipt })),
]

/**
 * Ids that are meant for everybody: of the catalogue, of receipts, which say nothing of whose they are, of what is
 * remembered, where the same code names each caller's own, and of an entry that is being written, by which nothing is
 * looked up.
 */
const forEverybody = [
  'POST /api/exercises/complete exerciseId',
  'GET /api/receipts/:receipt receipt',
  'DELETE /api/memory/:id id',
  'PUT /api/unsent/entries/:entryId entryId',
  'PUT /api/unsent/entries/:entryId promptId',
  'DELETE /api/unsent/entries/:entryId entryId',
]

const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
const isId = (name: string): boolean => /^id$|Ids?$/.test(name)

const namesOf = ({ method, path }: Endpoint, fields: string[]): string[] =>
  fields
    .filter((name) => isId(name) || pathNames(path).includes(name))
    .map((name) => `${method} ${path} ${name}`)

/** The ids of the contract, as in `GET /api/messages/:id id`. */
export const idsOfContract = (): string[] =>
  endpoints.flatMap((endpoint) => namesOf(endpoint, Object.keys((endpoint.input as z.ZodObject).shape)))

/** Those that a row above asks for. */
export const idsOfRows = (): string[] => [
  ...forEverybody,
  ...[...idFixtures, ...newIdFixtures].flatMap(({ endpoint, ask }) =>
    namesOf(endpoint, Object.keys(ask({} as Ids))),
  ),
]

/** Method, path and body, as the page sends them: ids in the path, the rest in the body. */
export function requestOf(
  { endpoint: { method, path }, ask }: IdFixture,
  ids: Ids,
): [string, string, unknown] {
  const input = ask(ids)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const names = pathNames(path)
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  return [method, filled, method === 'GET' || method === 'DELETE' ? undefined : rest]
}
