import { Suspense, useId, useState, type ReactNode } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Table, type TableProps } from '#web/ui/table.tsx'
import * as words from '#web/ui/words.en.ts'

type Props = Omit<TableProps, 'isBoxed'> & {
  /** What the chart shows, in a sentence or two: for everyone. */
  summary: string
  /** A class that gives the chart its height, kept free while it loads. */
  height: string
  legend?: ReactNode
  /** The chart. */
  children: ReactNode
}

/** A chart with its words and its numbers: whoever cannot see it, or cannot load it, has the table. */
export function ChartFigure({ name, summary, columns, rows, height, legend, children }: Props) {
  const [isTable, setTable] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const boxId = useId()
  const table = (
    <ScrollBox name={name} className="max-h-80 border border-line">
      <Table name={name} columns={columns} rows={rows} isBoxed />
    </ScrollBox>
  )
  const failed = (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {words.noPicture}
      </p>
      {table}
    </>
  )
  return (
    <figure>
      <div id={boxId}>
        {isTable ? (
          table
        ) : (
          <FaultBoundary fallback={failed} onFault={() => setFailed(true)}>
            <div className={height}>
              <Suspense fallback={null}>{children}</Suspense>
            </div>
          </FaultBoundary>
        )}
      </div>
      {legend}
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <span className="min-w-0 grow basis-64 text-small text-balance text-ink-soft">{summary}</span>
        {!hasFailed && (
          <Chip aria-pressed={isTable} aria-controls={boxId} onClick={() => setTable(!isTable)}>
            {words.showTable}
          </Chip>
        )}
      </figcaption>
    </figure>
  )
}
