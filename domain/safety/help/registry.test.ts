import { expect, test } from 'vitest'
import { helpLine } from '#domain/safety/help/help-line-schema.ts'
import { kinds } from '#domain/safety/help/help-line.ts'
import { elsewhere } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { aboutLine, waysTo } from '#domain/safety/help/say-line.ts'

const lines = [...registry, ...elsewhere]

test.each(registry.map((line) => [`${line.country} ${line.name}`, line] as const))(
  '%s is whole',
  (_, line) => {
    expect(helpLine.parse(line)).toEqual(line)
  },
)

test('every line can be opened on a phone or in a browser', () => {
  for (const { href } of lines.flatMap(waysTo))
    expect(href).toMatch(/^(tel:[+*]?\d+|sms:\+?\d+(\?body=[A-Z]+)?|https:\/\/[^\s/]+\S*)$/)
  expect(registry.filter((line) => waysTo(line).length === 0)).toEqual([])
})

test('what is to be pressed stands on the button', () => {
  const labels = registry.filter(({ press }) => press !== null).flatMap((line) => waysTo(line)[0]!.label)
  expect(labels).toContain('Call 079, then press 1')
  expect(labels.length).toBe(6)
})

test('no line is there twice, and each kind is somewhere', () => {
  const names = registry.map(({ country, name }) => `${country} ${name}`)
  expect(names).toEqual([...new Set(names)])
  const found = new Set(lines.flatMap((line) => line.kinds))
  expect([...found].toSorted()).toEqual(kinds.toSorted())
})

test('hours that are not known are never said to be all day', () => {
  const unknown = registry.filter(({ hours }) => hours === 'See the site')
  expect(unknown.length).toBeGreaterThan(10)
  for (const line of unknown) {
    expect(aboutLine(line)).not.toContain('24/7')
    expect(aboutLine(line)).toMatch(/hours: see its site\./i)
  }
})

test('what is said of a line has its number, its hours and its note', () => {
  const about = (name: string) => aboutLine(registry.find((line) => line.name === name)!)
  expect(about('988 Suicide & Crisis Lifeline')).toBe(
    'Call or text 988. United States, free, 24/7. Press 2 for Spanish.',
  )
  expect(about('Veterans Crisis Line')).toBe('Call 988, then press 1, or text 838255. 24/7.')
  expect(aboutLine(registry.find(({ country }) => country === 'US')!)).toBe(
    'Call 911 or go to your nearest emergency room.',
  )
})
