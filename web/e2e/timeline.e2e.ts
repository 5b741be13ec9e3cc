import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { openKind } from '#web/e2e/opened-kind.ts'
import { button, hearOut, openChat, replies, say } from '#web/e2e/talking.ts'

async function remove(page: Page, row: string, confirmation: string): Promise<void> {
  await page.getByText(row, { exact: true }).first().click()
  await button(page, new RegExp(`^Delete ?${row}`))
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(confirmation, { exact: true }).first()).toBeVisible()
}

test('a message, an exercise, a mood and a whole conversation are deleted where they are told', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'A marmalade morning')
  await hearOut(page)
  await page.request.post('/api/mood-logs', { data: { level: 4, note: 'so so', sessionId: null } })
  await page.request.post('/api/exercises/complete', {
    data: { exerciseId: 'box-breathing', sessionId: null },
  })
  await page.goto('/data')
  await openKind(page, 'Exercises')
  await remove(page, 'You completed Box breathing', 'You deleted a completed exercise')
  await openKind(page, 'Moods')
  await remove(page, 'You logged a mood: 4 of 10', 'You deleted a mood')
  await openKind(page, 'Conversations')
  await remove(page, 'You wrote a message', 'You deleted a message and its reply')
  await remove(page, 'You started a conversation', 'You deleted a conversation')
  await look(page, 'data-deleted', { isWhole: true })
  expect((await (await page.request.get('/api/data/export')).text()).includes('marmalade')).toBe(false)
})

test('of each kind ten are shown, and more when asked for', async ({ page }) => {
  await page.goto('/')
  for (let count = 1; count <= 13; count++)
    await page.request.post('/api/mood-logs', { data: { level: 5, note: `mood ${count}`, sessionId: null } })
  await page.goto('/data')
  await openKind(page, 'Moods')
  const rows = page.getByText('You logged a mood: 5 of 10', { exact: true })
  await expect(rows).toHaveCount(10)
  await button(page, 'Show older').click()
  await expect(rows).toHaveCount(13)
  await expect(button(page, 'Show older')).toHaveCount(0)
})

test('one’s own file adds nothing; a file that is none is told so', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/mood-logs', { data: { level: 7, note: null, sessionId: null } })
  await page.goto('/data')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export JSON' }).click()
  const buffer = await readFile(await (await saved).path())
  const field = page.getByLabel('From another Leeward (JSON)')
  await field.setInputFiles({ name: 'leeward.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('Nothing new: it is all here already.')).toBeVisible()
  await field.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText('This is not an export of Leeward.')).toBeVisible()
  await look(page, 'import', { isWhole: true })
})

test('a part that cannot be loaded says so and can be asked again; the others stand', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/mood-logs', { data: { level: 7, note: null, sessionId: null } })
  await page.route('**/api/consents', (route) => route.fulfill({ status: 500, body: 'Broken.' }))
  await page.goto('/data')
  await openKind(page, 'Moods')
  await expect(page.getByText('You logged a mood: 7 of 10', { exact: true })).toBeVisible()
  const again = button(page, 'Try again').first()
  await expect(again).toBeVisible()
  await look(page, 'data-failed', { isWhole: true })
  await page.unroute('**/api/consents')
  await again.click()
  await expect(page.getByRole('heading', { name: 'Leeward keeps what you do' })).toBeVisible()
})

test('whoever wants nothing kept is told so in the chat, has help and exercises, and can allow it again', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await page.goto('/data')
  await button(page, /^Take it back ?Leeward keeps what you do/).click()
  await expect(page.getByText(/Nothing new is kept\./).first()).toBeVisible()
  await page.goto('/chat')
  const card = page.getByRole('region', { name: 'Nothing is kept' })
  await expect(card).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0)
  await look(page, 'nothing-kept')
  await button(page, 'Allow keeping again').click()
  await expect(card).toHaveCount(0)
  await expect(replies(page)).toHaveCount(1)
  await say(page, 'I am back')
  await hearOut(page, 2)
})
