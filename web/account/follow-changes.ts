import type { Query, QueryClient } from '@tanstack/react-query'
import { getUser, signOut, type User } from '#contract/account.ts'
import { requestDeletion } from '#contract/deletion.ts'
import { userQuery } from '#web/account/account-queries.ts'
import { forgetPerson, forgetReads, forgetWords } from '#web/account/forget-person.ts'
import { isChangedBy } from '#web/http/changes.ts'
import { followWrites, nameOf, openTabs } from '#web/http/writes.ts'
import { coverAndLeave, quickExit } from '#web/safety/quick-exit.ts'

const partings = [signOut, requestDeletion].map(nameOf)
const userPath = userQuery.queryKey[0]

/** Who is signed in, by the only thing that is theirs alone and never changes. */
const whoIsHere = (client: QueryClient): string | null =>
  client.getQueryData<User | null>(userQuery.queryKey)?.createdAt ?? null

/** What is on the screen is read again; what is not goes, and is read when it is wanted. */
function readAgain(client: QueryClient, write: string, isElsewhere: boolean): void {
  const predicate = ({ queryKey: [path] }: Query) => isChangedBy(write, String(path), isElsewhere)
  client.removeQueries({ type: 'inactive', predicate })
  // A tab that is behind others reads once it is shown.
  void client.invalidateQueries({ predicate, refetchType: document.hidden ? 'none' : 'active' })
}

function hearOtherTab(client: QueryClient, write: string): void {
  if (write === quickExit) return coverAndLeave(client)
  if (write === nameOf(getUser)) return void client.invalidateQueries({ queryKey: userQuery.queryKey })
  if (!partings.includes(write)) return readAgain(client, write, true)
  const wasVisitor = whoIsHere(client) === null
  forgetPerson(client)
  // Who is signed out finds another page here; a visitor would find the same, with what it holds.
  if (wasVisitor) location.reload()
}

/** Nothing that was read for one person stays for the next. */
function forgetWhoWasHere(client: QueryClient): void {
  let known = whoIsHere(client)
  let last = known
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== userPath) return
    const now = whoIsHere(client)
    if (now === last) return
    last = now
    if (now === null) return forgetReads(client)
    if (known !== null && known !== now) {
      forgetWords()
      location.reload()
    }
    known = now
  })
}

let isFollowing = false

/** Keeps what this tab shows true to what it writes itself, and to what other tabs of this browser write. */
export function followChanges(client: QueryClient): void {
  if (isFollowing) return
  isFollowing = true
  const tabs = openTabs()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none, unlike a window.
  const tell = (write: string) => tabs?.postMessage(write)
  followWrites((write) => {
    readAgain(client, write, false)
    tell(write)
  })
  tabs?.addEventListener('message', ({ data }) => hearOtherTab(client, String(data)))
  forgetWhoWasHere(client)
  // Signing in or out by a link loads a page anew: the others ask who is here now.
  tell(nameOf(getUser))
}
