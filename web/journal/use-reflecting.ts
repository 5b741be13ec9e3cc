import { useState } from 'react'
import { useConsent } from '#web/consent/use-consent.ts'
import { useReflection } from '#web/journal/journal-queries.ts'
import { reflectionNames } from '#web/names/words.en.ts'

export type Reflecting = ReturnType<typeof useReflecting>

/** The reflection of the page, one at a time. Before the first, it is asked who may read the words. */
export function useReflecting() {
  const consent = useConsent('model-journal')
  const { reflect, ...state } = useReflection(consent.writer)
  const [askingFor, setAskingFor] = useState<string | null>(null)
  const { recipient } = consent
  return {
    ...state,
    names: reflectionNames[consent.writer],
    asking:
      askingFor !== null && recipient !== null
        ? {
            entryId: askingFor,
            recipient,
            isChecked: consent.isChecked,
            isSaving: consent.isSaving,
            answer: (isGiven: boolean) =>
              consent.answer(isGiven, null, () => {
                setAskingFor(null)
                reflect(askingFor)
              }),
          }
        : null,
    ask: async (entryId: string) => {
      if (await consent.mustAsk()) setAskingFor(entryId)
      else reflect(entryId)
    },
  }
}
