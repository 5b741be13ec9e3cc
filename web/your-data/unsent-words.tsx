import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { forgetUnsent, forgetUnsentEntry, getUnsent, listUnsentEntries } from '#contract/unsent.ts'
import { forgetBox } from '#web/chat/kept-chat.ts'
import { call } from '#web/http/call.ts'
import { queryOf } from '#web/http/query-client.ts'
import { reasonOf } from '#web/http/reason.ts'
import { forgetKeptDraft } from '#web/journal/kept-drafts.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { showToast } from '#web/ui/toasts.ts'
import * as words from '#web/your-data/words.en.ts'

type Props = {
  title: string
  text: string
  /** Where it is gone on with. */
  href: string
  onDelete: () => Promise<unknown>
}

function Unsent({ title, text, href, onDelete }: Props) {
  const removal = useMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      showToast(words.deleted)
      // The button goes away with the words.
      document.getElementById('content')?.focus({ preventScroll: true })
    },
  })
  return (
    <Card tone="sunk" aria-label={title}>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {text}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link href={href} className={buttonClass({ size: 'small' })}>
          {words.goOnWriting}
        </Link>
        <Button variant="quiet" size="small" isBusy={removal.isPending} onClick={() => removal.mutate()}>
          {words.deleteTheseWords}
        </Button>
      </div>
      {removal.isError && <Alert className="mt-3">{reasonOf(removal.error) ?? words.notDeleted}</Alert>}
    </Card>
  )
}

/** What stands in the box of the chat and was not sent: to go on with, or to delete. */
export function UnsentWords() {
  const { data } = useQuery(queryOf(getUnsent, {}))
  if (!data?.unsent) return null
  return (
    <Section title={words.unsent} about={words.unsentAbout}>
      <Unsent
        title={words.unsent}
        text={data.unsent.text}
        href="/chat"
        onDelete={async () => {
          await call(forgetUnsent, {})
          forgetBox()
        }}
      />
    </Section>
  )
}

/** The journal entries that are being written and were not saved; only who is signed in has some. */
export function UnsentEntries() {
  const { data } = useQuery(queryOf(listUnsentEntries, {}))
  if (!data || data.unsent.length === 0) return null
  return (
    <Section title={words.unsentEntry} about={words.unsentEntryAbout}>
      <div className="grid gap-3">
        {data.unsent.map(({ entryId, title, content }) => (
          <Unsent
            key={entryId}
            title={words.unsentEntry}
            text={[title, content].filter((part) => part.trim() !== '').join('\n\n')}
            href="/journal"
            onDelete={async () => {
              await call(forgetUnsentEntry, { entryId })
              forgetKeptDraft(entryId)
            }}
          />
        ))}
      </div>
    </Section>
  )
}
