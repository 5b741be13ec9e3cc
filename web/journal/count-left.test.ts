import { expect, test } from 'vitest'
import { countLeft } from '#web/journal/count-left.tsx'

test.each([
  [20_000, 20_000, null],
  [500, 20_000, null],
  [499, 20_000, '499 letters left'],
  [1, 20_000, '1 letter left'],
  [0, 20_000, '0 letters left'],
  [-1, 20_000, 'This is 1 letter too long to save. You could make it two entries.'],
  [20, 200, null],
  [19, 200, '19 letters left'],
  [-3, 200, 'This is 3 letters too long to save.'],
])('with %i of %i left it says %j', (left, limit, said) => expect(countLeft(left, limit)).toBe(said))
