import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectOfflinePage, keptAddresses, keptText, offlineKept } from '#web/e2e/offline-kept.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button, hearOut, messageBox, needHelp, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

test.use({ serviceWorkers: 'allow' })

const dialog = (page: Page) => page.getByRole('dialog')

/** Somebody who has been here before, and has no network now. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto('/about')
  await offlineKept(page)
  await page.context().setOffline(true)
  await page.goto(path)
  await expectOfflinePage(page)
}

test('without a network every address opens the help lines and exercises that work', async ({ page }) => {
  await openOffline(page, '/')
  for (const path of ['/exercises', '/chat']) {
    await page.goto(path)
    await page.reload()
    await expectOfflinePage(page)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('link', { name: 'Call 988' }).first()).toHaveAttribute('href', 'tel:988')
  }
  await look(page, 'offline-page', { isWhole: true })
  await expectReachable(page, 'offline-page')
  await needHelp(page).click()
  await expect(dialog(page).getByRole('link', { name: /Call or Text 988/ })).toBeVisible()
  await page.keyboard.press('Escape')

  const exercise = page.getByRole('region', { name: 'Longer exhale' })
  await exercise.getByRole('button', { name: 'Start Exercise' }).click()
  await look(page, 'offline-exercise')
  for (const step of await exercise.getByRole('checkbox').all()) await step.check()
  await button(page, 'Mark Complete').click()
  await expect(exercise.getByText('Completed', { exact: true })).toBeVisible()
  await page.getByText('More exercises').click()
  await expect(button(page, 'Start Exercise')).toHaveCount(31)
})

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  test('the lines of the country are there without a network, and its words are heard', async ({ page }) => {
    await openOffline(page, '/chat')
    await expect(page.getByRole('link', { name: 'Call 0800 111 0 111' }).first()).toBeVisible()
    await messageBox(page).fill('Ich will mich heute Nacht umbringen.')
    await button(page, 'Send when I am back').click()
    await expect(dialog(page).getByRole('link', { name: 'Call 0800 111 0 111' })).toBeVisible()
  })
})

test('words in a crisis open help without a network, and nothing of them is kept', async ({ page }) => {
  await openOffline(page, '/chat')
  await messageBox(page).fill('I am going to kill myself tonight')
  await button(page, 'Send when I am back').click()
  await expect(dialog(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
  await look(page, 'offline-crisis')
  await button(page, 'I Understand').click()
  await expect(page.getByRole('region', { name: 'Support' })).toBeVisible()
  await look(page, 'offline-written', { isWhole: true })
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('kill')
  expect(await keptText(page)).not.toContain('kill myself tonight')
})

test('what is written without a network is sent once when there is one, in its order', async ({ page }) => {
  await openChat(page)
  await say(page, 'Before the tunnel')
  await hearOut(page)
  await offlineKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await expectOfflinePage(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat') sent.push(request.postDataJSON().message)
  })
  for (const words of ['In the tunnel', 'Still in it']) {
    await messageBox(page).fill(words)
    await button(page, 'Send when I am back').click()
  }
  await expect(page.getByText('Waiting for a network. It is sent once you are back.')).toHaveCount(2)
  expect(sent).toEqual([])
  await page.context().setOffline(false)
  await expect(page.getByText('You are back. What you wrote was sent.')).toBeVisible()
  await look(page, 'offline-sent', { isWhole: true })
  await page.getByRole('link', { name: 'See the reply' }).click()
  await expect(sayings(page)).toHaveText(['Before the tunnel', 'In the tunnel', 'Still in it'])
  await hearOut(page, 3)
  await expect(replies(page)).toHaveCount(3)
  expect(sent).toEqual(['In the tunnel', 'Still in it'])
})

test('nothing that a person has said or read is kept, before and after they sign out', async ({ page }) => {
  const address = await openSignedIn(page, '/about')
  await openChat(page)
  await say(page, 'My sister is called Marigold')
  await hearOut(page)
  await offlineKept(page)
  for (const path of ['/journal', '/mood', '/profile', '/']) await page.goto(path)
  const kept = Object.values(await keptAddresses(page)).flat()
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => !/^\/(assets\/.+|offline|first\.js)$/.test(path))).toEqual([])
  for (const words of ['Marigold', address]) expect(await keptText(page)).not.toContain(words)

  await page.goto('/api/logout')
  await page.context().setOffline(true)
  await page.goto('/journal')
  await expectOfflinePage(page)
  await expect(page.getByText(address)).toHaveCount(0)
})
