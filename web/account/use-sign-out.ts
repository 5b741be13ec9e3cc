import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { signOut } from '#contract/account.ts'
import { forgetPerson } from '#web/account/forget-person.ts'
import * as words from '#web/account/words.en.ts'
import { call } from '#web/http/call.ts'
import { showError, showToast } from '#web/ui/toasts.ts'

export function useSignOut() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: () => {
      navigate('/')
      forgetPerson(client)
      showToast(words.loggedOut)
    },
    onError: () => showError(words.failed, words.logOutFailed),
  })
}
