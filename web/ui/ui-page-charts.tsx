import type { ChartPoint } from '#web/ui/area-chart-drawing.tsx'
import { AreaChart } from '#web/ui/area-chart.tsx'
import { BarList } from '#web/ui/bar-list.tsx'
import { ChartFigure } from '#web/ui/chart-figure.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'
import { longWord } from '#web/ui/ui-page-samples.ts'

const points: ChartPoint[] = [2, 3, 5, 4, 7, 8, 6].map((value, index) => ({
  label: `Nov ${index + 1}`,
  value,
  said: `November ${index + 1}: ${value} of 10`,
  ink: 'var(--accent)',
}))
const table = {
  columns: ['Day', 'Average'],
  rows: points.map(({ label, value }) => [label, String(value)]),
}

function Unloaded(): never {
  throw new Error('Not loaded on purpose, to be seen.')
}

const Curve = ({ name, shown }: { name: string; shown: ChartPoint[] }) => (
  <AreaChart name={name} points={shown} lowest={1} highest={10} ticks={[1, 3, 5, 7, 9, 10]} />
)

export const ChartStates = () => (
  <Section
    title="Charts"
    about="Many points, one, none at all, a table by itself, bars, and a drawing that did not load."
  >
    <div className="grid grid-cols-1 gap-8">
      <ChartFigure {...table} name="Seven days" summary="It went up." height="h-48">
        <Curve name="Seven days" shown={points} />
      </ChartFigure>
      <ChartFigure {...table} name="One day" summary={longWord} height="h-48">
        <Curve name="One day" shown={points.slice(0, 1)} />
      </ChartFigure>
      <ChartFigure {...table} name="No days" rows={[]} summary="Nothing yet." height="h-48">
        <Curve name="No days" shown={[]} />
      </ChartFigure>
      <Table {...table} name="A table by itself" />
      <ChartFigure {...table} name="Bars" summary="The longest first." height="">
        <BarList
          name="Two bars"
          bars={[
            { name: 'Breath', value: 3, said: '3' },
            { name: 'Progressive muscle relaxation', value: 1, said: '1' },
          ]}
        />
      </ChartFigure>
      <ChartFigure {...table} name="Not loaded" summary="The numbers stand in." height="h-10">
        <Unloaded />
      </ChartFigure>
    </div>
  </Section>
)
