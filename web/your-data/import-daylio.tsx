import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorAnswers } from '#contract/errors.ts'
import { daylioBytes, importDaylio } from '#contract/portability.ts'
import { moodLabels } from '#domain/mood/levels.ts'
import { call, CallError } from '#web/http/call.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { DaylioPreview } from '#web/your-data/daylio-preview.tsx'
import { FileField } from '#web/your-data/file-field.tsx'
import { importFault, type Preview, importedMessage } from '#web/your-data/import-messages.ts'
import { whenReadAgain } from '#web/your-data/timeline-queries.ts'
import * as words from '#web/your-data/words.en.ts'

type Levels = Record<string, number>
type Ask = { csv: string; levels: Levels }

type OwnMoodsProps = { names: Preview['names']; onChoose: (mood: string, level: number) => void }

/** Nobody but the person knows the level of a mood that they made up. */
const OwnMoods = ({ names, onChoose }: OwnMoodsProps) =>
  names
    .filter(({ isOwn }) => isOwn)
    .map(({ mood, level }) => (
      <Select
        key={mood}
        label={words.quoted(mood)}
        value={String(level ?? '')}
        onChange={(chosen) => onChoose(mood, Number(chosen))}
      >
        <option value="" disabled>
          {words.whichLevel}
        </option>
        {moodLabels.map((label, index) => (
          <option key={label} value={index + 1}>
            {words.levelOption({ level: index + 1, label })}
          </option>
        ))}
      </Select>
    ))

const tooLong = errorAnswers['import-daylio-too-long']

/** Takes the moods of a Daylio export over, after they were shown. */
export function ImportDaylio() {
  const client = useQueryClient()
  const [ask, setAsk] = useState<Ask | null>(null)
  // Stays on the screen while it is asked for anew, so that whoever chooses a level keeps their place.
  const [shown, setShown] = useState<Preview | null>(null)
  const place = useRef<HTMLDivElement>(null)
  /** The buttons that were pressed go with the preview; the focus does not. */
  const putAway = () => {
    place.current?.focus({ preventScroll: true })
    setAsk(null)
  }
  const preview = useMutation({
    mutationFn: (what: Ask) => call(importDaylio, { ...what, isPreview: true }),
    onSuccess: setShown,
  })
  const take = useMutation({
    mutationFn: (what: Ask) => call(importDaylio, { ...what, isPreview: false }),
    onSuccess: () => {
      putAway()
      return whenReadAgain(client)
    },
  })
  const look = (what: Ask) => {
    take.reset()
    setAsk(what)
    preview.mutate(what)
  }
  const choose = useMutation({
    mutationFn: async (file: File) => {
      setShown(null)
      if (file.size > daylioBytes) throw new CallError(413, tooLong.sentence, 'import-daylio-too-long')
      look({ csv: await file.text(), levels: {} })
    },
  })
  const fault = choose.error ?? preview.error ?? take.error
  return (
    <div
      ref={place}
      role="group"
      aria-label={words.fromDaylio}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 outline-none"
    >
      <FileField
        label={words.fromDaylioFile}
        accept=".csv,text/csv"
        onChoose={(file) => choose.mutate(file)}
      />
      {preview.isPending && !shown && <p role="status">{words.readingFile}</p>}
      {fault !== null && <Alert>{importFault(fault)}</Alert>}
      {ask && shown && (
        <Card tone="sunk" aria-label={words.fileHolds} className="grid grid-cols-1 gap-3">
          <DaylioPreview {...shown} />
          <OwnMoods
            names={shown.names}
            onChoose={(mood, level) => look({ ...ask, levels: { ...ask.levels, [mood]: level } })}
          />
          <div className="flex flex-wrap gap-2">
            {shown.moodsTotal > 0 && (
              <Button
                size="small"
                isBusy={preview.isPending || take.isPending}
                onClick={() => take.mutate(ask)}
              >
                {words.takeMoods}
              </Button>
            )}
            <Button variant="quiet" size="small" disabled={take.isPending} onClick={putAway}>
              {words.cancel}
            </Button>
          </div>
        </Card>
      )}
      <div role="status">
        {take.data && <p className="text-small">{importedMessage(take.data, 'mood')}</p>}
      </div>
    </div>
  )
}
