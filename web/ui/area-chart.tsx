import { lazy } from 'react'

export type ChartPoint = {
  /** Under the point, on the axis. */
  label: string
  value: number
  /** The point in words, for the eye that rests on it and for a screen reader. */
  said: string
  /** A colour of the theme, as `var(--…)`. */
  ink: string
}

export type AreaChartProps = {
  /** What it shows, in a few words. */
  name: string
  points: ChartPoint[]
  lowest: number
  highest: number
  ticks: number[]
}

/** As high and wide as what it stands in. Loaded when it is first shown: stands in a `ChartFigure`. */
export const AreaChart = lazy(async () => ({
  default: (await import('#web/ui/area-chart-drawing.tsx')).AreaChartDrawing,
}))
