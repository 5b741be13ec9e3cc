import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectOfflinePage, keptAddresses, keptText, offlineKept } from '#web/e2e/offline-kept.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button, hearOut, messageBox, needHelp, openChat, replies, say, sayings } from '#web/e2e/talking.ts'
import { expectFocusAfterUse } from '#web/e2e/using.ts'

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
  await page.reload()
  await expectOfflinePage(page)
  await expectFocusAfterUse(page, { path: '/chat', within: 'body' })
})

/** What each icon says of its size, and what the file has; what cannot be had has none. */
const iconSizes = (page: Page, icons: { src: string; sizes: string }[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src, sizes }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
          return [src, sizes, `${width}x${height}`]
        }),
      ),
    icons,
  )

test('the browser finds nothing that keeps the page from being installed, and it starts without a network', async ({
  page,
}) => {
  await page.goto('/about')
  await offlineKept(page)
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Each journey has a window of its own kind, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { data, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { start_url, scope, icons, theme_color, display } = JSON.parse(data!)
  expect([scope, display]).toEqual(['/', 'standalone'])
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', theme_color)
  const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png')
  for (const [src, said, size] of await iconSizes(page, pictures)) expect(size, src).toBe(said)
  const purposes = pictures.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`)
  for (const wanted of ['any 192x192', 'any 512x512', 'maskable 512x512']) expect(purposes).toContain(wanted)
  await page.context().setOffline(true)
  expect((await page.goto(start_url))?.status()).toBe(200)
  await expectOfflinePage(page)
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
