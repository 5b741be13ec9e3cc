import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, HeartPulse, Tornado, Wind } from 'lucide-react'
import { useLocation } from 'wouter'
import { quickStarts } from '#domain/chat/quick-starts.ts'
import * as words from '#web/home/words.en.ts'
import { closeEarlier, openedSession, storePendingMessage } from '#web/sessions/session-of-tab.ts'
import { classNames } from '#web/ui/class-names.ts'

const faces = {
  health: { icon: HeartPulse, ink: 'text-mood-amber' },
  spiral: { icon: Tornado, ink: 'text-mood-blue' },
  calm: { icon: Wind, ink: 'text-mood-green' },
} as const

/** Three ways into a conversation: the chat says the message as soon as it is ready. */
export function QuickStarts() {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const start = (message: string) => {
    // It goes on with the latest conversation, not with an earlier one that was looked at.
    if (openedSession() !== null) {
      closeEarlier()
      client.removeQueries({ queryKey: ['session'] })
    }
    storePendingMessage(message)
    navigate('/chat')
  }
  return (
    <section aria-labelledby="quick-starts">
      <h2 id="quick-starts" className="text-title">
        {words.howToSupport}
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {quickStarts.map(({ id, text, message }) => {
          const { icon: Icon, ink } = faces[id]
          return (
            <li key={id}>
              <button
                type="button"
                className="group flex size-full min-h-16 items-center gap-3 rounded-panel border border-line bg-surface px-4 py-4 text-start font-medium transition-colors hover:border-accent hover:bg-accent-wash"
                onClick={() => start(message)}
              >
                <Icon aria-hidden="true" className={classNames('size-6 shrink-0', ink)} strokeWidth={1.75} />
                <span className="grow">{text}</span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-soft group-hover:text-accent rtl:-scale-x-100"
                />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
