import { correctName, getUser, listBrowsers, signBrowserOut, signOut } from '#contract/account.ts'
import { getAge, putAge } from '#contract/age.ts'
import {
  correctConcern,
  followReply,
  listConcerns,
  listMessages,
  rateReply,
  sendMessage,
  stopReply,
} from '#contract/chat.ts'
import { answerCheckIn, deleteCheckIn, listCheckIns } from '#contract/check-ins.ts'
import { getConsents, putConsent } from '#contract/consents.ts'
import { getDeletion, getReceipt, requestDeletion, takeDeletionBack } from '#contract/deletion.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { completeExercise, listHelped, listHelpedWith } from '#contract/exercises.ts'
import { getOwnHelpLines } from '#contract/help.ts'
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
import {
  downloadArchive,
  downloadExport,
  getExportSchema,
  importDaylio,
  importDocument,
} from '#contract/portability.ts'
import { getProgress } from '#contract/progress.ts'
import { getSafetyFacts } from '#contract/safety.ts'
import { getServerFacts } from '#contract/server.ts'
import { exportSession, getSession, listSessions, startSession, titleSession } from '#contract/sessions.ts'
import {
  forgetUnsent,
  forgetUnsentEntry,
  getUnsent,
  keepUnsent,
  keepUnsentEntry,
  listUnsentEntries,
} from '#contract/unsent.ts'
import { getOpenApi, getVersion } from '#contract/version.ts'
import {
  correctMood,
  deleteExercise,
  deleteMessage,
  deleteMood,
  deleteSession,
  countEvents,
  listEvents,
} from '#contract/your-data.ts'

export const endpoints: Endpoint[] = [
  getUser,
  correctName,
  signOut,
  listBrowsers,
  signBrowserOut,
  getVersion,
  getOpenApi,
  startSession,
  getSession,
  listSessions,
  titleSession,
  exportSession,
  listMessages,
  listConcerns,
  sendMessage,
  followReply,
  stopReply,
  keepUnsent,
  getUnsent,
  forgetUnsent,
  keepUnsentEntry,
  listUnsentEntries,
  forgetUnsentEntry,
  correctConcern,
  rateReply,
  listMoodLogs,
  summarizeMoods,
  logMood,
  listEntries,
  searchEntries,
  listEntryMoods,
  listTags,
  getPrompting,
  getEntry,
  writeEntry,
  editEntry,
  deleteEntry,
  reflectOnEntry,
  completeExercise,
  listHelped,
  listHelpedWith,
  findPatterns,
  getProgress,
  countEvents,
  listEvents,
  correctMood,
  deleteMood,
  deleteMessage,
  deleteSession,
  deleteExercise,
  downloadExport,
  downloadArchive,
  getExportSchema,
  importDocument,
  importDaylio,
  listRemembered,
  forgetLine,
  addRemembered,
  changeRemembered,
  listTold,
  forgetAll,
  getPlan,
  writePlan,
  listCheckIns,
  answerCheckIn,
  deleteCheckIn,
  getAge,
  putAge,
  getServerFacts,
  getOwnHelpLines,
  getSafetyFacts,
  getConsents,
  putConsent,
  requestDeletion,
  takeDeletionBack,
  getDeletion,
  getReceipt,
]
