import { expect, test } from 'vitest'
import { safeLink } from '#web/ui/safe-link.ts'

test.each([
  ['https://www.nhs.uk/mental-health/', 'https://www.nhs.uk/mental-health/', 'www.nhs.uk'],
  ['https://example.org:8443/a', 'https://example.org:8443/a', 'example.org:8443'],
  ['tel:988', 'tel:988', '988'],
  ['tel:+1-800-273-8255', 'tel:+1-800-273-8255', '+1-800-273-8255'],
  ['sms:741741?body=HOME', 'sms:741741?body=HOME', '741741'],
])('%s may be followed, and says where it leads', (given, href, place) => {
  expect(safeLink(given)).toEqual({ href, place })
})

test.each([
  [undefined],
  [''],
  ['http://example.org'],
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  ['data:text/html,hello'],
  ['mailto:someone@example.org'],
  ['/api/logout'],
  ['//example.org'],
  ['tel:alert(1)'],
  ['sms:'],
])('%s may not be followed', (given) => {
  expect(safeLink(given)).toBeNull()
})
