import { ArrowUp, Square } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { useDraft } from '#web/chat/draft.ts'
import * as words from '#web/chat/words.en.ts'
import { Button } from '#web/ui/button.tsx'

// In pixels; the box grows with its words.
const lowest = 80
const highest = 200
/** From this many characters before the limit on, the rest is counted. */
const countFrom = 300

type Props = {
  /** Null until there is a conversation. */
  sessionId: string | null
  /** With these words in the box something waits to be sent, until there is a conversation. */
  waitingBox: string | null
  isSending: boolean
  isStopping: boolean
  canStop: boolean
  /** False when the words could not be taken: they stay in the box. */
  onSend: (text: string) => boolean
  onStop: () => void
}

/** Where the person writes. Enter sends, Shift+Enter starts a new line, Escape stops a reply. */
export function Composer({ sessionId, waitingBox, isSending, isStopping, canStop, onSend, onStop }: Props) {
  const { draft, change } = useDraft(sessionId)
  const box = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const text = draft.trim()
  const left = limits.message - text.length
  const canSend = text !== '' && left >= 0 && !isSending

  useEffect(() => {
    if (!canStop) return
    const stopOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onStop()
    }
    addEventListener('keydown', stopOnEscape)
    return () => removeEventListener('keydown', stopOnEscape)
  }, [canStop, onStop])

  const send = () => {
    box.current?.focus()
    if (canSend && onSend(text)) change('')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2 rounded-panel border border-line-strong bg-surface p-1.5 transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-accent">
        <textarea
          ref={box}
          dir="auto"
          value={draft}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
          readOnly={isSending}
          aria-disabled={isSending || undefined}
          aria-label={words.yourMessage}
          aria-describedby={hintId}
          aria-invalid={left < 0 || undefined}
          placeholder={words.onYourMind}
          enterKeyHint="send"
          className="min-w-0 grow field-sizing-content resize-none bg-transparent px-3 py-2 text-body text-ink outline-none placeholder:text-ink-soft"
          style={{ minHeight: lowest, maxHeight: highest }}
        />
        {isSending ? (
          <Button
            variant="quiet"
            aria-label={words.stop}
            disabled={!canStop}
            isBusy={isStopping}
            size="icon"
            onClick={onStop}
          >
            {!isStopping && <Square aria-hidden="true" className="size-4 fill-current" />}
          </Button>
        ) : (
          <Button type="submit" aria-label={words.send} disabled={!canSend} size="icon">
            <ArrowUp aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <p id={hintId} className="sr-only">
        {words.enterSends}
      </p>
      <p role="status" className="px-3 text-small text-ink-soft">
        {left < 0
          ? words.charactersOver(-left)
          : left < countFrom
            ? words.charactersLeft(left)
            : draft === waitingBox && words.sentOnceBegun}
      </p>
    </form>
  )
}
