import { lazy } from 'react'

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

/** A row of small blocks, one for each step. Loaded when it is first shown: stands in a `ChartFigure`. */
export const Tracker = lazy(async () => ({
  default: (await import('#web/ui/tracker-drawing.tsx')).TrackerDrawing,
}))
