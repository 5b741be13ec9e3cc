import { Anchor, Ear, Wind } from 'lucide-react'
import { quickActions } from '#domain/chat/quick-starts.ts'
import { Chip } from '#web/ui/chip.tsx'

const icons = { Breathing: Wind, Grounding: Anchor, 'Just listen': Ear }

/** Three ways to begin with one tap. */
export const QuickActions = ({
  isDisabled,
  onSay,
}: {
  isDisabled: boolean
  onSay: (message: string) => void
}) => (
  <ul aria-label="Quick actions" className="flex shrink-0 gap-1.5 sm:gap-2">
    {quickActions.map(({ label, message }) => {
      const Icon = icons[label]
      return (
        <li key={label}>
          <Chip className="max-[22.5rem]:!px-2.5" isDisabled={isDisabled} onClick={() => onSay(message)}>
            <Icon aria-hidden="true" className="hidden size-4 text-accent sm:block" />
            {label}
          </Chip>
        </li>
      )
    })}
  </ul>
)
