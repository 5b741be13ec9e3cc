import { expect, test } from 'vitest'
import { keepsItNear, saysTheyOrder, setsOut } from '#domain/safety/flow/orders.ts'

test.each([
  "they're telling me to go next door and sort it out",
  'theyre saying i have to burn it',
  'the voice tells me to hurt him',
  'he keeps telling me to jump',
])('“%s” is an order', (text) => expect(saysTheyOrder(text)).toBe(true))
test.each(['they say hello', 'they told me to call the doctor', 'they are loud'])('“%s” is none', (text) =>
  expect(saysTheyOrder(text)).toBe(false),
)

test.each([
  'ive got my shoes on',
  'im going round there',
  'i am at the door',
  "i'm going to sort him",
  'ive got a hammer',
])('“%s” is setting out', (text) => expect(setsOut(text)).toBe(true))
test.each(["i'm not going over", 'i took my shoes off', 'im going to bed', 'i am scared'])(
  '“%s” is not',
  (text) => expect(setsOut(text)).toBe(false),
)

test.each(['ok i put them back in the box. shaking', 'i put it down', 'put them away'])(
  '“%s” is still near',
  (text) => expect(keepsItNear(text)).toBe(true),
)
test.each([
  'i gave them to my mum',
  'i put them back and gave the box to my sister',
  'should i put it back?',
])('“%s” is not', (text) => expect(keepsItNear(text)).toBe(false))
