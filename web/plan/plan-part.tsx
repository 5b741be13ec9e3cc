import { useEffect, useId, useRef } from 'react'
import { limits } from '#domain/limits.ts'
import type { PlanPart } from '#domain/plan/parts.ts'
import type { Wrap } from '#web/language/rich.ts'
import * as words from '#web/plan/words.en.ts'
import { PersonToCall } from '#web/safety/whom-to-call.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type Props = {
  part: PlanPart
  text: string
  isOpen: boolean
  isLast: boolean
  onOpen: () => void
  onWrite: (text: string) => void
  onNext: () => void
  onDone: () => void
}

const aloud: Wrap = (text) => <span className="sr-only">{text}</span>

/** One part of the plan: to read, or open to write. */
export function PlanPartSection({ part, text, isOpen, isLast, onOpen, onWrite, onNext, onDone }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.focus()
  }, [isOpen])
  const over = text.trim().length - limits.planPart
  const title = words.titles[part]
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line py-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        {!isOpen && (
          <Button variant="plain" size="compact" className="-me-3 -mt-1 shrink-0" onClick={onOpen}>
            {text === '' ? words.write({ part: title, aloud }) : words.change({ part: title, aloud })}
          </Button>
        )}
      </div>
      {isOpen ? (
        <>
          <label htmlFor={id} className="mt-2 block max-w-[34rem] text-lead">
            {words.questions[part]}
          </label>
          <p id={`${id}-hint`} className="mt-1 max-w-[34rem] text-ink-soft">
            {words.hints[part]} {part === 'call' && words.atAnyHour(<PersonToCall />)}
          </p>
          <Textarea
            id={id}
            ref={box}
            value={text}
            aria-describedby={`${id}-hint ${id}-over`}
            aria-invalid={over > 0 || undefined}
            onChange={(event) => onWrite(event.target.value)}
            className="mt-3 field-sizing-content min-h-32 text-lead"
          />
          <p id={`${id}-over`} role="status" className="text-small text-ink-soft">
            {over > 0 && words.tooLong(over)}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {!isLast && <Button onClick={onNext}>{words.next}</Button>}
            <Button variant={isLast ? 'primary' : 'quiet'} onClick={onDone}>
              {words.done}
            </Button>
          </div>
        </>
      ) : (
        <p
          dir="auto"
          className={
            text === ''
              ? 'mt-1 max-w-[34rem] text-ink-soft'
              : 'mt-2 max-w-[34rem] text-lead whitespace-pre-line [overflow-wrap:anywhere]'
          }
        >
          {text === '' ? words.questions[part] : text}
        </p>
      )}
    </section>
  )
}
