import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { getReceipt, type Receipt } from '#contract/deletion.ts'
import * as words from '#web/account/words.en.ts'
import { CallError } from '#web/http/call.ts'
import { queryOf } from '#web/http/query-client.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { dayAndTime, wholeDay } from '#web/ui/times.ts'
import { showError, showToast } from '#web/ui/toasts.ts'

function CopyNumber({ number }: { number: string }) {
  // There is no clipboard on plain http.
  if (!navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => showToast(words.copied),
      () => showError(words.notCopied, words.copyByHand),
    )
  return (
    <Button variant="quiet" size="small" onClick={() => void copy()}>
      {words.copyNumber}
    </Button>
  )
}

const Proof = ({ askedAt, doneAt, events, keys, rowsGoneAt }: Receipt) => (
  <dl className="mt-6 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 [&_dt]:text-ink-soft">
    <dt>{words.askedFor}</dt>
    <dd>{dayAndTime(askedAt)}</dd>
    <dt>{words.unreadableSince}</dt>
    <dd>{dayAndTime(doneAt)}</dd>
    <dt>{words.events}</dt>
    <dd>{events}</dd>
    <dt>{words.keysDestroyed}</dt>
    <dd>{keys}</dd>
    <dt>{words.lastRowGone}</dt>
    <dd>{rowsGoneAt ? dayAndTime(rowsGoneAt) : words.withinADay}</dd>
  </dl>
)

/** What the page knows that has just asked for it: when it is to be deleted, and what else there is to know. */
function stringFrom(state: unknown, name: 'dueAt' | 'note'): string | null {
  const value = ((state ?? {}) as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : null
}

/** The proof of a deletion, by its number. It does not say whose it was. */
export function ReceiptPage() {
  const { receipt: number } = useParams<{ receipt: string }>()
  const state = useHistoryState<unknown>()
  const dueAt = stringFrom(state, 'dueAt')
  const note = stringFrom(state, 'note')
  const found = useQuery({ ...queryOf(getReceipt, { receipt: number }), enabled: dueAt === null })
  const isUnknown = found.error instanceof CallError && found.error.status < 500
  const title = dueAt ? words.toBeDeleted(null) : isUnknown ? words.noReceipt : words.deleted
  return (
    <Panel>
      <PageTitle>{words.receipt}</PageTitle>
      <h1 className="text-heading">{found.isPending && !dueAt ? words.receipt : title}</h1>
      {dueAt && (
        <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">{words.hiddenUntil(wholeDay(dueAt))}</p>
      )}
      {note && (
        <p role="status" className="mt-4 max-w-[38rem]">
          {note}
        </p>
      )}
      <p className="mt-5">{words.receiptNumber}</p>
      <p className="mt-1 rounded-control bg-sunk px-4 py-3 font-semibold [overflow-wrap:anywhere] select-all">
        {number}
      </p>
      {isUnknown && (
        <p role="status" className="mt-4">
          {words.nothingDeleted}
        </p>
      )}
      {!dueAt && !isUnknown && (
        <QueryView query={found} loading={words.loadingReceipt}>
          {(receipt) => <Proof {...receipt} />}
        </QueryView>
      )}
      <p className="mt-5 max-w-[38rem] text-small text-ink-soft">
        {dueAt ? words.proofOnceDeleted : words.proofHere} {words.proofTold}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <CopyNumber number={number} />
        <Link href="/" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {words.goHome}
        </Link>
      </div>
    </Panel>
  )
}
