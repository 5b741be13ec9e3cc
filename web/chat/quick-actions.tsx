import { Anchor, Ear, Wind } from 'lucide-react'
import { Chip } from '#web/ui/chip.tsx'

const actions = [
  { label: 'Breathing', icon: Wind, message: 'Can you guide me through a breathing exercise?' },
  { label: 'Grounding', icon: Anchor, message: 'Can you help me with a grounding exercise?' },
  { label: 'Just listen', icon: Ear, message: 'I just need someone to listen for now.' },
]

/** Three ways to begin with one tap. */
export const QuickActions = ({ isOff, onSay }: { isOff: boolean; onSay: (message: string) => void }) => (
  <ul aria-label="Quick actions" className="flex flex-wrap gap-2">
    {actions.map(({ label, icon: Icon, message }) => (
      <li key={label}>
        <Chip isOff={isOff} onClick={() => onSay(message)}>
          <Icon aria-hidden="true" className="size-4 text-accent" />
          {label}
        </Chip>
      </li>
    ))}
  </ul>
)
