import { useId } from 'react'
import { limits } from '#domain/limits.ts'
import { useDraft } from '#web/chat/draft.ts'
import * as words from '#web/offline/words.en.ts'
import { Button } from '#web/ui/button.tsx'

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
      <label htmlFor={id} className="block text-small font-semibold">
        {words.writeLabel}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        value={draft}
        maxLength={limits.message}
        placeholder={words.placeholder}
        onChange={(event) => change(event.target.value)}
        className="mt-1 field-sizing-content max-h-80 min-h-24 w-full resize-y rounded-control border border-line-strong bg-surface px-3 py-2
          placeholder:text-ink-soft hover:border-accent"
      />
      <Button type="submit" className="mt-2" isDisabled={text === ''}>
        {isBack ? words.send : words.keep}
      </Button>
    </form>
  )
}
