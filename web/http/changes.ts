import { correctName, getUser, listBrowsers, signBrowserOut, signOut } from '#contract/account.ts'
import { getAge, putAge } from '#contract/age.ts'
import {
  correctConcern,
  listConcerns,
  listMessages,
  rateReply,
  sendMessage,
  stopReply,
} from '#contract/chat.ts'
import { getConsents, putConsent } from '#contract/consents.ts'
import { getDeletion, requestDeletion, takeDeletionBack } from '#contract/deletion.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { completeExercise, listHelped } from '#contract/exercises.ts'
import {
  deleteEntry,
  editEntry,
  getEntry,
  getPrompting,
  listEntries,
  listTags,
  reflectOnEntry,
  searchEntries,
  writeEntry,
} from '#contract/journal.ts'
import {
  addRemembered,
  changeRemembered,
  forgetAll,
  forgetLine,
  listRemembered,
  listTold,
} from '#contract/memory.ts'
import { listMoodLogs, logMood, summarizeMoods } from '#contract/mood.ts'
import { getPlan, writePlan } from '#contract/plan.ts'
import { importDaylio, importDocument } from '#contract/portability.ts'
import { getProgress } from '#contract/progress.ts'
import { listSessions, startSession } from '#contract/sessions.ts'
import {
  forgetUnsent,
  forgetUnsentEntry,
  getUnsent,
  keepUnsent,
  keepUnsentEntry,
  listUnsentEntries,
} from '#contract/unsent.ts'
import {
  correctMood,
  deleteExercise,
  deleteMessage,
  deleteMood,
  deleteSession,
  listEvents,
} from '#contract/your-data.ts'
import { nameOf } from '#web/http/writes.ts'

type Call = Pick<Endpoint, 'method' | 'path'>

type Change = {
  write: Call
  reads: Call[]
  /** What only other tabs read again: this one knows it from what it did, and it may be long. */
  elsewhere?: Call[]
}

/** All that is told of one person. */
const everything: Call[] = [
  getUser,
  listBrowsers,
  getAge,
  listMessages,
  getConsents,
  listEvents,
  getDeletion,
  listEntries,
  searchEntries,
  listTags,
  getPrompting,
  listRemembered,
  listMoodLogs,
  summarizeMoods,
  getProgress,
  listHelped,
  listSessions,
  getUnsent,
  getPlan,
]

const said = [listSessions, listEvents, listRemembered, getAge, getProgress, getPrompting]
const felt = [listMoodLogs, summarizeMoods, getProgress, listEvents]
const written = [searchEntries, getProgress, getPrompting, listEvents]
const journal = [listEntries, listTags, getEntry]

/** Which reads each write changes. */
export const changes: Change[] = [
  { write: correctName, reads: [getUser, listEvents] },
  { write: signOut, reads: [], elsewhere: everything },
  { write: signBrowserOut, reads: [listBrowsers, getUser, listEvents] },
  { write: putAge, reads: [getAge, getProgress, listEvents] },
  { write: putConsent, reads: [getConsents, listEvents, listRemembered], elsewhere: [listSessions] },
  { write: startSession, reads: [listSessions, listEvents] },
  // What is said in a conversation its own store tells the other tabs.
  { write: sendMessage, reads: said },
  { write: stopReply, reads: [listEvents] },
  { write: keepUnsent, reads: [getUnsent] },
  { write: forgetUnsent, reads: [getUnsent] },
  { write: keepUnsentEntry, reads: [listUnsentEntries] },
  { write: forgetUnsentEntry, reads: [listUnsentEntries] },
  { write: correctConcern, reads: [listEvents, getPrompting], elsewhere: [listMessages, listConcerns] },
  { write: rateReply, reads: [listEvents], elsewhere: [listMessages] },
  { write: completeExercise, reads: [getProgress, listEvents, listHelped] },
  { write: logMood, reads: [...felt, getPrompting] },
  { write: correctMood, reads: felt },
  { write: deleteMood, reads: felt },
  { write: writeEntry, reads: written, elsewhere: journal },
  { write: editEntry, reads: written, elsewhere: journal },
  { write: deleteEntry, reads: written, elsewhere: journal },
  // It looks for something; only what is looked for stands in its body.
  { write: searchEntries, reads: [] },
  { write: reflectOnEntry, reads: [getProgress, listEvents] },
  { write: deleteMessage, reads: [...said, listMessages] },
  { write: deleteSession, reads: [...said, listMessages, listMoodLogs, getUnsent] },
  { write: deleteExercise, reads: [getProgress, listEvents, listHelped] },
  // What it changes the page that wrote it is answered with.
  { write: writePlan, reads: [listEvents], elsewhere: [getPlan] },
  { write: addRemembered, reads: [listRemembered, listEvents] },
  { write: changeRemembered, reads: [listRemembered, listEvents, listTold] },
  { write: forgetLine, reads: [listRemembered, listEvents, listTold] },
  { write: forgetAll, reads: [listRemembered, listEvents, listTold] },
  { write: importDocument, reads: everything },
  { write: importDaylio, reads: felt },
  { write: requestDeletion, reads: [], elsewhere: everything },
  { write: takeDeletionBack, reads: everything },
]

/** Whether what a path of a call was answered with may be another after this write. */
export function isChangedBy(write: string, path: string, isElsewhere: boolean): boolean {
  const change = changes.find((other) => nameOf(other.write) === write)
  if (!change) return false
  const { reads, elsewhere = [] } = change
  return (isElsewhere ? [...reads, ...elsewhere] : reads).some((read) => {
    const [start = ''] = read.path.split(':')
    return start === read.path ? path === start : path.startsWith(start)
  })
}
