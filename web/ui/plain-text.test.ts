import { expect, test } from 'vitest'
import { plainText } from '#web/ui/plain-text.ts'

test.each([
  ['Yes, **one breath** at a *time*.', 'Yes, one breath at a time.'],
  ['# Now\n\n- in\n- out', 'Now in out'],
  ['[NHS](https://www.nhs.uk) helps', 'NHS helps'],
  ['It is 5 - 4 - 3', 'It is 5 - 4 - 3'],
])('%j is read as %j', (given, read) => expect(plainText(given)).toBe(read))
