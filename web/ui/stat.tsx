import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = { name: string; caption?: string; children: ReactNode }

/** One figure, with its name. */
export const Stat = ({ name, caption, children }: Props) => (
  <Card tone="sunk" size="small" aria-label={name}>
    <p className="text-small text-ink-soft">{name}</p>
    <p className="mt-1 text-lead font-semibold tabular-nums sm:text-title">{children}</p>
    {caption && <p className="text-small text-ink-soft">{caption}</p>}
  </Card>
)
