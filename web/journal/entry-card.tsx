import { PenLine, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { JournalEntry } from '#contract/journal.ts'
import { entryDate } from '#web/journal/entry-dates.ts'
import { EntryMood } from '#web/journal/entry-mood.tsx'
import { useHasDraft } from '#web/journal/kept-drafts.ts'
import { openingOf } from '#web/journal/opening.ts'
import { addressOf } from '#web/journal/place.ts'
import * as words from '#web/journal/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fullTime } from '#web/ui/times.ts'

/** What a long entry says, folded to how it begins. */
function Content({ content, titleId }: { content: string; titleId: string }) {
  const [isOpen, setOpen] = useState(false)
  const opening = openingOf(content)
  return (
    <>
      <p dir="auto" className="max-w-[38rem] leading-[1.7] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {isOpen ? content : (opening ?? content)}
      </p>
      {opening !== null && (
        <Button
          variant="plain"
          size="small"
          className="-ms-4"
          aria-expanded={isOpen}
          aria-describedby={titleId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.showLess : words.readAll}
        </Button>
      )}
    </>
  )
}

/** Which part of the page an entry is, to bring the focus to it, and which its title, to name what belongs to it. */
export const placeOf = (entryId: string): string => `entry-${entryId}`
export const titlePlaceOf = (entryId: string): string => `${placeOf(entryId)}-title`

type Props = {
  entry: JournalEntry
  now: Date
  onEdit: (entry: JournalEntry) => void
  onDelete: (entry: JournalEntry) => void
  /** What belongs to this entry alone: its reflection, ways to reach help. */
  children: ReactNode
}

/** One entry, as its writer finds it again. */
export function EntryCard({ entry, now, onEdit, onDelete, children }: Props) {
  const hasDraft = useHasDraft(entry)
  const { id, content, mood, tags, createdAt, editedAt } = entry
  const titleId = titlePlaceOf(id)
  const title = entry.title ?? words.untitled
  return (
    <article
      id={placeOf(id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-24 py-7 outline-none"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <p className="text-small text-ink-soft">
            <time dateTime={createdAt} title={fullTime(createdAt)}>
              {entryDate(createdAt, now)}
            </time>
            {editedAt !== null && <span title={fullTime(editedAt)}>{words.edited}</span>}
          </p>
          <h3 id={titleId} className="mt-0.5 text-lead [overflow-wrap:anywhere]">
            <Link
              href={addressOf({ what: 'read', id })}
              className="rounded-control underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </h3>
        </div>
        <div className="-me-2.5 flex shrink-0">
          <IconButton
            label={words.editThis(title)}
            icon={<PenLine aria-hidden="true" className="size-5" />}
            onClick={() => onEdit(entry)}
          />
          <IconButton
            label={words.deleteThis(title)}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => onDelete(entry)}
          />
        </div>
      </div>
      <div className="mt-1 mb-3">{mood !== null && <EntryMood level={mood} />}</div>
      <Content content={content} titleId={titleId} />
      {tags.length > 0 && (
        <ul aria-label={words.tags} className="mt-3 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="max-w-full rounded-full bg-sunk px-3 py-0.5 text-small text-ink-soft [overflow-wrap:anywhere]"
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
      {hasDraft && (
        <p className="mt-3 text-small">
          {words.unsavedChanges((text) => (
            <button type="button" className="link min-h-6" onClick={() => onEdit(entry)}>
              {text}
            </button>
          ))}
        </p>
      )}
      <div className="mt-3">{children}</div>
    </article>
  )
}
