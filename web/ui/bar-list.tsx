import { lazy } from 'react'

/** A bar for each name, the longest first as given. Loaded when it is first shown: stands in a `ChartFigure`. */
export const BarList = lazy(async () => ({
  default: (await import('#web/ui/bar-list-drawing.tsx')).BarListDrawing,
}))
