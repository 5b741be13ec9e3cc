import { lazy } from 'react'

/** A row of small blocks, one for each step. Loaded when it is first shown: stands in a `ChartFigure`. */
export const Tracker = lazy(async () => ({
  default: (await import('#web/ui/tracker-drawing.tsx')).TrackerDrawing,
}))
