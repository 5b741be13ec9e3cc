import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importDaylio } from '#contract/data.ts'
import { moodLabels } from '#domain/mood/levels.ts'
import { DaylioPreview } from '#web/data/daylio-preview.tsx'
import { FileField } from '#web/data/file-field.tsx'
import { importFault, ownMoods, takenWords } from '#web/data/import-words.ts'
import { refreshPerson } from '#web/data/told-queries.ts'
import { call } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'

type Levels = Record<string, number>
type Ask = { csv: string; levels: Levels }

type OwnMood = { mood: string; level: number | undefined; onChoose: (level: number) => void }

const OwnMoodLevel = ({ mood, level, onChoose }: OwnMood) => (
  <Select label={`“${mood}”`} value={String(level ?? '')} onChange={(chosen) => onChoose(Number(chosen))}>
    <option value="" disabled>
      Which level is it?
    </option>
    {moodLabels.map((label, index) => (
      <option key={label} value={index + 1}>
        {index + 1}: {label}
      </option>
    ))}
  </Select>
)

/** Takes the moods of a Daylio export over, after they were shown. */
export function ImportDaylio() {
  const client = useQueryClient()
  const [ask, setAsk] = useState<Ask | null>(null)
  const preview = useMutation({ mutationFn: (what: Ask) => call(importDaylio, { ...what, isPreview: true }) })
  const take = useMutation({
    mutationFn: (what: Ask) => call(importDaylio, { ...what, isPreview: false }),
    onSuccess: () => {
      setAsk(null)
      return refreshPerson(client)
    },
  })
  const look = (what: Ask) => {
    take.reset()
    setAsk(what)
    preview.mutate(what)
  }
  const own = preview.data ? ownMoods(preview.data.skipped) : []
  const fault = preview.error ?? take.error
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileField
        label="Moods from Daylio (CSV)"
        accept=".csv,text/csv"
        onChoose={(file) => void file.text().then((csv) => look({ csv, levels: {} }))}
      />
      {preview.isPending && <p role="status">Reading the file...</p>}
      {fault !== null && (
        <p role="alert" className="text-small text-alert">
          {importFault(fault)}
        </p>
      )}
      {ask && preview.data && (
        <Card tone="sunk" aria-label="What Daylio’s file holds" className="grid grid-cols-1 gap-3">
          <DaylioPreview {...preview.data} />
          {[...Object.keys(ask.levels), ...own].map((mood) => (
            <OwnMoodLevel
              key={mood}
              mood={mood}
              level={ask.levels[mood]}
              onChoose={(level) => look({ ...ask, levels: { ...ask.levels, [mood]: level } })}
            />
          ))}
          <div className="flex flex-wrap gap-2">
            {preview.data.moods.length > 0 && (
              <Button size="small" isBusy={take.isPending} onClick={() => take.mutate(ask)}>
                Take these moods over
              </Button>
            )}
            <Button look="quiet" size="small" isOff={take.isPending} onClick={() => setAsk(null)}>
              Cancel
            </Button>
          </div>
        </Card>
      )}
      <div role="status">{take.data && <p className="text-small">{takenWords(take.data, 'mood')}</p>}</div>
    </div>
  )
}
