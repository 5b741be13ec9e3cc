/** What the notice of a newer build says. */

export const ready = 'A newer Leeward is ready. Load it when it suits you.'
export const load = 'Load it'
export const later = 'Later'
