import { lazy, Suspense, type ReactNode } from 'react'
import { MessageTime } from '#web/chat/message-time.tsx'
import * as words from '#web/chat/words.en.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

const Markdown = lazy(async () => ({ default: (await import('#web/ui/markdown.tsx')).Markdown }))

type Props = {
  text: string
  at?: string
  isWriting?: boolean
  isStopped?: boolean
  isImported?: boolean
  children?: ReactNode
}

/** In the place of Leeward's own words, and not to be taken for them. */
const variants = {
  own: 'rounded-panel rounded-es-[0.4rem] bg-sunk',
  imported: 'rounded-control border border-dashed border-line-strong text-ink-soft',
} as const

/**
 * What Leeward said, or is saying: then a cursor stands at its end. A reply that was brought along is shown as that: as
 * plain text, because nobody knows who wrote it.
 */
export function ReplyBubble({
  text,
  at,
  isWriting = false,
  isStopped = false,
  isImported = false,
  children,
}: Props) {
  const plain = (
    <p dir="auto" className="whitespace-pre-wrap">
      {text}
    </p>
  )
  return (
    <div className="flex flex-col items-start">
      <article
        aria-label={isImported ? words.broughtAlong : words.leeward}
        className={`reply grid max-w-[94%] gap-2 px-4 py-2.5 break-words sm:max-w-[86%] ${variants[isImported ? 'imported' : 'own']}`}
        data-writing={isWriting || undefined}
        dir="auto"
      >
        {isImported ? (
          <>
            <p className="text-small font-semibold">{words.broughtAlong}</p>
            {plain}
          </>
        ) : (
          <FaultBoundary fallback={plain}>
            <Suspense fallback={plain}>
              <Markdown text={text} />
            </Suspense>
          </FaultBoundary>
        )}
      </article>
      <div className="flex min-h-8 flex-wrap items-center gap-x-1">
        {at && <MessageTime at={at} />}
        {isStopped && <span className="px-1 text-small text-ink-soft">{words.stopped}</span>}
        {children}
      </div>
    </div>
  )
}
