import type { Locator, Page } from '@playwright/test'
import { expect } from '#web/e2e/fixtures.ts'
import { signIn } from '#web/e2e/signing-in.ts'
import { button } from '#web/e2e/talking.ts'

export const night = {
  title: 'A long night',
  content:
    'I could not sleep. My heart was loud, and I counted it.\n\nThen I made tea and looked at the rain.',
  mood: 3,
  tags: ['sleep', 'health worry'],
}
export const walk = {
  content: 'Walked to the harbour and back. The water was flat and the gulls were busy with something.',
  mood: 8,
  tags: ['walk', 'sea'],
}
export const letter = {
  title: 'What I would tell a friend',
  content: `${'You have been through days like this one, and each of them ended. '.repeat(16)}\n\nSleep now.`,
  mood: 6,
  tags: ['sleep'],
}

type Writing = { title?: string; content: string; mood: number; tags?: string[] }

/** Somebody new, with these entries, the first the oldest, at their journal. */
export async function openJournal(page: Page, ...written: Writing[]): Promise<void> {
  await signIn(page)
  for (const data of written) {
    const answer = await page.request.post('/api/journal', { data })
    expect(answer.ok()).toBe(true)
  }
  await page.goto('/journal')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
}

export const entries = (page: Page): Locator => page.getByRole('main').getByRole('article')
export const entry = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })
export const contentBox = (page: Page): Locator => page.getByRole('textbox', { name: "What's on your mind?" })

/** Opens the form for a new entry and writes into it. */
export async function beginEntry(page: Page, content: string): Promise<void> {
  await button(page, 'New Entry').click()
  await expect(contentBox(page)).toBeFocused()
  await contentBox(page).fill(content)
}
