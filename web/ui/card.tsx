import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const tones = {
  plain: 'border-line bg-surface',
  sunk: 'border-transparent bg-sunk',
  warm: 'border-warm-line bg-warm-wash',
  lit: 'border-accent bg-surface',
} as const

const sizes = { regular: 'p-5', small: 'p-4', none: '' } as const

type Props = ComponentProps<'section'> & { tone?: keyof typeof tones; size?: keyof typeof sizes }

/** A solid panel. */
export const Card = ({ tone = 'plain', size = 'regular', className, ...rest }: Props) => (
  <section {...rest} className={classNames('rounded-panel border', tones[tone], sizes[size], className)} />
)
