import { useRef, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listRemembered } from '#contract/memory.ts'
import { remembering as consent } from '#web/consent/words.en.ts'
import { reasonOf } from '#web/http/reason.ts'
import { aloud } from '#web/language/aloud.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { wholeDay } from '#web/ui/times.ts'
import { showToast } from '#web/ui/toasts.ts'
import {
  type Forgotten,
  useForgetting,
  useRemembered,
  useRememberingSwitch,
} from '#web/your-data/remembered-queries.ts'
import { RememberedWords } from '#web/your-data/remembered-words.tsx'
import * as words from '#web/your-data/words.en.ts'

type Remembered = ReplyOf<typeof listRemembered>
type Line = Remembered['lines'][number]

const { title, about, withdrawn } = consent

const LineItem = ({ line, onDelete }: { line: Line; onDelete: () => void }) => (
  <li className="border-b border-line py-3 last:border-b-0">
    <div className="gap-x-2 sm:flex sm:items-center">
      <div className="min-w-0 grow">
        <p className="[overflow-wrap:anywhere]">{line.sentence}</p>
        <p className="text-small text-ink-soft">
          <time dateTime={line.day}>{wholeDay(`${line.day}T12:00:00`)}</time>
        </p>
      </div>
      <Button variant="plain" size="compact" className="-ms-3 sm:-me-3 sm:ms-0" onClick={onDelete}>
        {words.deleteThis({ what: line.sentence, aloud })}
      </Button>
    </div>
  </li>
)

type Asking = { what: Forgotten | null; onClose: () => void; onForgotten: () => void }

function ForgettingDialog({ what, onClose, onForgotten }: Asking) {
  const forgetting = useForgetting(() => {
    showToast(words.deleted)
    onForgotten()
  })
  return (
    <ConfirmDialog
      title={what === 'all' ? words.deleteAllAsked : words.deleteOneAsked}
      description={<p>{words.deleteRememberedAbout}</p>}
      confirm={words.deleteIt}
      cancel={words.keepIt}
      isOpen={what !== null}
      isBusy={forgetting.isPending}
      fault={forgetting.isError ? (reasonOf(forgetting.error) ?? words.notDeleted) : null}
      onConfirm={() => what !== null && forgetting.mutate(what)}
      onClose={() => {
        forgetting.reset()
        onClose()
      }}
    />
  )
}

function Lines({ isOn, lines, words: inWords, ai }: Remembered) {
  const [forgetting, setForgetting] = useState<Forgotten | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const remembering = useRememberingSwitch()
  const isSwitchedOn = remembering.isPending ? remembering.variables : isOn
  return (
    <>
      <Switch
        label={title}
        about={about}
        checked={isSwitchedOn}
        onCheckedChange={(on) => remembering.mutate(on)}
      />
      <p role="status" className="text-small text-ink-soft">
        {!isOn && withdrawn}
      </p>
      {remembering.isError && <Alert>{reasonOf(remembering.error) ?? words.ageNotSaved}</Alert>}
      <div ref={list} tabIndex={-1} className="mt-3 outline-none">
        {lines.length + inWords.length === 0 && <p className="text-ink-soft">{words.nothingRemembered}</p>}
        {lines.length > 0 && (
          <>
            {inWords.length > 0 && <h3 className="mt-5 mb-2 font-semibold">{words.noted}</h3>}
            <ul className="border-t border-line">
              {lines.map((line) => (
                <LineItem key={line.id} line={line} onDelete={() => setForgetting({ id: line.id })} />
              ))}
            </ul>
          </>
        )}
        {(inWords.length > 0 || (isOn && ai !== 'none')) && (
          <RememberedWords
            found={inWords}
            ai={ai}
            mayAdd={isOn && ai !== 'none'}
            onDelete={(id) => setForgetting({ id })}
          />
        )}
      </div>
      {lines.length + inWords.length > 1 && (
        <Button variant="quiet" size="small" className="mt-4" onClick={() => setForgetting('all')}>
          {words.deleteRemembered}
        </Button>
      )}
      <ForgettingDialog
        what={forgetting}
        onClose={() => setForgetting(null)}
        onForgotten={() => {
          setForgetting(null)
          // The button that had the focus is gone with what it deleted.
          setTimeout(() => list.current?.focus({ preventScroll: true }), 50)
        }}
      />
    </>
  )
}

export function RememberedLines() {
  const remembered = useRemembered()
  return (
    <QueryView query={remembered} loading={words.loadingRemembered}>
      {(found) => <Lines {...found} />}
    </QueryView>
  )
}
