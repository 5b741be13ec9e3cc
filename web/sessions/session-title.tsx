import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSession } from '#contract/sessions.ts'
import { queryOf } from '#web/http/query-client.ts'
import { aloud } from '#web/language/aloud.tsx'
import { TitleDialog } from '#web/sessions/title-dialog.tsx'
import * as words from '#web/sessions/words.en.ts'
import { Button } from '#web/ui/button.tsx'

/** What a conversation is called, once it is called something; pressed, it is called otherwise. */
export function SessionTitle({ sessionId }: { sessionId: string }) {
  const { data } = useQuery(queryOf(getSession, { sessionId }))
  const [isChanging, setChanging] = useState(false)
  if (!data || data.title === null) return null
  return (
    <>
      <Button variant="plain" size="compact" className="min-w-0" onClick={() => setChanging(true)}>
        <span dir="auto" className="line-clamp-1 text-start [overflow-wrap:anywhere] text-ink">
          {data.title}
        </span>
        {aloud(words.changeThisTitle)}
      </Button>
      {isChanging && (
        <TitleDialog session={{ id: sessionId, title: data.title }} onClose={() => setChanging(false)} />
      )}
    </>
  )
}
