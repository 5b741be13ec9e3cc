import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { MoodLog } from '#contract/mood.ts'
import { correctMood } from '#contract/your-data.ts'
import { call } from '#web/http/call.ts'
import { MoodLevel } from '#web/mood/mood-level.tsx'
import { MoodSlider } from '#web/mood/mood-slider.tsx'
import { NoteField } from '#web/mood/note-field.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { moodQuery } from '#web/your-data/mood-query.ts'
import { whenReadAgain } from '#web/your-data/timeline-queries.ts'
import * as words from '#web/your-data/words.en.ts'

type FormProps = { mood: MoodLog; onCorrected: () => void; onClose: () => void }

function Form({ mood, onCorrected, onClose }: FormProps) {
  const [level, setLevel] = useState(mood.level)
  const [note, setNote] = useState(mood.note ?? '')
  const client = useQueryClient()
  const correct = useMutation({
    mutationFn: () => call(correctMood, { id: mood.id, level, note }),
    onSuccess: async () => {
      await whenReadAgain(client)
      showToast(words.moodCorrected)
      onCorrected()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!correct.isPending) correct.mutate()
  }
  return (
    <form onSubmit={submit}>
      <MoodLevel level={level} />
      <MoodSlider level={level} onChange={setLevel} />
      <NoteField note={note} rows={2} onChange={setNote} />
      {correct.isError && <Alert className="mt-2">{words.wordsNotSaved}</Alert>}
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <Button variant="quiet" disabled={correct.isPending} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" isBusy={correct.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Sets a mood right, as it stands now. */
export function CorrectMood({ moodId, ...rest }: Omit<FormProps, 'mood'> & { moodId: string }) {
  const moods = useQuery(moodQuery(moodId))
  return (
    <Dialog
      title={words.correctMood}
      description={words.correctMoodAbout}
      isOpen
      onClose={rest.onClose}
      isFirm
    >
      <QueryView query={moods} loading={words.loadingMood}>
        {(mood) => (mood ? <Form mood={mood} {...rest} /> : <p role="alert">{words.moodUnknown}</p>)}
      </QueryView>
    </Dialog>
  )
}
