import type { CheckIns } from '#contract/check-ins.ts'
import type { ScaleId } from '#domain/check-ins/scale-ids.ts'
import { highestOf, scaleOf } from '#domain/check-ins/scales.ts'
import * as words from '#web/check-ins/words.en.ts'
import { AreaChart } from '#web/ui/area-chart.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChartFigure } from '#web/ui/chart-figure.tsx'
import { Details } from '#web/ui/details.tsx'
import { Section } from '#web/ui/section.tsx'
import { dateFormat } from '#web/ui/times.ts'

const short = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const long = dateFormat({ year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
const shortDay = (day: string) => short(new Date(day))
const longDay = (day: string) => long(new Date(day))

type CheckIn = CheckIns['checkIns'][number]
type Props = { id: ScaleId; nextDay: string | null; checkIns: CheckIn[]; onAnswer: () => void }

/** One's own numbers one after the other, in one colour: no band says what is much or little. */
function Line({ id, checkIns }: Pick<Props, 'id' | 'checkIns'>) {
  const { name } = scaleOf(id)
  const highest = highestOf(id)
  const [first] = checkIns
  if (!first) return <p className="text-ink-soft">{words.notYet}</p>
  if (checkIns.length === 1)
    return <p>{words.once({ day: longDay(first.day), total: first.total, highest })}</p>
  return (
    <ChartFigure
      name={words.line(name)}
      summary={words.times({ count: checkIns.length, highest })}
      columns={[words.day, words.total]}
      rows={checkIns.map(({ day, total }) => [longDay(day), String(total)]).toReversed()}
      height="h-56"
    >
      <AreaChart
        name={words.line(name)}
        points={checkIns.map(({ day, total }) => ({
          label: shortDay(day),
          value: total,
          said: words.point({ day: longDay(day), total }),
          ink: 'var(--accent)',
        }))}
        lowest={0}
        highest={highest}
        ticks={[0, highest]}
      />
    </ChartFigure>
  )
}

/** One of the scales: what it asks, one's own line, and where it is from. */
export function ScaleSection({ id, nextDay, checkIns, onAnswer }: Props) {
  const { name, about, source, rights } = scaleOf(id)
  return (
    <Section title={name} about={about}>
      <Line id={id} checkIns={checkIns} />
      <div className="mt-4">
        {nextDay === null ? (
          <Button variant="quiet" onClick={onAnswer}>
            {words.answer(name)}
          </Button>
        ) : (
          <p className="text-ink-soft">{words.againOn(longDay(nextDay))}</p>
        )}
      </div>
      <Details summary={words.whereFrom} className="mt-2">
        <p className="mt-1 max-w-[38rem] text-small text-ink-soft [overflow-wrap:anywhere]" lang="en">
          {source} {rights}
        </p>
      </Details>
    </Section>
  )
}
