import { useMutation } from '@tanstack/react-query'
import { Download, PenLine, Printer, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { exportSession } from '#contract/sessions.ts'
import * as words from '#web/chat/words.en.ts'
import { call } from '#web/http/call.ts'
import { startNewChat } from '#web/sessions/new-chat.ts'
import { printSession } from '#web/sessions/print-session.ts'
import { Button } from '#web/ui/button.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'

type ActionProps = Pick<ComponentProps<typeof Button>, 'isBusy' | 'onClick' | 'children'> & {
  icon: LucideIcon
}

const Action = ({ icon: Icon, isBusy = false, onClick, children }: ActionProps) => (
  <Button variant="plain" size="compact" isBusy={isBusy} onClick={onClick}>
    {!isBusy && <Icon aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />}
    {children}
  </Button>
)

/** Starts a new conversation, or keeps a copy of this one. */
export function ConversationBar({ sessionId }: { sessionId: string }) {
  const save = useMutation({
    mutationFn: async () => {
      const exported = await call(exportSession, { sessionId })
      const { saveExport } = await import('#web/sessions/export-file.ts')
      saveExport(exported)
    },
    onSuccess: () => showToast(words.exported),
    onError: () => showError(words.exportFailed, words.exportFailedAbout),
  })
  const print = useMutation({
    mutationFn: () => printSession(sessionId),
    onSuccess: () => showToast(words.printOpened),
    onError: () => showError(words.exportFailed, words.printFailedAbout),
  })
  return (
    <div
      role="group"
      aria-label={words.conversation}
      className="flex shrink-0 flex-wrap items-center border-b border-line px-2 sm:justify-end sm:px-3"
    >
      <Action icon={PenLine} onClick={startNewChat}>
        {words.newChat}
      </Action>
      <Action icon={Download} isBusy={save.isPending} onClick={() => save.mutate()}>
        {words.exportJson}
      </Action>
      <Action icon={Printer} isBusy={print.isPending} onClick={() => print.mutate()}>
        {words.print}
      </Action>
    </div>
  )
}
