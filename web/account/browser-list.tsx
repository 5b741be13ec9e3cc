import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { listBrowsers, signBrowserOut, type SignedInBrowser } from '#contract/account.ts'
import { forgetPerson } from '#web/account/forget-person.ts'
import { signInAgain } from '#web/account/sign-in-again.ts'
import * as words from '#web/account/words.en.ts'
import { call } from '#web/http/call.ts'
import { queryOf } from '#web/http/query-client.ts'
import { aloud } from '#web/language/aloud.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'
import { dayAndTime } from '#web/ui/times.ts'
import { showError, showToast } from '#web/ui/toasts.ts'

function BrowserRow({ id, label, seenAt, createdAt, isCurrent }: SignedInBrowser) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const revoke = useMutation({
    mutationFn: () => call(signBrowserOut, { id }),
    onSuccess: () => {
      if (isCurrent) {
        navigate('/')
        forgetPerson(client)
        showToast(words.loggedOut)
        return
      }
      showToast(words.signedOutThere)
    },
    onError: (error) => signInAgain(error) || showError(words.failed, words.notSignedOut),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          {isCurrent && <Badge>{words.thisBrowser}</Badge>}
        </p>
        <p className="mt-0.5 text-small text-ink-soft">
          {words.seenAndSignedIn({ seen: dayAndTime(seenAt), signedIn: dayAndTime(createdAt) })}
        </p>
      </div>
      <Button variant="quiet" size="small" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
        {words.signOutOf({ browser: isCurrent ? null : label, aloud })}
      </Button>
    </li>
  )
}

export function BrowserList() {
  const browsers = useQuery(queryOf(listBrowsers, {}))
  return (
    <Section title={words.browsersTitle} about={words.browsersAbout}>
      <QueryView query={browsers} loading={words.loadingBrowsers}>
        {(list) => (
          <ul className="border-t border-line">
            {list.map((browser) => (
              <BrowserRow key={browser.id} {...browser} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
