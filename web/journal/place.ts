import { navigate } from 'wouter/use-browser-location'

/** What the address says of the journal: that an entry is written, put into other words, or read. Null: all of them. */
export type Place = { what: 'write' } | { what: 'edit' | 'read'; id: string } | null

const journal = '/journal'

export const addressOf = (place: Place): string => {
  if (place === null) return journal
  return place.what === 'write' ? `${journal}?write` : `${journal}?${place.what}=${place.id}`
}

export function placeIn(search: string): Place {
  const asked = new URLSearchParams(search)
  if (asked.has('write')) return { what: 'write' }
  for (const what of ['edit', 'read'] as const) {
    const id = asked.get(what)
    if (id) return { what, id }
  }
  return null
}

export const goTo = (place: Place): void => navigate(addressOf(place))
/** So that going back does not lead to a form that was closed. */
export const goInstead = (place: Place): void => navigate(addressOf(place), { replace: true })
