import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { levels, levelProgressAt } from '#domain/progress/levels.ts'
import { ProgressSkeleton, ProgressView } from '#web/home/progress-view.tsx'

function shown(points: number, currentStreak = 0, daysShownUp = currentStreak): string {
  const progress = { ...levelProgressAt(points), points, currentStreak, daysShownUp }
  return renderToStaticMarkup(<ProgressView progress={progress} />).replaceAll('&#x27;', "'")
}
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test.each([
  [0, 'First Breath', 1, '100 points to Finding Ground', '0%'],
  [150, 'Finding Ground', 2, '150 points to Steady Waters', '25%'],
  [699, 'Steady Waters', 3, '1 point to Open Horizon', '99%'],
  [700, 'Open Horizon', 4, '800 points to Zen Master', '0%'],
])('%i points are %s, level %i of 5, %s', (points, name, level, toGo, width) => {
  const html = shown(points)
  expect(words(html)).toContain(`${name} Level ${level} of 5 ${toGo}`)
  const widths = [...html.matchAll(/style="width:(\d+%)"/g)].map(([, share]) => share)
  expect(widths).toEqual(levels.map(({ id }) => (id < level ? '100%' : id > level ? '0%' : width)))
  expect(html).not.toContain('Zen Master achieved!')
})

test('at the top there is nothing to go, and a check says so', () => {
  const html = shown(1_500)
  expect(words(html)).toContain('Zen Master Level 5 of 5 Zen Master achieved!')
  expect(html).toContain('lucide-circle-check')
  expect(html).not.toContain('progressbar')
})

test.each([
  [0, 0, 'No days yet', '0 days'],
  [0, 9, 'Welcome back', '9 days'],
  [1, 1, '1 day in a row', '1 day'],
  [2, 5, '2 days in a row', '5 days'],
])('a streak of %i of %i days says "%s"', (streak, daysShownUp, said, showedUp) => {
  const html = words(shown(40, streak, daysShownUp))
  expect(html).toContain(`Streak ${said} Streak points +0 You showed up ${showedUp}`)
  expect(html).not.toContain('Amazing streak!')
})

const lit = ['border-accent', 'from-sun']

test('from three days on the streak is lit and says what it brings', () => {
  const html = shown(40, 3)
  expect(words(html)).toContain('Streak 3 days in a row Streak points +5')
  expect(words(html)).toContain("Amazing streak! You're earning +5 bonus points for each activity!")
  for (const look of lit) expect(html).toContain(look)
})

test('before that it is not', () => {
  for (const look of lit) expect(shown(40, 2)).not.toContain(look)
})

test('while nothing is known yet, the card keeps its place and says so', () =>
  expect(words(renderToStaticMarkup(<ProgressSkeleton />))).toContain('Loading your progress...'))
