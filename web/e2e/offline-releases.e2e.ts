import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectOfflinePage, keptAddresses, offlineKept } from '#web/e2e/offline-kept.ts'
import { startReleaseProxy } from '#web/e2e/release-proxy.ts'
import { button, messageBox, sessionBegun } from '#web/e2e/talking.ts'

test.use({ serviceWorkers: 'allow' })

/** A tab looks for a newer build when it is shown again. */
const showAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Somebody who has been at this address before. */
async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/about`)
  await page.evaluate(() => localStorage.setItem('disclaimer-accepted', 'true'))
  await offlineKept(page)
}

test('a newer build is offered, never forced, and loaded when it is wanted', async ({ page, product }) => {
  await using proxy = await startReleaseProxy(product.url)
  await arrive(page, proxy.url)
  await page.goto(`${proxy.url}/chat`)
  await sessionBegun(page)
  await messageBox(page).fill('Half a sentence')
  const notice = page.getByText('A newer Leeward is ready. Load it when it suits you.')
  await showAgain(page)
  await expect(notice).toHaveCount(0)

  proxy.deploy('second')
  await showAgain(page)
  await expect(notice).toBeVisible()
  await expect(messageBox(page)).toBeFocused()
  await expect(messageBox(page)).toHaveValue('Half a sentence')
  await look(page, 'update-offered')
  await button(page, 'Later').click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  proxy.deploy('third')
  await showAgain(page)
  await expect(notice).toBeVisible()
  // Two builds are kept, for tabs that are open still: this one and the one before it.
  expect(Object.keys(await keptAddresses(page)).length).toBe(2)
  // The browser asks because of the words in the box; whoever stays has them still.
  page.once('dialog', (question) => void question.dismiss())
  await button(page, 'Load it').click()
  await expect(messageBox(page)).toHaveValue('Half a sentence')
  await messageBox(page).fill('')
  const loaded = page.waitForEvent('load')
  await button(page, 'Load it').click()
  await loaded
  await page.locator('#root[data-viewer]').waitFor({ state: 'detached' })
  await expect(messageBox(page)).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('where an operator has switched it off, a browser removes all of it', async ({ page, product }) => {
  await using proxy = await startReleaseProxy(product.url)
  await arrive(page, proxy.url)
  proxy.deploy('off')
  await showAgain(page)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  await page.goto(`${proxy.url}/terms`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(left).toEqual([0, 0])
  await page.context().setOffline(true)
  await expect(page.goto(`${proxy.url}/about`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a server that is away behind its proxy is as good as no network, until it is back', async ({
  page,
  product,
}) => {
  await using proxy = await startReleaseProxy(product.url)
  await arrive(page, proxy.url)
  proxy.setAway(true)
  await page.goto(`${proxy.url}/terms`)
  await expectOfflinePage(page)
  await button(page, 'Try again').click()
  await expect(page.getByText('Still out of reach.')).toBeVisible()
  proxy.setAway(false)
  // The page looks by itself, too, and then the same button opens it: one press more could come in that moment.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('You are back.')).toBeVisible()
  await button(page, 'Open Leeward').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
})

/** How large a picture is, as the browser draws it. */
const widthOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src })
    await picture.decode()
    return picture.naturalWidth
  }, url)

// A browser without windows reads the manifest and cannot install: asked for faults it names none, whatever is there.
test('it has all that a browser asks for before it can be installed', async ({ page, product }) => {
  await page.goto('/')
  await offlineKept(page)
  const browser = await page.context().newCDPSession(page)
  const { url, errors, manifest } = await browser.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${product.url}/manifest.webmanifest`, []])
  const here = `${product.url}/`
  expect(manifest).toMatchObject({
    name: 'Leeward: a calm companion',
    display: 'kStandalone',
    preferRelatedApplications: false,
    id: here,
    scope: here,
    startUrl: here,
  })
  const icons = (manifest.icons ?? []).filter(({ type }) => type === 'image/png')
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '192x192', '512x512'])
  for (const icon of icons) expect(`${await widthOf(page, icon.url)}`).toBe(icon.sizes?.split('x')[0])
  // What it starts with opens without a network too.
  await page.context().setOffline(true)
  await page.goto(manifest.startUrl ?? '')
  await expectOfflinePage(page)
})

test('the frame around the page has the colour of the theme from the first paint on', async ({ page }) => {
  const frame = page.locator('meta[name=theme-color]')
  await page.goto('/about')
  const light = await frame.getAttribute('content')
  await button(page, 'Use the dark theme').click()
  const dark = await frame.getAttribute('content')
  expect(dark).not.toBe(light)
  await page.reload()
  await expect(frame).toHaveAttribute('content', dark!)
})
