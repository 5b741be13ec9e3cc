import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeEntry } from '#contract/journal.ts'
import { limits } from '#domain/limits.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import * as words from '#web/home/words.en.ts'
import { call } from '#web/http/call.ts'
import { newId } from '#web/http/new-id.ts'
import { reasonOf } from '#web/http/reason.ts'
import { latestEntriesQuery } from '#web/journal/entries-query.ts'
import { putEntry } from '#web/journal/listed-entries.ts'
import { NoteConcern } from '#web/mood/note-concern.tsx'
import { screenInPage, usePageFloor } from '#web/safety/page-floor.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'

type Found = { tier: Tier; concerns: Concern[] }

/** A line about a mood, which becomes a journal entry with it. */
export function LineForJournal({ level }: { level: number }) {
  const [line, setLine] = useState('')
  // Sent twice, it counts once.
  const [entryId] = useState(newId)
  const [found, setFound] = useState<Found | null>(null)
  const client = useQueryClient()
  usePageFloor()
  const hear = (heard: Found) => heard.tier !== 'none' && setFound(heard)
  const save = useMutation({
    mutationFn: () => call(writeEntry, { entryId, content: line.trim(), mood: level }),
    onSuccess: (saved) => {
      const { tier, concerns } = saved
      putEntry(client, saved)
      void client.invalidateQueries({ queryKey: latestEntriesQuery.queryKey })
      showToast(words.lineKept)
      if (tier !== 'none') setFound({ tier, concerns })
    },
    onError: (error) => showError(words.lineNotKept, reasonOf(error) ?? words.tryAgain),
  })
  if (found) return <NoteConcern {...found} onClose={() => setFound(null)} />
  if (save.isSuccess)
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {words.lineKept}
      </p>
    )
  return (
    <form
      className="mt-4 max-w-lg"
      onSubmit={(event) => {
        event.preventDefault()
        if (line.trim() === '' || save.isPending) return
        hear(screenInPage([{ role: 'person', text: line }], hear))
        save.mutate()
      }}
    >
      <label htmlFor="line-for-journal">{words.aLine}</label>
      <div className="mt-1 flex gap-2">
        <Input
          id="line-for-journal"
          value={line}
          maxLength={limits.entryContent}
          autoComplete="off"
          onChange={(event) => setLine(event.target.value)}
        />
        <Button type="submit" variant="quiet" disabled={line.trim() === ''} isBusy={save.isPending}>
          {words.keepLine}
        </Button>
      </div>
    </form>
  )
}
