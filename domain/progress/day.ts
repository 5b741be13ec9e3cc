const formatters = new Map<string, Intl.DateTimeFormat>()

// Zone names come from callers in any spelling, so the cache must have an end.
const mostFormatters = 1_000

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  if (formatters.size >= mostFormatters) formatters.clear()
  formatters.set(timeZone, formatter)
  return formatter
}

/** Whether the platform knows this IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name)
    return true
  } catch {
    return false
  }
}

/** The calendar day (YYYY-MM-DD) that an ISO instant falls on in a time zone; in UTC when the zone is unknown. */
export function dayOf(at: string, timeZone: string): string {
  const parts = formatterFor(isTimeZone(timeZone) ? timeZone : 'UTC').formatToParts(new Date(at))
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The ISO instant at which it is so late (`20:15`) on a calendar day in a time zone. */
export const instantAt = (day: string, time: string, timeZone: string): string =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds,
  ).toISOString()

const dayInMs = 86_400_000

/** Calendar days counted through, so that neighbours differ by one whatever clocks do: 1970-01-01 is 0. */
export const dayNumber = (day: string): number => Date.parse(day) / dayInMs
