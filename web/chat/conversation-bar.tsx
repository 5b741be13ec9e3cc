import { useMutation } from '@tanstack/react-query'
import { Download, PenLine, Printer, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { exportSession } from '#contract/sessions.ts'
import * as words from '#web/chat/words.en.ts'
import { call } from '#web/http/call.ts'
import { startNewChat } from '#web/sessions/new-chat.ts'
import { printSession } from '#web/sessions/print-session.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showError, showToast } from '#web/ui/toasts.ts'

type ActionProps = Pick<ComponentProps<typeof Button>, 'isBusy' | 'onClick' | 'children'> & {
  icon: LucideIcon
  isSeldom?: boolean
}

/** On a phone what is seldom wanted is its picture, so that the title has room. */
const Action = ({ icon: Icon, isBusy = false, isSeldom = false, onClick, children }: ActionProps) => (
  <Button variant="plain" size="compact" className="shrink-0" isBusy={isBusy} onClick={onClick}>
    {!isBusy && (
      <Icon aria-hidden="true" className={classNames('size-4', !isSeldom && 'max-[22.5rem]:hidden')} />
    )}
    <span className={isSeldom ? 'max-sm:sr-only' : undefined}>{children}</span>
  </Button>
)

const SessionTitle = lazyPart(async () => (await import('#web/sessions/session-title.tsx')).SessionTitle)

/** What this conversation is called; starts a new one, or keeps a copy of this one. */
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
      className="flex shrink-0 flex-wrap items-center border-b border-line px-2 sm:px-3"
    >
      <div className="flex min-w-0 grow basis-20">
        <LaterPart>
          <SessionTitle sessionId={sessionId} />
        </LaterPart>
      </div>
      <Action icon={PenLine} onClick={startNewChat}>
        {words.newChat}
      </Action>
      <Action icon={Download} isSeldom isBusy={save.isPending} onClick={() => save.mutate()}>
        {words.exportJson}
      </Action>
      <Action icon={Printer} isSeldom isBusy={print.isPending} onClick={() => print.mutate()}>
        {words.print}
      </Action>
    </div>
  )
}
