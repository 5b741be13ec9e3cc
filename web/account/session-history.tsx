import { type ComponentProps, useRef } from 'react'
import { Link } from 'wouter'
import * as words from '#web/account/words.en.ts'
import { SessionList } from '#web/sessions/session-list.tsx'
import { Seascape } from '#web/shell/seascape.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

const Empty = () => (
  <div className="flex grow flex-col">
    <div className="m-auto p-5 text-center">
      <p className="text-balance text-ink-soft">{words.noSessions}</p>
      <Link href="/chat" className={`${buttonClass({ variant: 'quiet' })} mt-4`}>
        {words.startConversation}
      </Link>
    </div>
    <Seascape isBelowWords className="h-44 shrink-0" />
  </div>
)

/** The latest conversations of a person, in an area of its own height. */
export function SessionHistory({ sessions }: Pick<ComponentProps<typeof SessionList>, 'sessions'>) {
  const area = useRef<HTMLDivElement>(null)
  return (
    <Section title={words.sessionHistory}>
      <div
        ref={area}
        role="region"
        aria-label={words.sessionHistory}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
        tabIndex={0}
        className="scroll-edges h-[400px] overflow-y-auto rounded-panel border border-line [&>*>[role]]:m-5"
      >
        <SessionList
          sessions={sessions}
          area={area}
          empty={<Empty />}
          under={<Seascape isBelowWords className="mt-auto h-44 shrink-0" />}
        />
      </div>
    </Section>
  )
}
