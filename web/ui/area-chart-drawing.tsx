import { startTransition, useEffect, useId, useRef, useState, type RefObject } from 'react'
import {
  Area,
  CartesianGrid,
  AreaChart as Recharts,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipProps,
} from 'recharts'

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

function PointWords({ active, payload }: TooltipProps<number, string>) {
  const point = payload?.[0]?.payload as ChartPoint | undefined
  if (!active || !point) return null
  return (
    <p
      role="status"
      className="max-w-52 rounded-control border border-line-strong bg-surface px-3 py-2 text-small shadow-panel"
    >
      {point.said}
    </p>
  )
}

type DotProps = { cx?: number; cy?: number; index?: number; payload?: ChartPoint }

const Dot = ({ cx, cy, index, payload }: DotProps) => (
  <circle
    key={index}
    data-chart-point=""
    cx={cx}
    cy={cy}
    r={5}
    fill={payload?.ink}
    stroke="var(--surface)"
    strokeWidth={2}
  />
)

// What is drawn keeps its colours where a person forces theirs on the page; so it takes them from there.
const forced =
  'forced-colors:[--accent:CanvasText] forced-colors:[--ink-soft:CanvasText] forced-colors:[--line:GrayText] ' +
  'forced-colors:[--line-strong:CanvasText] forced-colors:[--mood-amber:CanvasText] ' +
  'forced-colors:[--mood-blue:CanvasText] forced-colors:[--mood-green:CanvasText] ' +
  'forced-colors:[--mood-red:CanvasText] forced-colors:[--surface:Canvas]'

const words = { fill: 'var(--ink-soft)', fontSize: '0.875rem' }

/** In pixels. `rem` is the text size of the page: numbers grow with it, and so must the room for them. */
type Size = { width: number; height: number; rem: number }

const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Of what is referred to. Null until it was measured; a new size waits for whatever is more urgent. */
function useSize(of: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([box]) => {
      if (!box) return
      const { width, height } = box.contentRect
      const measured = { width: Math.round(width), height: Math.round(height), rem: textSize() }
      startTransition(() => setSize(measured))
    })
    if (of.current) observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return size
}

/** Drawn with Recharts, in small steps. Without movement: it appears as it is. */
export function AreaChartDrawing({ name, points, lowest, highest, ticks }: AreaChartProps) {
  const fillId = useId()
  // Recharts puts a point's words away for a mouse that leaves, not for a keyboard: drawn anew, they are gone.
  const [visits, setVisits] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  // Recharts' own container draws all at once, and holds up a finger or a key meanwhile.
  const size = useSize(box)
  const rem = size?.rem ?? 0
  return (
    <div
      ref={box}
      className={`size-full ${forced}`}
      onBlur={() => document.hasFocus() && setVisits(visits + 1)}
    >
      {size && (
        <Recharts
          key={visits}
          width={size.width}
          height={size.height}
          data={points}
          margin={{ top: 12, right: 1.25 * rem, bottom: 4, left: 0 }}
          accessibilityLayer
          role="application"
          aria-label={name}
        >
          <defs>
            <linearGradient id={fillId} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0%" stopColor="var(--accent)" stopOpacity={0.28} />
              <stop offset="100%" stopColor="var(--accent)" stopOpacity={0.03} />
            </linearGradient>
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            tick={words}
            tickMargin={rem / 2}
            height={2.25 * rem}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            interval="equidistantPreserveStart"
            minTickGap={rem}
            padding={{ left: 10, right: 10 }}
          />
          <YAxis
            domain={[lowest, highest]}
            ticks={ticks}
            interval={0}
            tick={words}
            width={1.5 * rem}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            content={<PointWords />}
            isAnimationActive={false}
            cursor={{ stroke: 'var(--line-strong)' }}
          />
          <Area
            dataKey="value"
            type="monotone"
            isAnimationActive={false}
            stroke="var(--accent)"
            strokeWidth={2.5}
            fill={`url(#${fillId})`}
            dot={Dot}
            activeDot={{ r: 8, fill: 'var(--accent)', stroke: 'var(--surface)', strokeWidth: 2 }}
          />
        </Recharts>
      )}
    </div>
  )
}
