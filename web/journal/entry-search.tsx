import { Search as Glass, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { isSearching, type Search } from '#domain/journal/search-entries.ts'
import * as words from '#web/journal/words.en.ts'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const tagsAtFirst = 8

type Props = {
  /** All that entries carry. */
  tags: readonly string[]
  search: Search
  /** What is said of what was found. */
  status: string
  onChange: (search: Search) => void
}

/** Finds entries again. */
export function EntrySearch({ tags, search, status, onChange }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? tags : tags.filter((tag, index) => index < tagsAtFirst || search.tags.includes(tag))
  return (
    <search className="mt-6 block">
      <label htmlFor={id} className="sr-only">
        {words.search}
      </label>
      <div className="relative">
        <Glass
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 start-4 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={box}
          id={id}
          type="search"
          value={search.words}
          placeholder={words.search}
          autoComplete="off"
          onChange={(event) => onChange({ ...search, words: event.target.value })}
          className="min-h-11 w-full rounded-full border border-line-strong bg-surface pe-12 ps-12 placeholder:text-ink-soft
            hover:border-accent [&::-webkit-search-cancel-button]:hidden"
        />
        {search.words !== '' && (
          <IconButton
            label={words.clearSearch}
            icon={<X aria-hidden="true" className="size-5" />}
            className="absolute top-1/2 end-0.5 -translate-y-1/2"
            onClick={() => {
              onChange({ ...search, words: '' })
              box.current?.focus()
            }}
          />
        )}
      </div>
      {tags.length > 0 && (
        <div role="group" aria-label={words.onlyWithTags} className="mt-3 flex flex-wrap gap-2">
          {shown.map((tag) => {
            const isChosen = search.tags.includes(tag)
            return (
              <Chip
                key={tag}
                aria-pressed={isChosen}
                className="max-w-full [overflow-wrap:anywhere]"
                onClick={() =>
                  onChange({
                    ...search,
                    tags: isChosen ? search.tags.filter((other) => other !== tag) : [...search.tags, tag],
                  })
                }
              >
                {tag}
              </Chip>
            )
          })}
          {tags.length > tagsAtFirst && (
            <Chip aria-expanded={isWhole} variant="plain" onClick={() => setWhole(!isWhole)}>
              {isWhole ? words.fewerTags : words.allTags}
            </Chip>
          )}
        </div>
      )}
      <p role="status" className="mt-3 text-small text-ink-soft empty:mt-0">
        {isSearching(search) && status}
      </p>
    </search>
  )
}
