import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import type { JournalEntry, SavedEntry } from '#contract/journal.ts'
import { isSearching } from '#domain/journal/search-entries.ts'
import { useUser } from '#web/account/account-queries.ts'
import { NotLoggedIn } from '#web/account/not-logged-in.tsx'
import { EntryCard, placeOf } from '#web/journal/entry-card.tsx'
import { EntryDialog } from '#web/journal/entry-dialog.tsx'
import { EntryList } from '#web/journal/entry-list.tsx'
import { EntrySearch } from '#web/journal/entry-search.tsx'
import { heldEntries, takeHeldBack, type Reflection } from '#web/journal/journal-queries.ts'
import { bringDraftsBack, keptDraft, useNewDrafts, type Draft } from '#web/journal/kept-drafts.ts'
import { NoEntries, NothingFound } from '#web/journal/no-entries.tsx'
import { addressOf, goInstead, goTo, placeIn } from '#web/journal/place.ts'
import { Reflect } from '#web/journal/reflect.tsx'
import { useEntryConcern } from '#web/journal/use-entry-concern.ts'
import { everything, useFoundEntries } from '#web/journal/use-found-entries.ts'
import { usePrompting } from '#web/journal/use-prompting.ts'
import { useReflecting } from '#web/journal/use-reflecting.ts'
import * as words from '#web/journal/words.en.ts'
import { reflectionNames } from '#web/names/words.en.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import { useRaised } from '#web/safety/use-raised.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { plainText } from '#web/ui/plain-text.ts'
import { LoadFault, QueryView } from '#web/ui/query-view.tsx'
import { useToday } from '#web/ui/use-today.ts'

const saidOf = ({ reflection, by }: Reflection): string =>
  words.reflectionSaid({ title: reflectionNames[by].title, reflection: plainText(reflection) })

/** After a dialog has given the focus back to a place that may be gone by then. */
const focusOn = (id: string) => setTimeout(() => document.getElementById(id)?.focus(), 50)

// The list is there without them.
const HeldEntries = lazyPart(async () => (await import('#web/journal/held-entries.tsx')).HeldEntries)
const DeleteEntry = lazyPart(async () => (await import('#web/journal/delete-entry.tsx')).DeleteEntry)
const WaitingEntries = lazyPart(async () => (await import('#web/journal/waiting-entries.tsx')).WaitingEntries)
const EntryReading = lazyPart(async () => (await import('#web/journal/entry-reading.tsx')).EntryReading)

const listId = 'journal-entries'

function Journal() {
  const place = placeIn(useSearch())
  const address = addressOf(place)
  const [shown, setShown] = useState(addressOf(null))
  // An entry that is edited, null for a new one, undefined while nothing is written.
  const [writing, setWriting] = useState<JournalEntry | null>()
  const [begun, setBegun] = useState<Draft | null>(null)
  const [deleting, setDeleting] = useState<JournalEntry | null>(null)
  const [search, setSearch] = useState(everything)
  const journal = useFoundEntries(search)
  const { list, entries, found, total, more } = journal
  const reflecting = useReflecting()
  const concern = useEntryConcern()
  const raised = useRaised(
    useMemo(
      () =>
        entries.map(({ id, createdAt, editedAt, raised: later }) => ({
          id,
          at: editedAt ?? createdAt,
          raised: later,
        })),
      [entries],
    ),
  )
  const urgent = concern.open ?? (raised.open && { ...raised.open, entryId: raised.open.id })
  const waiting = useNewDrafts()
  const isListed = list.data !== undefined
  useEffect(() => {
    if (isListed) void bringDraftsBack(entries)
  }, [isListed, entries])
  const isAnyHeld = heldEntries.useAll().length > 0
  // Shown when the network is gone, so it comes while there is one.
  useEffect(() => void HeldEntries.load().catch(() => {}), [])
  const now = useToday()
  const prompting = usePrompting(total, concern.isAny || entries.some(({ raised: later }) => later), now)

  const close = () => {
    setWriting(undefined)
    goInstead(null)
  }

  const handleSaved = (saved: SavedEntry) => {
    close()
    concern.handleSaved(saved)
    reflecting.forget(saved.id)
    if (writing?.id === saved.id) return
    setSearch(everything)
    focusOn(placeOf(saved.id))
  }

  const write = (entry: JournalEntry | null, draft: Draft | null = null) => {
    setBegun(draft)
    setWriting(entry)
    const there = entry ? ({ what: 'edit', id: entry.id } as const) : ({ what: 'write' } as const)
    if (place?.what === 'read') goInstead(there)
    else goTo(there)
  }

  /** What waits of it is written on. */
  const edit = (entry: JournalEntry) => write(entry, takeHeldBack(entry.id)?.draft)
  const named = place && place.what !== 'write' ? entries.find(({ id }) => id === place.id) : undefined
  const reading = place?.what === 'read' ? named : undefined
  const helpFor = (id: string) => concern.of(id) ?? raised.of(id)

  // Also by going back and forth, by a link and by loading the page.
  if (isListed && shown !== address) {
    setShown(address)
    if (place === null || place.what === 'read') setWriting(undefined)
    else if (writing === undefined) {
      setBegun(place.what === 'write' ? (keptDraft(null) ?? null) : null)
      setWriting(place.what === 'write' ? null : named)
    }
  }
  // Deleted since, or none of theirs.
  const isNowhere = isListed && place !== null && place.what !== 'write' && !named && !writing
  useEffect(() => {
    if (isNowhere) goInstead(null)
  }, [isNowhere])

  const card = (entry: JournalEntry) => {
    const help = helpFor(entry.id)
    return (
      <EntryCard key={entry.id} entry={entry} now={now} onEdit={edit} onDelete={setDeleting}>
        {help && (
          <div className="my-3">
            <CareCard {...help} />
          </div>
        )}
        <Reflect entryId={entry.id} reflecting={reflecting} />
      </EntryCard>
    )
  }

  const status = journal.isLooking
    ? words.searching
    : isSearching(search) && more.hasNextPage
      ? words.foundSoFar(found.length)
      : words.entriesFound({ count: found.length, all: total })

  return (
    <Panel>
      <PageTitle>{words.journal}</PageTitle>
      <PageHead title={words.journal} about={words.journalAbout}>
        <Button variant={list.data && total === 0 ? 'quiet' : 'primary'} onClick={() => write(null)}>
          <Plus aria-hidden="true" className="size-5" />
          {words.newEntry}
        </Button>
      </PageHead>
      {writing === undefined && (
        <LaterPart>
          <WaitingEntries drafts={waiting} onWriteOn={(draft) => write(null, draft)} />
        </LaterPart>
      )}
      <LaterPart>
        <HeldEntries onWriteOn={write} />
      </LaterPart>
      <div id={listId} tabIndex={-1} className="outline-none [&>[role]]:mt-8">
        <QueryView query={list} loading={words.loadingJournal}>
          {() => {
            if (entries.length === 0 && isAnyHeld) return null
            if (entries.length === 0) return <NoEntries onWrite={() => write(null)} />
            return (
              <>
                {total > 1 && (
                  <EntrySearch tags={journal.tags} search={search} status={status} onChange={setSearch} />
                )}
                {journal.hasFailed ? (
                  <div className="mt-6">
                    <LoadFault onRetry={journal.retry} />
                  </div>
                ) : found.length === 0 && !journal.isLooking ? (
                  <NothingFound onShowAll={() => setSearch(everything)} />
                ) : (
                  <EntryList entries={found} more={more}>
                    {card}
                  </EntryList>
                )}
              </>
            )
          }}
        </QueryView>
      </div>
      <p role="status" className="sr-only">
        {reflecting.reflectingOn === null && reflecting.shown && saidOf(reflecting.shown.reflection)}
      </p>
      {reading && (
        <LaterPart>
          <EntryReading entry={reading} onEdit={() => edit(reading)} onClose={() => goInstead(null)}>
            {helpFor(reading.id) && (
              <div className="mb-6">
                <CareCard {...helpFor(reading.id)!} />
              </div>
            )}
          </EntryReading>
        </LaterPart>
      )}
      {writing !== undefined && (
        <EntryDialog
          entry={writing}
          begun={begun}
          prompting={prompting}
          onSaving={concern.handleSaving}
          onSaved={handleSaved}
          onHeld={({ entryId }) => {
            close()
            reflecting.forget(entryId)
            focusOn(placeOf(entryId))
          }}
          onSavedLate={concern.handleSaved}
          onClose={() => {
            close()
            // Deleted elsewhere: the button that opened it is gone.
            if (writing && !entries.some(({ id }) => id === writing.id)) focusOn(listId)
          }}
        />
      )}
      <LaterPart>
        <DeleteEntry
          entry={deleting}
          onDeleted={(deleted) => {
            setDeleting(null)
            reflecting.forget(deleted.id)
            focusOn(listId)
          }}
          onClose={() => setDeleting(null)}
        />
      </LaterPart>
      <CrisisDialog
        tier={urgent?.tier ?? 'none'}
        concerns={urgent?.concerns ?? []}
        onClose={() => {
          if (urgent) focusOn(placeOf(urgent.entryId))
          concern.close()
          raised.close()
        }}
      />
    </Panel>
  )
}

/** What somebody wrote for themselves, the latest first. */
export function JournalPage() {
  const isSignedIn = Boolean(useUser().data)
  return isSignedIn ? <Journal /> : <NotLoggedIn name={words.journal} request={words.journalRequest} />
}
