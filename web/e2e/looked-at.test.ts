import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patterns } from '#web/e2e/paths.ts'

const web = new URL('../', import.meta.url).pathname
const read = (pattern: string) =>
  globSync(pattern, { cwd: web }).map((name) => [name, readFileSync(web + name, 'utf8')] as const)
const journeys = read('e2e/*.e2e.ts')
  .map(([, source]) => source)
  .join('\n')

/** Under which names `look` has each page before it: in both themes, with axe. */
const pages: Record<string, string[]> = {
  '/ui': ['ui'],
  '/': ['landing', 'home-fresh', 'home-asked', 'home-full', 'home-failed', 'home-loading'],
  '/home': ['home-full'],
  '/chat': ['chat-empty', 'conversation', 'chat-signed-in', 'message-failed', 'consent', 'nothing-kept'],
  '/journal': ['journal-empty', 'journal-list', 'journal-failed', 'journal-reflection'],
  '/mood': ['mood-empty', 'mood-two-weeks', 'mood-table', 'mood-not-loaded', 'mood-signed-out'],
  '/exercises': ['exercises', 'exercises-moment'],
  '/exercises/:exercise': ['exercise', 'exercise-breath', 'exercise-step'],
  '/helps': ['helps', 'helps-empty'],
  '/for-my-therapist': ['for-therapist', 'for-therapist-chosen'],
  '/check-ins': ['check-ins', 'check-in-answering', 'check-in-line', 'check-in-plainly'],
  '/plan': ['plan', 'plan-part'],
  '/profile': ['profile', 'browsers'],
  '/conversations': ['conversations'],
  '/data': ['data', 'data-empty', 'data-failed', 'daylio', 'import', 'remembered', 'remembered-off'],
  '/settings': ['settings', 'settings-exit'],
  '/about': ['about'],
  '/privacy': ['privacy'],
  '/terms': ['terms'],
  '/safety': ['safety'],
  '/receipts/:receipt': ['receipt'],
  '*': ['landing', 'not-found', 'leaving', 'page-fault'],
}

/** The same of each part that opens over a page, by the file that it stands in. */
const parts: Record<string, string[]> = {
  'your-data/correct-mood.tsx': ['correct-mood'],
  'your-data/delete-everything.tsx': ['delete-account', 'delete-everything'],
  'your-data/remembered-lines.tsx': ['delete-remembered'],
  'your-data/removal-dialog.tsx': ['delete-mood'],
  'journal/delete-entry.tsx': ['journal-delete'],
  'journal/entry-dialog.tsx': ['journal-new', 'journal-edit', 'journal-throw-away', 'journal-not-saved'],
  'sessions/title-dialog.tsx': ['title'],
  'journal/entry-reading.tsx': ['journal-read'],
  'safety/crisis-dialog.tsx': ['crisis-dialog', 'emergency-dialog', 'journal-crisis'],
  'consent/disclosure-dialog.tsx': ['disclosure'],
  'safety/support-dialog.tsx': ['support-dialog', 'support-early'],
  'shell/account-shell.tsx': ['sidebar-drawer', 'sidebar-collapsed'],
}

/** Read from a list, in the journey that opens them one after the other. */
const fromList = /look\(page, path\.slice\(1\)/.test(journeys) ? ['about', 'privacy', 'terms'] : []
const isLookedAt = (name: string) =>
  fromList.includes(name) || new RegExp(`look\\(\\w+, '${name}'`).test(journeys)

test('every page and every dialog has its place in this list', () => {
  expect(new Set(Object.keys(pages))).toEqual(new Set(patterns))
  const opening = read('*/*.tsx')
    .filter(([name]) => !name.startsWith('ui/'))
    .filter(([, source]) => /<(Dialog|BareDialog|ConfirmDialog|Drawer)\b/.test(source))
    .map(([name]) => name)
  expect(new Set(Object.keys(parts))).toEqual(new Set(opening))
})

test.each([...Object.entries(pages), ...Object.entries(parts)])(
  '%s is looked at in a journey',
  (_, names) => {
    expect(names.filter((name) => !isLookedAt(name))).toEqual([])
  },
)
