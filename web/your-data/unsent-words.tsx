import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { forgetUnsent, getUnsent } from '#contract/unsent.ts'
import { forgetBox } from '#web/chat/kept-chat.ts'
import { call } from '#web/http/call.ts'
import { queryOf } from '#web/http/query-client.ts'
import { reasonOf } from '#web/http/reason.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { showToast } from '#web/ui/toasts.ts'
import * as words from '#web/your-data/words.en.ts'

/** What stands in the box of the chat and was not sent: to go on with, or to delete. */
export function UnsentWords() {
  const { data } = useQuery(queryOf(getUnsent, {}))
  const removal = useMutation({
    mutationFn: () => call(forgetUnsent, {}),
    onSuccess: () => {
      forgetBox()
      showToast(words.deleted)
      // The button goes away with the words.
      document.getElementById('content')?.focus({ preventScroll: true })
    },
  })
  if (!data?.unsent) return null
  return (
    <Section title={words.unsent} about={words.unsentAbout}>
      <Card tone="sunk" aria-label={words.unsent}>
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {data.unsent.text}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Link href="/chat" className={buttonClass({ size: 'small' })}>
            {words.goOnWriting}
          </Link>
          <Button variant="quiet" size="small" isBusy={removal.isPending} onClick={() => removal.mutate()}>
            {words.deleteTheseWords}
          </Button>
        </div>
        {removal.isError && <Alert className="mt-3">{reasonOf(removal.error) ?? words.notDeleted}</Alert>}
      </Card>
    </Section>
  )
}
