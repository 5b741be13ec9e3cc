import type { Page } from '@playwright/test'
import { lateOnSaved } from '#infra/testing/late-on-saved.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { entries, openJournal, walk } from '#web/e2e/journaling.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'

const inCrisis = { tier: 'crisis' as const, concerns: ['suicide' as const] }
const crisis = (page: Page) => page.getByRole('dialog', { name: 'You deserve help from a person right now' })

/** Reads a list again until what was found later is in it. */
async function raisedIn(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get(path)).json()))
    .toContain('"raised"')
}

test('what is found in an entry later opens the dialog on its next sight, once', async ({
  page,
  product,
}) => {
  await openJournal(page, walk)
  const [{ id }] = (await (await page.request.get('/api/journal')).json()) as [{ id: string }]
  await expect(crisis(page)).toHaveCount(0)
  await lateOnSaved(product.environment, { kind: 'entry', id, ...inCrisis })
  await raisedIn(page, '/api/journal')
  await page.reload()
  await expect(crisis(page)).toBeVisible()
  await crisis(page).getByRole('button', { name: 'I Understand' }).click()
  await expect(entries(page).getByRole('region', { name: 'Support' })).toContainText('988')
  await look(page, 'journal-raised-later')
  await page.reload()
  await expect(entries(page)).toHaveCount(1)
  await expect(crisis(page)).toHaveCount(0)
})

test('what is found in a note later stands under it on its next sight', async ({ page, product }) => {
  await openSignedIn(page)
  const logged = await page.request.post('/api/mood-logs', { data: { level: 3, note: 'A hard phone call.' } })
  const { id } = (await logged.json()) as { id: string }
  await lateOnSaved(product.environment, { kind: 'note', id, tier: 'care', concerns: ['suicide'] })
  await raisedIn(page, '/api/mood-logs')
  await page.goto('/mood')
  const row = page.getByRole('listitem').filter({ hasText: 'A hard phone call.' })
  await expect(row.getByRole('region', { name: 'Support' })).toContainText('988')
  await expect(crisis(page)).toHaveCount(0)
})
