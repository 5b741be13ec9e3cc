import { ChevronDown } from 'lucide-react'
import type { Message } from '#contract/chat.ts'
import * as words from '#web/chat/words.en.ts'
import { lazyPart } from '#web/shell/lazy-part.tsx'

const RememberedTold = lazyPart(async () => (await import('#web/chat/remembered-told.tsx')).RememberedTold)

const toRules = (text: string) => (
  <a className="link" href="/safety">
    {text}
  </a>
)

/** Who wrote a reply; opened, what it was written from. */
export function WrittenBy({
  message: { by, model, promptVersion, id, turnsTold, isMemoryTold, wordsTold },
}: {
  message: Message
}) {
  if (!by) return null
  return (
    <details className="group text-small text-ink-soft open:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer items-center px-1">
        {words.writtenBy[by]}
        <ChevronDown
          aria-hidden="true"
          className="ms-0.5 size-3.5 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="max-w-prose px-1 pb-1">
        {by === 'guide' ? words.preparedAbout : words.modelAbout(model ?? null)}
        {turnsTold !== undefined && <> {turnsTold === 0 ? words.onlyLastTold : words.turnsTold(turnsTold)}</>}
        {isMemoryTold && <> {words.memoryTold}</>}
        {wordsTold !== undefined && <> {words.wordsTold(wordsTold)}</>}
        {promptVersion && <> {words.modelTold({ version: promptVersion, rules: toRules })}</>}
      </p>
      {wordsTold !== undefined && <RememberedTold replyId={id} />}
    </details>
  )
}
