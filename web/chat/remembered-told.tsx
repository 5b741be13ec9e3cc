import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTold } from '#contract/memory.ts'
import * as words from '#web/chat/words.en.ts'
import { queryOf } from '#web/http/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

function Told({ replyId }: { replyId: string }) {
  const told = useQuery(queryOf(listTold, { id: replyId }))
  return (
    <QueryView query={told} loading={words.loadingTold}>
      {({ summary, lines, gone }) => (
        <div className="max-w-prose space-y-2 px-1 pb-1 [overflow-wrap:anywhere]">
          {summary !== null && (
            <div>
              <p className="font-semibold">{words.toldSummary}</p>
              <p dir="auto">{summary}</p>
            </div>
          )}
          {lines.length > 0 && (
            <div>
              <p className="font-semibold">{words.toldLines}</p>
              <ul className="list-disc ps-5">
                {lines.map((line) => (
                  <li key={line} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {gone > 0 && <p>{words.toldGone(gone)}</p>}
        </div>
      )}
    </QueryView>
  )
}

/** What is remembered in words, as it stood when a reply was written; opened when somebody asks for it. */
export function RememberedTold({ replyId }: { replyId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        size="compact"
        className="-ms-2"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.showTold}
      </Button>
      {isOpen && <Told replyId={replyId} />}
    </>
  )
}
