import { useId } from 'react'
import { limits } from '#domain/limits.ts'
import { useDraft } from '#web/chat/draft.ts'
import * as words from '#web/offline/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type Props = { isBack: boolean; onWrite: (text: string) => void }

/** A box to write in while nobody can answer. */
export function WriteDown({ isBack, onWrite }: Props) {
  const { draft, change } = useDraft(null)
  const id = useId()
  const text = draft.trim()
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text === '') return
        onWrite(text)
        change('')
      }}
    >
      <Field id={id} label={words.writeLabel}>
        <Textarea
          id={id}
          dir="auto"
          rows={3}
          value={draft}
          maxLength={limits.message}
          placeholder={words.placeholder}
          onChange={(event) => change(event.target.value)}
          className="field-sizing-content max-h-80 min-h-24"
        />
      </Field>
      <Button type="submit" className="mt-2" disabled={text === ''}>
        {isBack ? words.send : words.keep}
      </Button>
    </form>
  )
}
