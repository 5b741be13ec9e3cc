import { RotateCcw } from 'lucide-react'
import { MessageTime } from '#web/chat/message-time.tsx'
import * as words from '#web/chat/words.en.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  text: string
  at: string
  isWaiting?: boolean
  hasFailed?: boolean
  reason?: string | null
  onRetry?: () => void
  disabled?: boolean
}

/** What the person said. A failed send shows here, with the way to try again. */
export const PersonBubble = ({
  text,
  at,
  isWaiting = false,
  hasFailed = false,
  reason = null,
  onRetry,
  disabled = false,
}: Props) => (
  <div data-own="" className="ms-auto flex max-w-[88%] flex-col items-end sm:max-w-[80%]">
    <article
      aria-label={words.you}
      dir="auto"
      className="rounded-panel rounded-ee-[0.4rem] bg-said px-4 py-2.5 break-words whitespace-pre-wrap text-on-said
        forced-colors:border"
    >
      {text}
    </article>
    <MessageTime at={at} />
    {isWaiting && (
      <p role="status" className="text-end text-small text-balance text-ink-soft">
        {words.waiting}
      </p>
    )}
    {hasFailed && (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-small text-alert"
      >
        <p className="text-end text-balance">
          {reason ?? words.notThrough} {words.kept}
        </p>
        {onRetry && (
          <Button variant="quiet" size="small" disabled={disabled} onClick={onRetry}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {words.tryAgain}
          </Button>
        )}
      </div>
    )}
  </div>
)
