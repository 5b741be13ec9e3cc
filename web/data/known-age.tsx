import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAge, type KnownAge, putAge } from '#contract/age.ts'
import { call } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'

const known = {
  'under-age':
    'You said that you are younger than the terms of this server ask for. Help for kids and teens comes first, prepared words answer you, and no points are shown.',
  minor:
    'You said that you are under 18. Help for kids and teens comes first, you are told more often that no person replies, and no points are shown.',
} as const

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
        {isYoung ? known[group] : 'You are taken for 18 or older.'}
      </p>
      {tell.isError && (
        <p role="alert" className="mt-1 text-small text-alert">
          That was not saved. Please try again.
        </p>
      )}
      <Button
        className="mt-3"
        variant="quiet"
        size="small"
        isBusy={tell.isPending}
        onClick={() => tell.mutate()}
      >
        {isYoung ? 'I am 18 or older' : 'I am under 18'}
      </Button>
    </>
  )
}

/** What is kept of a person's age, and the way to set it right. */
export function KnownAgeSection() {
  // It may have been said in a chat since.
  const age = useQuery({ ...queryOf(getAge, {}), refetchOnMount: 'always' })
  return (
    <Section
      title="Your age"
      about="The age itself is not kept: only whether you said that you are under 18."
    >
      <QueryView query={age} loading="Loading...">
        {({ group }) => <Known group={group} />}
      </QueryView>
    </Section>
  )
}
