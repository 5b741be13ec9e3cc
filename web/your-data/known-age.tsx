import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAge, type KnownAge, putAge } from '#contract/age.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'
import * as words from '#web/your-data/words.en.ts'

function Known({ group }: KnownAge) {
  const client = useQueryClient()
  const isYoung = group === 'minor' || group === 'under-age'
  const tell = useMutation({
    mutationFn: () => call(putAge, { group: isYoung ? 'adult' : 'minor' }),
    onSuccess: (told) => client.setQueryData(queryKeyOf(getAge, {}), told),
  })
  return (
    <>
      <p role="status" className="max-w-[38rem]">
        {isYoung ? words.young[group] : words.takenForAdult}
      </p>
      {tell.isError && <Alert className="mt-1">{words.ageNotSaved}</Alert>}
      <Button
        className="mt-3"
        variant="quiet"
        size="small"
        isBusy={tell.isPending}
        onClick={() => tell.mutate()}
      >
        {isYoung ? words.iAmAdult : words.iAmMinor}
      </Button>
    </>
  )
}

/** What is kept of a person's age, and the way to set it right. */
export function KnownAgeSection() {
  // It may have been said in a chat since.
  const age = useQuery({ ...queryOf(getAge, {}), refetchOnMount: 'always' })
  return (
    <Section title={words.age} about={words.ageAbout}>
      <QueryView query={age} loading={words.loading}>
        {({ group }) => <Known group={group} />}
      </QueryView>
    </Section>
  )
}
