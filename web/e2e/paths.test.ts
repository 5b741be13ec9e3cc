import { expect, test } from 'vitest'
import { everyPath, patterns } from '#web/e2e/paths.ts'
import { pages } from '#web/pages.tsx'

test('the journeys know every path of the route table', () => {
  expect(new Set(patterns)).toEqual(new Set(pages.map(({ path }) => path)))
  expect(everyPath).toHaveLength(patterns.length - 1)
})
