import { expect, test } from 'vitest'
import { limitOf } from '#api/limits/limit-of.ts'
import { signOut } from '#contract/account.ts'
import { endpoints } from '#contract/all.ts'
import { sendMessage, stopReply } from '#contract/chat.ts'
import { requestDeletion } from '#contract/deletion.ts'
import { listTags } from '#contract/journal.ts'
import { windowsOf } from '#infra/rate-limits/limits.ts'

// A message is never simply refused, and counts for itself.
const writing = endpoints.filter((endpoint) => endpoint.method !== 'GET' && endpoint !== sendMessage)
const [leaving, keeping] = [true, false].map((isLeave) =>
  writing.filter((endpoint) => (limitOf(endpoint) === 'leave') === isLeave),
)

test.each(keeping!)('$method $path is limited by person and by network', (endpoint) => {
  const windows = windowsOf(limitOf(endpoint)!)
  expect(windows.network).toBeDefined()
  expect(windows.person ?? (windows.visitor && windows.account)).toBeDefined()
})

test('reading that opens a whole journal is limited as a search is', () =>
  expect(limitOf(listTags)).toBe('search'))

test('neighbours keep nobody from stopping, deleting and signing out', () => {
  expect(Object.keys(windowsOf('leave'))).toEqual(['person'])
  const deletes = writing.filter(({ method }) => method === 'DELETE')
  expect(leaving).toEqual(expect.arrayContaining([...deletes, stopReply, signOut, requestDeletion]))
  for (const endpoint of leaving!) expect(endpoint.keeps).not.toBe(true)
})
