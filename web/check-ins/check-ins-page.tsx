import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { listCheckIns } from '#contract/check-ins.ts'
import type { ScaleId } from '#domain/check-ins/scale-ids.ts'
import { AfterCheckIn } from '#web/check-ins/after-check-in.tsx'
import { AnswerForm } from '#web/check-ins/answer-form.tsx'
import { ScaleSection } from '#web/check-ins/scale-section.tsx'
import * as words from '#web/check-ins/words.en.ts'
import { queryOf } from '#web/http/query-client.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

type Shown = { is: 'all' } | { is: 'answering'; scale: ScaleId } | { is: 'after'; askPlainly: boolean }

/** A person's check-ins: which there are, and each one's own line. */
export function CheckInsPage() {
  const query = useQuery(queryOf(listCheckIns, {}))
  const [shown, setShown] = useState<Shown>({ is: 'all' })
  const top = useRef<HTMLDivElement>(null)
  const show = (next: Shown) => {
    setShown(next)
    // What was pressed is gone: the focus stays with the page, at its beginning.
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Panel>
      <PageTitle>{words.checkIns}</PageTitle>
      <div ref={top} tabIndex={-1} className="outline-none">
        <PageHead title={words.checkIns} about={words.about} />
      </div>
      {shown.is === 'answering' ? (
        <AnswerForm
          key={shown.scale}
          scale={shown.scale}
          onLeave={() => show({ is: 'all' })}
          onKept={(askPlainly) => show({ is: 'after', askPlainly })}
        />
      ) : (
        <>
          {shown.is === 'after' && <AfterCheckIn askPlainly={shown.askPlainly} />}
          <p className="mt-4 max-w-[38rem] text-ink-soft">{words.noVerdict}</p>
          <div className="mt-6">
            <QueryView query={query} loading={words.loading}>
              {({ scales, checkIns }) => (
                <>
                  {scales.map(({ scale, nextDay }) => (
                    <ScaleSection
                      key={scale}
                      id={scale}
                      nextDay={nextDay}
                      checkIns={checkIns.filter((one) => one.scale === scale)}
                      onAnswer={() => show({ is: 'answering', scale })}
                    />
                  ))}
                  {checkIns.length > 0 && (
                    <p className="mt-9 border-t border-line pt-6 text-ink-soft">
                      {words.deleteAbout}{' '}
                      <Link href="/data" className="link">
                        {words.yourData}
                      </Link>
                      .
                    </p>
                  )}
                </>
              )}
            </QueryView>
          </div>
        </>
      )}
    </Panel>
  )
}
