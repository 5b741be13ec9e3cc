import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { logMood } from '#contract/mood.ts'
import { isAtLeast, isCrisis, type Screening, type Tier } from '#domain/safety/tier.ts'
import { call } from '#web/http/call.ts'
import { isOffline } from '#web/http/held-writes.ts'
import { newId } from '#web/http/new-id.ts'
import { reasonOf } from '#web/http/reason.ts'
import { holdMood } from '#web/mood/held-moods.ts'
import { chatMood } from '#web/mood/mood-labels.ts'
import { MoodLevel } from '#web/mood/mood-level.tsx'
import { MoodSlider } from '#web/mood/mood-slider.tsx'
import { NoteConcern } from '#web/mood/note-concern.tsx'
import { NoteField } from '#web/mood/note-field.tsx'
import * as words from '#web/mood/words.en.ts'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import { screenInPage, usePageFloor } from '#web/safety/page-floor.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'

type Props = {
  sessionId: string | null
  /** The earlier day (YYYY-MM-DD) that it is logged for, and how it is asked for; without one, it is of now. */
  earlier?: { day: string; question: string; about: string } | null
  onClose: () => void
}

/** One reading: a level and, if wanted, a note. */
export function MoodForm({ sessionId, earlier = null, onClose }: Props) {
  const [level, setLevel] = useState(chatMood)
  const [note, setNote] = useState('')
  // Of this one reading: sent twice, it counts once.
  const [moodId] = useState(newId)
  usePageFloor()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  // What the page itself heard in the note: help is shown for it once, whatever the server says as well.
  const [heard, setHeard] = useState<Screening | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  /** It waits for a network; the form stays for as long as help is shown. */
  const [isHeld, setHeld] = useState(false)
  const isShown = (tier: Tier) => heard !== null && isAtLeast(heard.tier, tier)
  const hear = (found: Screening) => {
    if (!isCrisis(found.tier) || isShown(found.tier)) return
    setHeard(found)
    setHelpOpen(true)
  }

  const reading = () => ({
    level,
    note: note.trim() || null,
    sessionId,
    moodId,
    ...(earlier && { day: earlier.day }),
  })
  const log = useMutation({
    mutationFn: () => call(logMood, reading()),
    onSuccess: (saved) => {
      showToast(words.moodLogged)
      if (saved.tier === 'none' || (isShown(saved.tier) && !isHelpOpen)) onClose()
    },
    onError: (error) => showError(words.failed, reasonOf(error) ?? (error.message || words.moodNotLogged)),
  })

  if (log.data && log.data.tier !== 'none' && !isShown(log.data.tier))
    return <NoteConcern {...log.data} onClose={onClose} />

  const closeHelp = () => {
    setHelpOpen(false)
    if (log.isSuccess || isHeld) onClose()
  }
  return (
    <form
      aria-labelledby={titleId}
      className="settle-in rounded-panel bg-sunk p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (log.isPending || isHeld) return
        const found = screenInPage([{ role: 'person', text: note }], hear)
        hear(found)
        if (!isOffline()) return log.mutate()
        holdMood(reading(), found.tier)
        showToast(words.moodWaits)
        if (isCrisis(found.tier)) setHeld(true)
        else onClose()
      }}
    >
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-body font-semibold outline-none">
        {earlier?.question ?? words.feeling}
      </h2>
      {earlier && <p className="text-small text-ink-soft">{earlier.about}</p>}
      <MoodLevel level={level} />
      <MoodSlider level={level} onChange={setLevel} />
      <p
        aria-hidden="true"
        className="flex justify-between gap-8 text-small leading-snug text-ink-soft sm:px-12"
      >
        <span>{words.lowest}</span>
        <span className="text-end">{words.highest}</span>
      </p>
      <NoteField note={note} rows={1} onChange={setNote} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={log.isPending}>
          {words.logMood}
        </Button>
        <Button variant="plain" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
      {log.isError && <Alert className="mt-2">{words.notSaved}</Alert>}
      <CrisisDialog
        tier={(isHelpOpen && heard?.tier) || 'none'}
        concerns={heard?.concerns ?? []}
        onClose={closeHelp}
      />
    </form>
  )
}
