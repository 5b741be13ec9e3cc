import { expect, test } from 'vitest'
import { countriesWithLines } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { countryAt } from '#web/safety/country-at.ts'
import { countryOfTimeZone } from '#web/safety/time-zones.ts'

test.each([
  ['Europe/Berlin', 'de-DE', 'DE'],
  ['Europe/Berlin', 'en-US', 'DE'],
  ['America/New_York', 'de-DE', 'US'],
  ['America/Indiana/Knox', 'en', 'US'],
  ['America/Argentina/Salta', 'en-US', 'AR'],
  ['Asia/Calcutta', 'en-US', 'IN'],
  ['Asia/Kolkata', 'en-US', 'IN'],
  ['Europe/Sofia', 'en-US', 'ZZ'],
  ['America/Caracas', 'en-US', 'ZZ'],
  ['UTC', 'en-GB', 'GB'],
  ['Etc/GMT+3', 'fr-CA', 'CA'],
  ['', 'de', 'DE'],
  ['UTC', 'not a language', 'ZZ'],
])(
  'with the clock of %s and the language %j the help lines are those of %s',
  (timeZone, language, country) => {
    expect(countryAt(timeZone, language)).toBe(country)
  },
)

test('every time zone that a country with help lines keeps leads to it', () => {
  for (const country of countriesWithLines(registry)) {
    const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? []
    expect(zones.length, country).toBeGreaterThan(0)
    for (const zone of zones) expect(countryOfTimeZone(zone), zone).toBe(country)
  }
})

test('no time zone leads to a country that keeps another', () => {
  const known = new Set(countriesWithLines(registry))
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const country = countryOfTimeZone(zone)
    if (country === null || country === 'ZZ') continue
    expect(known).toContain(country)
    expect(new Intl.Locale(`und-${country}`).getTimeZones(), zone).toContain(zone)
  }
})
