/** Who looks: for the first time, having been here, or signed in with something to show. */
export type Viewer = 'newcomer' | 'visitor' | 'person'

export type PageToMeasure = { name: string; path: string; viewer: Viewer }

export const pages: PageToMeasure[] = [
  { name: 'landing', path: '/', viewer: 'visitor' },
  { name: 'landing, first visit', path: '/', viewer: 'newcomer' },
  { name: 'chat', path: '/chat', viewer: 'visitor' },
  { name: 'about', path: '/about', viewer: 'visitor' },
  { name: 'privacy', path: '/privacy', viewer: 'visitor' },
  { name: 'safety', path: '/safety', viewer: 'visitor' },
  { name: 'home, signed in', path: '/', viewer: 'person' },
  { name: 'chat, signed in', path: '/chat', viewer: 'person' },
  { name: 'journal, signed in', path: '/journal', viewer: 'person' },
  { name: 'mood, signed in', path: '/mood', viewer: 'person' },
  { name: 'profile, signed in', path: '/profile', viewer: 'person' },
]
