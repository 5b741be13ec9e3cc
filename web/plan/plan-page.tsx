import { useRef, useState } from 'react'
import { planParts, type PlanPart } from '#domain/plan/parts.ts'
import { reasonOf } from '#web/http/reason.ts'
import { KeepHere } from '#web/plan/keep-here.tsx'
import { PlanPartSection } from '#web/plan/plan-part.tsx'
import { PlanWordsList } from '#web/plan/plan-words.tsx'
import type { Saving } from '#web/plan/plan-writing.ts'
import { usePlan } from '#web/plan/use-plan.ts'
import * as words from '#web/plan/words.en.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

function SavingLine({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const said = { quiet: '', writing: '', saving: words.saving, saved: words.saved, failed: '' }[saving.state]
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-3">
      <p role="status" className="text-small text-ink-soft">
        {saving.state === 'failed' ? (reasonOf(saving.error) ?? words.notSaved) : said}
      </p>
      {saving.state === 'failed' && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}

/** A person's own plan: to read whole, and to write one part at a time. */
export function PlanPage() {
  const { query, words: plan, saving, write, saveNow } = usePlan()
  const [open, setOpen] = useState<PlanPart | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const show = (part: PlanPart | null) => {
    saveNow()
    setOpen(part)
    // What was pressed is gone: the focus stays with the plan.
    if (part === null) list.current?.focus()
  }
  return (
    <>
      <Panel>
        <PageTitle>{words.plan}</PageTitle>
        <PageHead title={words.plan} about={words.about} />
        <SavingLine saving={saving} onRetry={saveNow} />
        <QueryView query={query} loading={words.loading}>
          {() => (
            <>
              <div ref={list} tabIndex={-1} className="outline-none">
                {planParts.map((part, index) => (
                  <PlanPartSection
                    key={part}
                    part={part}
                    text={plan[part]}
                    isOpen={open === part}
                    isLast={index === planParts.length - 1}
                    onOpen={() => show(part)}
                    onWrite={(text) => write(part, text)}
                    onNext={() => show(planParts[index + 1] ?? null)}
                    onDone={() => show(null)}
                  />
                ))}
              </div>
              <div className="grid gap-4 border-t border-line pt-6">
                <KeepHere plan={plan} />
                <Button variant="quiet" className="justify-self-start" onClick={() => print()}>
                  {words.print}
                </Button>
              </div>
            </>
          )}
        </QueryView>
      </Panel>
      <div data-print className="hidden print:block">
        <h1 className="mb-4 text-heading">{words.plan}</h1>
        <PlanWordsList plan={plan} />
      </div>
    </>
  )
}
