import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ConsentLedger, getConsents, putConsent } from '#contract/consents.ts'
import { consentMessages } from '#web/consent/consent-messages.ts'
import * as words from '#web/consent/words.en.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'
import { reasonOf } from '#web/http/reason.ts'
import { aloud } from '#web/language/aloud.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'
import { wholeDay } from '#web/ui/times.ts'

type Row = { consent: ConsentLedger['consents'][number]; recipient: string | null; isChecked: boolean }

function ConsentRow({ consent, recipient, isChecked }: Row) {
  const client = useQueryClient()
  const { purpose, state, at } = consent
  const { title, about, withdrawn } = consentMessages(purpose, recipient, isChecked)
  // Keeping is told of before anything is said; it holds until it is taken back.
  const isSinceBegun = purpose === 'keeping' && state === 'unasked'
  const isGiven = state === 'given' || isSinceBegun
  const answer = useMutation({
    mutationFn: () => call(putConsent, { purpose, isGiven: !isGiven, recipient }),
    onSuccess: (ledger) => client.setQueryData(queryKeyOf(getConsents, {}), ledger),
    onError: () => void client.invalidateQueries({ queryKey: queryKeyOf(getConsents, {}) }),
  })
  const cannotAsk = purpose !== 'keeping' && recipient === null
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0">
      <div className="min-w-0 grow basis-72">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-soft">{about}</p>
        <p role="status" className="mt-1 text-small">
          {isGiven && at && words.allowedSince(wholeDay(at))}
          {state === 'declined' && at && words.declinedSince({ day: wholeDay(at), withdrawn })}
          {state === 'other-recipient' && words.allowedFor(consent.recipient ?? null)}
          {isSinceBegun && words.toldBefore}
          {state === 'unasked' && !isSinceBegun && !cannotAsk && words.notAnswered}
        </p>
        {answer.isError && <Alert>{reasonOf(answer.error) ?? words.answerNotSaved}</Alert>}
      </div>
      {(isGiven || !cannotAsk) && (
        <Button variant="quiet" size="small" isBusy={answer.isPending} onClick={() => answer.mutate()}>
          {isGiven ? words.takeBack({ what: title, aloud }) : words.allow({ what: title, aloud })}
        </Button>
      )}
    </li>
  )
}

/** Remembering has a section of its own. */
const isAskedHere = ({ purpose }: Row['consent']): boolean => purpose !== 'remembering'

/** What a person allows, each apart, to give and to take back. */
export function Consents() {
  const ledger = useQuery(queryOf(getConsents, {}))
  return (
    <Section title={words.consents} about={words.consentsAbout}>
      <QueryView query={ledger} loading={words.loadingConsents}>
        {({ consents, ...to }) => (
          <ul className="border-t border-line">
            {consents.filter(isAskedHere).map((consent) => (
              <ConsentRow key={consent.purpose} consent={consent} {...to} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
