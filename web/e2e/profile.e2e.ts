import { readFile } from 'node:fs/promises'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { openKind } from '#web/e2e/opened-kind.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { openSignedIn, signInByMail } from '#web/e2e/signing-in.ts'
import { button, expectToast, hearOut, newChat, say, sayings } from '#web/e2e/talking.ts'

test('somebody signs in, is called by a name, takes their data along, and deletes it all', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await page.request.post('/api/mood-logs', { data: { level: 7, note: 'after a walk', sessionId: null } })
  await signInByMail(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()

  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByText('No sessions yet. Start a conversation to begin your journey!')).toBeVisible()
  await page.getByLabel('First name').fill(' Ada ')
  await button(page, 'Save name').click()
  await expectToast(page, 'Name saved')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  await look(page, 'profile', { isWhole: true })

  await page.getByRole('main').getByRole('link', { name: 'Your data' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export JSON' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('after a walk')

  await openKind(page, 'Moods')
  await page.getByText('You logged a mood: 7 of 10', { exact: true }).click()
  await button(page, /^Correct ?You logged a mood: 7 of 10/).click()
  await expect(page.getByLabel('Note (optional)')).toHaveValue('after a walk')
  await look(page, 'correct-mood')
  await page.keyboard.press('Escape')

  await button(page, /^Delete ?You logged a mood: 7 of 10/).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This action cannot be undone.')
  await look(page, 'delete-mood')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You deleted a mood', { exact: true })).toBeVisible()
  await expect(page.getByText('the words are deleted')).toBeVisible()

  await page.getByRole('radio', { name: 'Now' }).check()
  await button(page, 'Delete my account').click()
  await look(page, 'delete-account')
  await button(page, 'Delete everything now').click()
  await expect(page.getByRole('heading', { level: 1, name: 'It is deleted' })).toBeVisible()
  await expect(page.getByText('Keys destroyed')).toBeVisible()
  await look(page, 'receipt')
  await expectReachable(page, 'receipt')
  await page.reload()
  await expect(page.getByText('Keys destroyed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByText('Your Personal Wellness Companion')).toBeVisible()
})

test('an earlier conversation is opened, taken along and deleted from the history', async ({ page }) => {
  await openSignedIn(page, '/profile')
  await expect(page.getByText('No sessions yet.')).toBeVisible()
  const history = page.getByRole('region', { name: 'Session History' }).last()

  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await say(page, 'The first of two talks.')
  await hearOut(page)
  await newChat(page)
  await expect(sayings(page)).toHaveCount(0)
  await say(page, 'The second of two talks.')
  await hearOut(page)

  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(history.getByText('Active')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Conversations' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Active' })).toHaveCount(2)
  await look(page, 'conversations')
  await page.goBack()
  await history.getByRole('button', { name: /^Open/ }).last().click()
  await expect(page).toHaveURL('/chat')
  await expect(sayings(page)).toHaveCount(1)
  await expect(sayings(page)).toContainText('The first of two talks.')
  const saved = page.waitForEvent('download')
  await button(page, 'Export JSON').click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('The first of two talks.')
  await say(page, 'And on it goes.')
  await hearOut(page, 2)

  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await history
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Delete this whole conversation?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(history.getByText('Active')).toHaveCount(2)
  await history
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(history.getByText('Active')).toHaveCount(1)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page.getByText('You can start anywhere.')).toBeVisible()
})

test('many conversations are all counted, and come a page at a time', async ({ page }) => {
  await openSignedIn(page)
  for (let count = 1; count <= 53; count++) await page.request.post('/api/session/new', { data: {} })
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Total Sessions' })).toContainText('53')
  const history = page.getByRole('region', { name: 'Session History' }).last()
  await expect(history.getByRole('listitem')).toHaveCount(50)
  const showOlder = history.getByRole('button', { name: 'Show older' })
  await showOlder.press('Enter')
  await expect(history.getByRole('listitem')).toHaveCount(53)
  await expect(showOlder).toHaveCount(0)
  await expect(history).toBeFocused()
})

test('an account that is leaving is hidden, and can be kept after all', async ({ page }) => {
  const address = await openSignedIn(page, '/data')
  await button(page, 'Delete my account').click()
  await button(page, 'Delete in 7 days').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeVisible()

  await signInByMail(page, address)
  const leaving = page.getByRole('heading', { level: 1, name: /will be deleted on/ })
  for (const path of ['/', '/chat', '/profile']) {
    await page.goto(path)
    await expect(leaving).toBeVisible()
  }
  await look(page, 'leaving')
  await expectReachable(page, 'leaving')
  await button(page, 'Keep my account').click()
  await expect(page.getByRole('heading', { name: 'Session History' })).toBeVisible()
  await expect(page.getByText('You kept your account', { exact: true }).first()).toBeVisible()
})

test('whoever logs out on the profile is a visitor again', async ({ page }) => {
  await openSignedIn(page, '/profile')
  await button(page, 'Logout').click()
  await expectToast(page, 'Logged out')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Your Personal Wellness Companion')).toBeVisible()
})

test('a browser that is signed out from elsewhere is out at once', async ({ page, browser }) => {
  const address = await openSignedIn(page)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/')
  await other.evaluate(() => localStorage.setItem('disclaimer-accepted', 'true'))
  await signInByMail(other, address)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expect(button(page, /^Sign out of (?!this browser)/)).toHaveCount(1)
  await look(page, 'browsers', { isWhole: true })
  await button(page, /^Sign out of (?!this browser)/).click()
  await expectToast(page, 'Signed out there')
  await other.goto('/profile')
  await expect(other.getByText('Not Logged In')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await other.context().close()
})
