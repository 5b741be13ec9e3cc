import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerCheckIn, listCheckIns } from '#contract/check-ins.ts'
import type { ScaleId } from '#domain/check-ins/scale-ids.ts'
import { scaleOf } from '#domain/check-ins/scales.ts'
import { Question } from '#web/check-ins/question.tsx'
import * as words from '#web/check-ins/words.en.ts'
import { call } from '#web/http/call.ts'
import { newId } from '#web/http/new-id.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { reasonOf } from '#web/http/reason.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { scale: ScaleId; onLeave: () => void; onKept: (askPlainly: boolean) => void }

/** All questions of a scale on one page, word for word. Nothing is kept before all are answered and the person says so. */
export function AnswerForm({ scale, onLeave, onKept }: Props) {
  const { name, first, lead, questions, answers: choices } = scaleOf(scale)
  const client = useQueryClient()
  // One that may have arrived keeps its id.
  const [checkInId] = useState(newId)
  const [happened, setHappened] = useState<number | null>(null)
  const [given, setGiven] = useState<(number | null)[]>(() => questions.map(() => null))
  const [isTold, setTold] = useState(false)
  const isOver = first !== undefined && happened === 0
  const asked = [...(first ? [happened] : []), ...(isOver ? [] : given)]
  const answers = asked.filter((answer) => answer !== null)
  const open = asked.length - answers.length
  const keeping = useMutation({
    mutationFn: () => call(answerCheckIn, { checkInId, scale, answers }),
    onSuccess: (checkIns) => {
      client.setQueryData(queryKeyOf(listCheckIns, {}), checkIns)
      onKept(happened === 1)
    },
  })
  return (
    <form
      aria-label={name}
      className="mt-8 border-t border-line pt-7"
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
        if (open === 0 && !keeping.isPending) keeping.mutate()
      }}
    >
      <h2 className="text-title">{name}</h2>
      <p className="mt-1 max-w-[38rem] text-ink-soft">{words.anytime}</p>
      {first && (
        <div className="mt-6">
          <p className="mb-3 max-w-[38rem] text-ink-soft">{words.firstOnly}</p>
          <div lang="en" className="max-w-[38rem]">
            <p>{first.lead}</p>
            <ul className="mt-2 list-disc ps-6">
              {first.examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </div>
          <Question text={first.question} choices={choices} given={happened} onChoose={setHappened} />
        </div>
      )}
      {(!first || happened === 1) && (
        <>
          <p lang="en" className="mt-6 max-w-[38rem] text-lead">
            {lead}
          </p>
          {questions.map((question, index) => (
            <Question
              key={question}
              text={question}
              choices={choices}
              given={given[index] ?? null}
              onChoose={(answer) => setGiven(given.with(index, answer))}
            />
          ))}
        </>
      )}
      <p role="status" className="mt-4 min-h-6 text-ink-soft">
        {isTold && open > 0 && words.someOpen(open)}
        {keeping.isError && (reasonOf(keeping.error) ?? words.notKept)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" isBusy={keeping.isPending}>
          {words.keep}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </form>
  )
}
