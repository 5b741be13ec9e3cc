import { useState, type ReactNode } from 'react'
import { HelpStates } from '#web/safety/help-states.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BareDialog } from '#web/ui/bare-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Details } from '#web/ui/details.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Section } from '#web/ui/section.tsx'
import { ShowOlder } from '#web/ui/show-older.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'
import { ChartStates } from '#web/ui/ui-page-charts.tsx'
import { ChoiceStates, PressStates } from '#web/ui/ui-page-controls.tsx'
import { longWord, longText } from '#web/ui/ui-page-samples.ts'
import { FactStates, WriteStates } from '#web/ui/ui-page-writing.tsx'

const goesOn = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => Promise.resolve(),
}

function Opened({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

const questions = {
  'A question': { isBusy: false, fault: null },
  'A question, busy': { isBusy: true, fault: null },
  'A question, failed': { isBusy: false, fault: 'This was not deleted. Please try again.' },
}

const DialogStates = () => (
  <Section title="Dialogs" about="Escape closes each but the busy one. The focus goes back to its button.">
    <div className="flex flex-wrap gap-3">
      {Object.entries(questions).map(([name, state]) => (
        <Opened key={name} label={name}>
          {(close) => (
            <ConfirmDialog
              {...state}
              title="Delete this entry?"
              description="This action cannot be undone."
              confirm="Delete"
              cancel="Keep it"
              isOpen
              onConfirm={close}
              onClose={close}
            />
          )}
        </Opened>
      ))}
      <Opened label="A wide dialog, long words">
        {(close) => (
          <Dialog title={longWord} description={longText} isOpen isPage isFirm onClose={close}>
            <ScrollBox name="More words" className="mb-5 max-h-40 p-4 [--ground:var(--surface-sunk)]">
              {`${longText} `.repeat(12)}
            </ScrollBox>
            <DialogFoot>
              <Button onClick={close}>Close it</Button>
            </DialogFoot>
          </Dialog>
        )}
      </Opened>
      <Opened label="A bare dialog">
        {(close) => (
          <BareDialog title="A bare dialog" description={longText} isOpen onClose={close}>
            <Button onClick={close}>Close it</Button>
          </BareDialog>
        )}
      </Opened>
    </div>
  </Section>
)

const ToastStates = () => (
  <Section title="Toasts" about="One at a time. F8 moves the focus there.">
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => showToast('Mood logged')}>
        Good news
      </Button>
      <Button variant="quiet" onClick={() => showError('Error', longText)}>
        Bad news
      </Button>
    </div>
  </Section>
)

const settled = { isPending: false, isError: false, isFetching: false, refetch: () => Promise.reject() }
const queries = {
  Loading: { ...settled, data: undefined, isPending: true, isFetching: true },
  Failed: { ...settled, data: undefined, isError: true },
  Empty: { ...settled, data: [] },
  There: { ...settled, data: ['Breathing', 'Grounding', longWord] },
}

function Broken(): ReactNode {
  throw new Error('Broken on purpose, to be seen.')
}

const FaceStates = () => (
  <Section title="Faces of data">
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {Object.entries(queries).map(([name, query]) => (
        <Card key={name} aria-label={name}>
          <h3 className="mb-2 text-lead">{name}</h3>
          <QueryView<string[]> query={query as never} loading="Loading your moods...">
            {(all) =>
              all.length === 0 ? <p>Nothing here yet. Start when you like.</p> : <p>{all.join(', ')}</p>
            }
          </QueryView>
        </Card>
      ))}
      <Card aria-label="Broken">
        <FaultBoundary fallback={<p>What is broken says so, and nothing around it falls.</p>}>
          <Broken />
        </FaultBoundary>
      </Card>
    </div>
  </Section>
)

const GroundStates = () => (
  <Section title="Grounds" about="What words lie on.">
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {(['plain', 'sunk', 'warm', 'lit'] as const).map((tone) => (
        <Card key={tone} tone={tone} aria-label={`A ${tone} card`}>
          {tone === 'warm' ? longWord : longText}
        </Card>
      ))}
    </div>
    <p className="mt-5 flex flex-wrap items-center gap-3">
      <Badge>Guide mode</Badge>
      <Badge>{longText}</Badge>
      <Spinner />
      Under way
    </p>
    <Details summary="Folded away" className="mt-5">
      <p>{longText}</p>
    </Details>
    <ScrollBox name="A scroll box" className="mt-5 max-h-24 border border-line p-3">
      {`${longText} `.repeat(6)}
    </ScrollBox>
    {[goesOn, { ...goesOn, isFetchingNextPage: true }, { ...goesOn, isFetchNextPageError: true }].map(
      (list, index) => (
        <ShowOlder key={index} list={list} className="mt-5" />
      ),
    )}
  </Section>
)

/** Every primitive in every state. Only while somebody builds: `pages.tsx` leaves it out of the built page. */
export const UiPage = () => (
  <Panel>
    <PageHead title="Every primitive, every state">
      <Button>One thing to do</Button>
    </PageHead>
    <PressStates />
    <ChoiceStates />
    <WriteStates />
    <GroundStates />
    <FactStates />
    <FaceStates />
    <ChartStates />
    <DialogStates />
    <ToastStates />
    <HelpStates />
  </Panel>
)
