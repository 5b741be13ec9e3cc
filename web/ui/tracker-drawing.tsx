import { Tracker as Tremor } from '@tremor/react'

/** From low to high, and nothing. */
export type Tone = 'red' | 'amber' | 'blue' | 'green' | 'none'

export type TrackedStep = {
  key: string
  tone: Tone
  /** The step in words, for the eye that rests on it. */
  said: string
}

export type TrackerProps = {
  /** What all of it says, in a sentence. */
  name: string
  steps: TrackedStep[]
}

/** What Tremor calls them; theme.css says how they look. */
const colours: Record<Tone, string> = {
  red: 'red',
  amber: 'amber',
  blue: 'blue',
  green: 'green',
  none: 'gray',
}

/** Drawn with Tremor. */
export const TrackerDrawing = ({ name, steps }: TrackerProps) => (
  <Tremor
    role="img"
    aria-label={name}
    className="tracker h-full items-end *:forced-color-adjust-none"
    data={steps.map(({ key, tone, said }) => ({ key, color: colours[tone], tooltip: said }))}
  />
)
