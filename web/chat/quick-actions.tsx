import { Anchor, Ear, Wind } from 'lucide-react'
import { quickActions } from '#domain/chat/quick-starts.ts'
import * as words from '#web/chat/words.en.ts'
import { Chip } from '#web/ui/chip.tsx'

const icons = { breathing: Wind, grounding: Anchor, 'just-listen': Ear } as const

/** Three ways to begin with one tap. */
export const QuickActions = ({
  disabled,
  onSay,
}: {
  disabled: boolean
  onSay: (message: string) => void
}) => (
  <ul aria-label={words.quickActions} className="flex shrink-0 gap-1.5 sm:gap-2">
    {quickActions.map(({ id, label, message }) => {
      const Icon = icons[id]
      return (
        <li key={id}>
          <Chip className="max-[22.5rem]:px-2.5" disabled={disabled} onClick={() => onSay(message)}>
            <Icon aria-hidden="true" className="hidden size-4 text-accent sm:block" />
            {label}
          </Chip>
        </li>
      )
    })}
  </ul>
)
