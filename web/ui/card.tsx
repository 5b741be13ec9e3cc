import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const tones = {
  plain: 'border-line bg-surface',
  sunk: 'border-transparent bg-sunk',
  warm: 'border-warm-line bg-warm-wash',
} as const

type Props = ComponentProps<'section'> & { tone?: keyof typeof tones }

/** A solid panel. */
export const Card = ({ tone = 'plain', className, ...rest }: Props) => (
  <section {...rest} className={classNames('rounded-panel border p-5', tones[tone], className)} />
)
