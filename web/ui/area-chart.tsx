import { lazy } from 'react'

/** As high and wide as what it stands in. Loaded when it is first shown: stands in a `ChartFigure`. */
export const AreaChart = lazy(async () => ({
  default: (await import('#web/ui/area-chart-drawing.tsx')).AreaChartDrawing,
}))
