import { useId, type RefObject, type SubmitEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { CountLeft } from '#web/journal/count-left.tsx'
import type { Draft } from '#web/journal/kept-drafts.ts'
import { quiet } from '#web/journal/quiet.tsx'
import { TagField } from '#web/journal/tag-field.tsx'
import type { Prompting } from '#web/journal/use-prompting.ts'
import * as words from '#web/journal/words.en.ts'
import { WritingPrompt } from '#web/journal/writing-prompt.tsx'
import { MoodLevel } from '#web/mood/mood-level.tsx'
import { MoodSlider } from '#web/mood/mood-slider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type Props = {
  draft: Draft
  /** What a new entry may be begun with; null where one is edited. */
  prompting: Prompting | null
  /** What the button says that saves, and what while it does. */
  save: string
  saving: string
  isSaving: boolean
  /** What is said when it did not work. */
  fault: string | null
  contentBox: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
  onSave: () => void
  onCancel: () => void
}

/** One entry, new or edited. */
export function EntryForm({
  draft,
  prompting,
  save,
  saving,
  isSaving,
  fault,
  contentBox,
  onChange,
  onSave,
  onCancel,
}: Props) {
  const id = useId()
  const titleOver = draft.title.trim().length > limits.entryTitle
  const contentOver = draft.content.trim().length > limits.entryContent
  const isDisabled = draft.content.trim() === '' || titleOver || contentOver
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (!isDisabled && !isSaving) onSave()
  }
  return (
    <form onSubmit={submit}>
      <div className="grid grid-cols-1 gap-5 pb-6">
        {prompting && (
          <WritingPrompt
            id={`${id}-prompt`}
            prompting={prompting}
            chosenId={draft.promptId}
            onChoose={(promptId) => {
              onChange({ promptId })
              contentBox.current?.focus()
            }}
          />
        )}
        <Field id={`${id}-content`} label={words.onYourMind}>
          <Textarea
            ref={contentBox}
            id={`${id}-content`}
            value={draft.content}
            aria-required
            aria-invalid={contentOver || undefined}
            aria-describedby={draft.promptId ? `${id}-prompt ${id}-content-left` : `${id}-content-left`}
            onChange={(event) => onChange({ content: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
            }}
            className="field-sizing-content min-h-[34dvh] text-lead leading-[1.75] not-focus:border-transparent focus-visible:outline-2"
          />
          <CountLeft id={`${id}-content-left`} text={draft.content} limit={limits.entryContent} />
        </Field>
        <Field id={`${id}-title`} label={words.title(quiet)}>
          <Input
            id={`${id}-title`}
            value={draft.title}
            placeholder={words.giveTitle}
            autoComplete="off"
            aria-invalid={titleOver || undefined}
            aria-describedby={`${id}-title-left`}
            onChange={(event) => onChange({ title: event.target.value })}
            onKeyDown={(event) => {
              // Enter goes on to the words; it must not save an entry by accident.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              contentBox.current?.focus()
            }}
          />
          <CountLeft id={`${id}-title-left`} text={draft.title} limit={limits.entryTitle} />
        </Field>
        <div role="group" aria-labelledby={`${id}-mood`}>
          <div className="sm:flex sm:items-baseline sm:justify-between">
            <p id={`${id}-mood`} className="font-semibold">
              {words.howDoYouFeel}
            </p>
            <MoodLevel level={draft.mood} />
          </div>
          <MoodSlider level={draft.mood} onChange={(mood) => onChange({ mood })} />
          <p className="text-small text-ink-soft">{words.scale}</p>
        </div>
        <TagField
          tags={draft.tags}
          typed={draft.typedTag}
          onChange={(tags, typedTag) => onChange({ tags, typedTag })}
        />
      </div>
      <DialogFoot>
        {fault !== null && (
          <Alert className="mb-3">
            {fault} {words.stillHere}
          </Alert>
        )}
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <Button variant="quiet" disabled={isSaving} className="grow sm:grow-0" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" disabled={isDisabled} isBusy={isSaving} className="grow sm:grow-0">
            {isSaving ? saving : save}
          </Button>
        </div>
      </DialogFoot>
    </form>
  )
}
