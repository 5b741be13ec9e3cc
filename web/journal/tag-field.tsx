import { X } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { quiet } from '#web/journal/quiet.tsx'
import { addTags } from '#web/journal/tags.ts'
import * as words from '#web/journal/words.en.ts'
import { Field } from '#web/ui/field.tsx'

type Props = {
  tags: string[]
  /** A tag that is still being typed. */
  typed: string
  onChange: (tags: string[], typed: string) => void
}

/** Words to find an entry by. Enter or a comma ends each. */
export function TagField({ tags, typed, onChange }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const isFull = tags.length >= limits.entryTags
  const end = () => onChange(addTags(tags, typed), '')

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      end()
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1), '')
  }
  const handleType = (text: string) =>
    // Also a comma of a phone's keyboard, and those of a pasted list.
    text.includes(',') ? onChange(addTags(tags, text), '') : onChange(tags, text.slice(0, limits.entryTag))

  return (
    <Field id={id} label={words.tagsOptional(quiet)}>
      <div
        className="mt-1 flex flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-surface px-1.5 py-1
          hover:border-accent has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-2
          has-[input:focus-visible]:outline-accent"
      >
        {tags.length > 0 && (
          <ul aria-label={words.tagsOfEntry} className="contents">
            {tags.map((tag) => (
              <li
                key={tag}
                className="inline-flex max-w-full items-center rounded-full bg-accent-wash ps-3 text-small"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{tag}</span>
                <button
                  type="button"
                  aria-label={words.removeTag(tag)}
                  className="grid size-8 shrink-0 place-items-center rounded-full hover:text-accent"
                  onClick={() => {
                    onChange(
                      tags.filter((other) => other !== tag),
                      typed,
                    )
                    box.current?.focus()
                  }}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={box}
          id={id}
          value={typed}
          readOnly={isFull}
          aria-describedby={`${id}-hint`}
          enterKeyHint="enter"
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => typed.trim() !== '' && end()}
          className="min-h-9 min-w-24 grow basis-24 bg-transparent px-2 outline-none"
        />
      </div>
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
        {isFull ? words.tagsFull(limits.entryTags) : words.tagsHow}
      </p>
    </Field>
  )
}
