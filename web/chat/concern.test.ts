import { expect, test } from 'vitest'
import { opensDialog } from '#web/chat/concern.ts'

test.each([
  ['crisis', 'none', true],
  ['crisis', 'care', true],
  ['emergency', 'crisis', true],
  ['crisis', 'crisis', false],
  ['crisis', 'emergency', false],
  ['emergency', 'emergency', false],
  ['care', 'none', false],
  ['none', 'none', false],
] as const)('at %s, with %s already shown, the dialog opens: %s', (tier, shown, opens) => {
  expect(opensDialog(tier, shown)).toBe(opens)
})
