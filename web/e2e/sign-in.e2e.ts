import type { Page } from '@playwright/test'
import { servers } from '#infra/testing/e2e-servers.ts'
import {
  startProductWithProviders,
  type ProductWithProviders,
} from '#infra/testing/product-with-providers.ts'
import { expect, look, test as base } from '#web/e2e/fixtures.ts'
import { expectReachable } from '#web/e2e/reaching.ts'

const test = base.extend<object, { ways: ProductWithProviders }>({
  ways: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      await using ways = await startProductWithProviders(servers.find().database)
      await use(ways)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ ways }, use) => use(ways.product),
})

const userIn = async (page: Page) => {
  const answer = await page.request.get('/api/auth/user')
  return answer.ok() ? ((await answer.json()) as { firstName: string | null; email: string | null }) : null
}

test('every provider leads in, and back to the page where the person was', async ({ page, ways }) => {
  await page.goto('/')
  await expect(page.getByText('You can sign in with Google, GitHub, The <Realm> or email.')).toBeVisible()
  ways.google.behaviour.person = {
    sub: 'g-1',
    given_name: 'Ada',
    email: 'ada@example.org',
    email_verified: true,
  }
  ways.realm.behaviour.person = { sub: 'r-1', given_name: 'Grace' }
  ways.hub.behaviour.person = { id: 7, login: 'alan', name: null, emails: [] }
  for (const [button, name] of [
    ['Continue with Google', 'Ada'],
    ['Continue with GitHub', 'alan'],
    ['Continue with The <Realm>', 'Grace'],
  ] as const) {
    await page.goto('/about')
    await page.evaluate(() => location.assign('/api/login'))
    await page.getByRole('link', { name: button }).click()
    await expect(page).toHaveURL('/about')
    expect(await userIn(page)).toMatchObject({ firstName: name })

    await page.evaluate(() => location.assign('/api/logout'))
    await expect(page).toHaveURL('/about')
    expect(await userIn(page)).toBeNull()
  }

  // Of whom a provider tells neither a name nor an address, the page knows none.
  ways.realm.behaviour.person = { sub: 'r-2' }
  await page.goto('/api/login')
  await page.getByRole('link', { name: 'Continue with The <Realm>' }).click()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'You', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('U', { exact: true })).toBeVisible()
})

test('without scripts, by the code or the link of the mail', async ({ browser, product, ways }) => {
  for (const way of ['code', 'link'] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
    const page = await context.newPage()
    const address = `ada-by-${way}@example.org`
    await page.goto('/api/login?to=/terms')
    await page.getByLabel('E-mail address').fill(address)
    await page.getByRole('button', { name: 'Send me a link and a code' }).click()
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    await expect(page.getByText(address)).toBeVisible()

    const [mail] = await ways.mail.mailsTo(address)
    if (way === 'code') {
      await page.getByLabel('Code of six digits').fill('000000' === mail!.code ? '000001' : '000000')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toHaveText('This is not the code of the mail. Please look again.')
      await page.getByLabel('Code of six digits').fill(mail!.code)
    } else {
      // A scanner was there first.
      await fetch(mail!.link)
      await page.goto(mail!.link)
    }
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/terms')
    expect(await userIn(page)).toMatchObject({ email: address })
    await context.close()
  }
})

test('a link of another site signs nobody out before they have agreed', async ({ page, ways }) => {
  ways.google.behaviour.person = { sub: 'g-2', given_name: 'Ada' }
  await page.goto('/api/login/google')
  expect(await userIn(page)).not.toBeNull()
  const here = new URL(page.url()).origin
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${here}/api/logout">A kitten</a>` }),
  )
  await page.goto('http://elsewhere.example/')
  await page.getByRole('link', { name: 'A kitten' }).click()
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await look(page, 'sign-out')
  expect(await userIn(page)).not.toBeNull()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await userIn(page)).toBeNull()
})

test('the pages of signing in look calm, by day and in the evening', async ({ page, ways }) => {
  await page.goto('/api/login')
  await expect(page.getByRole('link', { name: 'Call or text 988' })).toBeVisible()
  await look(page, 'sign-in')
  await expectReachable(page, 'sign-in', { isBare: true })
  await page.getByLabel('E-mail address').fill('grace@example.org')
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  await expect(page.getByLabel('Code of six digits')).toBeVisible()
  await look(page, 'sign-in-code')
  await expectReachable(page, 'sign-in-code', { isBare: true })
  const [mail] = await ways.mail.mailsTo('grace@example.org')
  await page.getByLabel('Code of six digits').fill(mail!.code === '123456' ? '654321' : '123456')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'sign-in-wrong-code')
  await page.goto(mail!.link.replace(/key=[^&]+/, 'key=none'))
  await look(page, 'sign-in-link')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(({ search }) => search === '')
  await look(page, 'sign-in-refused')
  await expectReachable(page, 'sign-in-refused', { isBare: true })
})
