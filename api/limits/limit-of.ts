import { signOut } from '#contract/account.ts'
import { sendMessage, stopReply } from '#contract/chat.ts'
import { requestDeletion } from '#contract/deletion.ts'
import type { Endpoint, Method } from '#contract/endpoint.ts'
import { listEntryMoods, listTags, reflectOnEntry, searchEntries } from '#contract/journal.ts'
import { downloadArchive, downloadExport, importDaylio, importDocument } from '#contract/portability.ts'
import { exportSession, startSession } from '#contract/sessions.ts'
import { keepUnsent, keepUnsentEntry } from '#contract/unsent.ts'
import type { LimitName } from '#infra/rate-limits/limits.ts'

const own = new Map<Endpoint, LimitName | null>([
  // Never simply refused: see `limitMessage`.
  [sendMessage, null],
  [stopReply, 'leave'],
  [requestDeletion, 'leave'],
  [signOut, 'leave'],
  [startSession, 'session'],
  [reflectOnEntry, 'reflection'],
  [searchEntries, 'search'],
  // They open as many entries as a search does.
  [listTags, 'search'],
  [listEntryMoods, 'search'],
  [exportSession, 'export'],
  [keepUnsent, 'unsent words'],
  [keepUnsentEntry, 'unsent words'],
  [downloadExport, 'export'],
  [downloadArchive, 'export'],
  [importDocument, 'import'],
  // Also an `import` once it is known to be more than a preview.
  [importDaylio, 'import preview'],
])

const otherwise = {
  GET: null,
  DELETE: 'leave',
  POST: 'write',
  PUT: 'write',
  PATCH: 'write',
} as const satisfies Record<Method, LimitName | null>

/** The limit of an endpoint. Whatever writes has one, and what opens many words; other reading has none. */
export const limitOf = (endpoint: Endpoint): LimitName | null => {
  const name = own.get(endpoint)
  return name === undefined ? otherwise[endpoint.method] : name
}
