import { Sparkles } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Reflection } from '#web/journal/journal-queries.ts'
import * as words from '#web/journal/words.en.ts'
import { reflectionNames } from '#web/names/words.en.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

const Markdown = lazy(async () => ({ default: (await import('#web/ui/markdown.tsx')).Markdown }))

/** What came back about an entry, and who wrote it. */
export function ReflectionBox({ reflection, by }: Reflection) {
  const name = reflectionNames[by].title
  const plain = (
    <p dir="auto" className="whitespace-pre-wrap">
      {reflection}
    </p>
  )
  return (
    <section aria-label={name} className="settle-in mt-3 rounded-panel rounded-ss-[0.4rem] bg-sunk px-5 py-4">
      <h4 className="flex items-center gap-2 font-semibold">
        <Sparkles aria-hidden="true" className="size-4 text-accent" />
        {name}
      </h4>
      <div className="mt-2 grid gap-2 leading-relaxed [overflow-wrap:anywhere]">
        <FaultBoundary fallback={plain}>
          <Suspense fallback={plain}>
            <Markdown text={reflection} />
          </Suspense>
        </FaultBoundary>
      </div>
      <p className="mt-3 text-small text-ink-soft">{words.origins[by]}</p>
    </section>
  )
}
