import { useMutation } from '@tanstack/react-query'
import { Download, PenLine, Printer } from 'lucide-react'
import { exportSession } from '#contract/sessions.ts'
import { call } from '#web/http/call.ts'
import { saveExport } from '#web/sessions/export-file.ts'
import { printSession } from '#web/sessions/print-session.tsx'
import { discardSession } from '#web/sessions/stored-session.ts'
import { Button } from '#web/ui/button.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'

/** Starts a new conversation, or keeps a copy of this one. */
export function ConversationBar({ sessionId, isGuide }: { sessionId: string; isGuide: boolean }) {
  const save = useMutation({
    mutationFn: async () => saveExport(await call(exportSession, { sessionId })),
    onSuccess: () => showToast('Session exported'),
    onError: () => showError('Export failed', 'Unable to export session. Please try again.'),
  })
  const print = useMutation({
    mutationFn: () => printSession(sessionId, isGuide),
    onSuccess: () => showToast('Print dialog opened'),
    onError: () => showError('Export failed', 'Unable to prepare printable version. Please try again.'),
  })
  const startNew = () => {
    discardSession()
    location.reload()
  }
  return (
    <div
      role="group"
      aria-label="Conversation"
      className="-ml-3 flex flex-wrap items-center sm:-mr-3 sm:ml-auto"
    >
      <Button look="plain" size="small" className="!px-3" onClick={startNew}>
        <PenLine aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />
        New Chat
      </Button>
      <Button
        look="plain"
        size="small"
        className="!px-3"
        isBusy={save.isPending}
        onClick={() => save.mutate()}
      >
        {!save.isPending && <Download aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />}
        Export JSON
      </Button>
      <Button
        look="plain"
        size="small"
        className="!px-3"
        isBusy={print.isPending}
        onClick={() => print.mutate()}
      >
        {!print.isPending && <Printer aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />}
        Print
      </Button>
    </div>
  )
}
