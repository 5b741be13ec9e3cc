import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { forgetUnsent, getUnsent } from '#contract/unsent.ts'
import { forgetBox } from '#web/chat/kept-chat.ts'
import { call } from '#web/http/call.ts'
import { queryOf } from '#web/http/query-client.ts'
import { reasonOf } from '#web/http/reason.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { showToast } from '#web/ui/toasts.ts'

/** What stands in the box of the chat and was not sent: to go on with, or to delete. */
export function UnsentWords() {
  const { data } = useQuery(queryOf(getUnsent, {}))
  const removal = useMutation({
    mutationFn: () => call(forgetUnsent, {}),
    onSuccess: () => {
      forgetBox()
      showToast('Deleted')
      // The button goes away with the words.
      document.getElementById('content')?.focus({ preventScroll: true })
    },
  })
  if (!data?.unsent) return null
  return (
    <Section
      title="Not sent yet"
      about="What stands in the box of the chat. It is kept sealed for seven days at most, so that it is still there when you come back. Nobody reads it, and no reply is made of it."
    >
      <Card tone="sunk" aria-label="Not sent yet">
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {data.unsent.text}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Link href="/chat" className={buttonClass({ size: 'small' })}>
            Go on writing
          </Link>
          <Button variant="quiet" size="small" isBusy={removal.isPending} onClick={() => removal.mutate()}>
            Delete these words
          </Button>
        </div>
        {removal.isError && (
          <p role="alert" className="mt-3 text-small text-alert">
            {reasonOf(removal.error) ?? 'This was not deleted. Please try again.'}
          </p>
        )}
      </Card>
    </Section>
  )
}
