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
import { answerCheckIn, deleteCheckIn, listCheckIns } from '#contract/check-ins.ts'
import { getConsents, putConsent } from '#contract/consents.ts'
import { getDeletion, requestDeletion, takeDeletionBack } from '#contract/deletion.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { completeExercise, listHelped, listHelpedWith } from '#contract/exercises.ts'
import {
  deleteEntry,
  editEntry,
  getEntry,
  getPrompting,
  listEntries,
  listEntryMoods,
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
import { findPatterns } from '#contract/patterns.ts'
import { getPlan, writePlan } from '#contract/plan.ts'
import { importDaylio, importDocument } from '#contract/portability.ts'
import { getProgress } from '#contract/progress.ts'
import { getSession, listSessions, startSession, titleSession } from '#contract/sessions.ts'
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
  countEvents,
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

const history = [listEvents, countEvents]

/** All that is told of one person. */
const everything: Call[] = [
  getUser,
  listBrowsers,
  getAge,
  listMessages,
  getConsents,
  ...history,
  getDeletion,
  listEntries,
  searchEntries,
  listEntryMoods,
  listTags,
  getPrompting,
  listRemembered,
  listMoodLogs,
  summarizeMoods,
  getProgress,
  listHelped,
  getSession,
  listHelpedWith,
  findPatterns,
  listSessions,
  getUnsent,
  getPlan,
  listCheckIns,
]

const said = [listSessions, getSession, ...history, listRemembered, getAge, getProgress, getPrompting]
const felt = [listMoodLogs, summarizeMoods, getProgress, ...history, findPatterns]
const written = [searchEntries, listEntryMoods, getProgress, getPrompting, ...history, findPatterns]
const journal = [listEntries, listTags, getEntry]

/** Which reads each write changes. */
export const changes: Change[] = [
  { write: correctName, reads: [getUser, ...history] },
  { write: signOut, reads: [], elsewhere: everything },
  { write: signBrowserOut, reads: [listBrowsers, getUser, ...history] },
  { write: putAge, reads: [getAge, getProgress, ...history] },
  { write: putConsent, reads: [getConsents, ...history, listRemembered], elsewhere: [listSessions] },
  { write: startSession, reads: [listSessions, ...history] },
  { write: titleSession, reads: [listSessions, getSession, ...history] },
  // What is said in a conversation its own store tells the other tabs.
  { write: sendMessage, reads: said },
  { write: stopReply, reads: [...history] },
  { write: keepUnsent, reads: [getUnsent] },
  { write: forgetUnsent, reads: [getUnsent] },
  { write: keepUnsentEntry, reads: [listUnsentEntries] },
  { write: forgetUnsentEntry, reads: [listUnsentEntries] },
  { write: correctConcern, reads: [...history, getPrompting], elsewhere: [listMessages, listConcerns] },
  { write: rateReply, reads: [...history], elsewhere: [listMessages] },
  { write: completeExercise, reads: [getProgress, ...history, listHelped, listHelpedWith] },
  { write: logMood, reads: [...felt, getPrompting] },
  { write: correctMood, reads: felt },
  { write: deleteMood, reads: felt },
  { write: writeEntry, reads: written, elsewhere: journal },
  { write: editEntry, reads: written, elsewhere: journal },
  { write: deleteEntry, reads: written, elsewhere: journal },
  // It looks for something; only what is looked for stands in its body.
  { write: searchEntries, reads: [] },
  { write: reflectOnEntry, reads: [getProgress, ...history] },
  { write: deleteMessage, reads: [...said, listMessages] },
  { write: deleteSession, reads: [...said, listMessages, listMoodLogs, getUnsent, listHelpedWith] },
  { write: deleteExercise, reads: [getProgress, ...history, listHelped, listHelpedWith] },
  // What it changes the page that wrote it is answered with.
  { write: writePlan, reads: [...history], elsewhere: [getPlan] },
  { write: answerCheckIn, reads: [...history], elsewhere: [listCheckIns] },
  { write: deleteCheckIn, reads: [listCheckIns, ...history] },
  { write: addRemembered, reads: [listRemembered, ...history] },
  { write: changeRemembered, reads: [listRemembered, ...history, listTold] },
  { write: forgetLine, reads: [listRemembered, ...history, listTold] },
  { write: forgetAll, reads: [listRemembered, ...history, listTold] },
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
