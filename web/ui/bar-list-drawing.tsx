import { BarList as Tremor } from '@tremor/react'

export type Bar = { name: string; value: number; said: string }

export type BarListProps = {
  /** What all of it says, in a sentence. */
  name: string
  bars: Bar[]
}

/** Drawn with Tremor. It says how it sorts in a way that a picture may not: that is taken out. */
export const BarListDrawing = ({ name, bars }: BarListProps) => (
  <Tremor
    role="img"
    aria-label={name}
    aria-sort={undefined}
    data={bars.map((bar) => ({ ...bar, key: bar.name }))}
    sortOrder="none"
    valueFormatter={(value: number) => bars.find((bar) => bar.value === value)?.said ?? String(value)}
  />
)
