import { Tracker as Tremor } from '@tremor/react'
import type { Tone, TrackerProps } from '#web/ui/tracker.tsx'

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
    className="h-full *:forced-color-adjust-none"
    data={steps.map(({ key, tone, said }) => ({ key, color: colours[tone], tooltip: said }))}
  />
)
