import { expect, type Page } from '@playwright/test'

const somebody = (): string => `ada-${crypto.randomUUID()}@example.org`

/** Signs this browser in without its pages, which have journeys of their own (`sign-in.e2e.ts`). Gives the address. */
export async function signIn({ request }: Page, address = somebody()): Promise<string> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  await request.post('/api/login/email', { headers, form: { email: address, to: '/' } })
  const code = /code is (\d{6})/.exec(await (await request.get('/api/login/email')).text())?.[1]
  const form = { code: code ?? '' }
  const entered = await request.post('/api/login/email/code', { headers, form, maxRedirects: 0 })
  expect(entered.status()).toBe(303)
  return address
}

/** Somebody who has just signed in, at this page. Gives the address. */
export async function openSignedIn(page: Page, path = '/'): Promise<string> {
  const address = await signIn(page)
  await page.goto(path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  return address
}

/** Signs in by the mail that the page of a fresh machine shows, starting at the header. Gives the address. */
export async function signInByMail(page: Page, address = somebody()): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  const code = /code is (\d{6})/.exec(await page.locator('pre').innerText())?.[1]
  await page.getByLabel('Code of six digits').fill(code ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/api/'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // Not only its first words: whatever this page asks for is asked.
  await page.locator('#root[data-viewer]').waitFor({ state: 'detached' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  return address
}
