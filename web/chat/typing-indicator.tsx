import { useEffect, useState } from 'react'
import * as words from '#web/chat/words.en.ts'

const slowAfterMs = 10_000

/** Stands where the reply will be until its first words come. */
export function TypingIndicator() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex min-h-12 w-fit items-center gap-3 rounded-panel rounded-es-[0.4rem] bg-sunk px-4">
      <span aria-hidden="true" className="flex gap-1.5">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="breathing size-2 rounded-full bg-ink-soft"
            style={{ animationDelay: `${dot * 180}ms` }}
          />
        ))}
      </span>
      {isSlow ? (
        <span className="text-small text-ink-soft">{words.stillThinking}</span>
      ) : (
        <span className="sr-only">{words.replying}</span>
      )}
    </div>
  )
}
