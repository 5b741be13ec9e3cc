import { expect, keepPicture, look, test } from '#web/e2e/fixtures.ts'
import {
  beginEntry,
  contentBox,
  entries,
  entry,
  letter,
  night,
  openJournal,
  walk,
} from '#web/e2e/journaling.ts'
import { passMidnight } from '#web/e2e/pass-midnight.ts'
import { button, later } from '#web/e2e/talking.ts'

test('what was written can be found again, by words and by tags', async ({ page }) => {
  await openJournal(page, letter, walk, night)
  await expect(entries(page)).toHaveCount(3)
  await expect(entries(page).first()).toHaveAccessibleName('A long night')
  const friend = entry(page, 'What I would tell a friend')
  await expect(friend).not.toContainText('Sleep now.')
  await friend.getByRole('button', { name: 'Read all' }).click()
  await expect(friend).toContainText('Sleep now.')
  await friend.getByRole('button', { name: 'Show less' }).click()
  await expect(friend).not.toContainText('Sleep now.')

  // Opened, it is read; put into other words it is one press further, and each has an address.
  await friend.getByRole('link').click()
  const read = page.getByRole('dialog', { name: 'What I would tell a friend' })
  await expect(read).toContainText('Sleep now.')
  await look(page, 'journal-read')
  await page.reload()
  await read.getByRole('button', { name: 'Edit' }).click()
  await expect(contentBox(page)).toHaveValue(letter.content)
  const allAsked = page.waitForResponse('**/api/help-lines')
  await page.reload()
  await expect(contentBox(page)).toHaveValue(letter.content)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/journal')

  // Parts of the page may still arrive; of the server nothing is asked once it gave the help lines, the last of all.
  await allAsked
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  const search = page.getByRole('searchbox', { name: 'Search your journal' })
  await search.fill('HARBOUR gulls')
  await expect(page.getByText('1 of 3 entries')).toBeVisible()
  await expect(entries(page)).toHaveCount(1)
  await button(page, 'Clear the search').click()
  await expect(search).toBeFocused()
  await button(page, 'sleep').click()
  await expect(page.getByText('2 of 3 entries')).toBeVisible()
  await search.fill('nothing like this')
  await expect(page.getByText('0 of 3 entries')).toBeVisible()
  await look(page, 'journal-nothing-found')
  await button(page, 'Show all entries').click()
  await expect(entries(page)).toHaveCount(3)
  expect(asked).toEqual([])
  expect(new URL(page.url()).search).toBe('')
})

test('a journal is a page to read', async ({ page }) => {
  await openJournal(page, letter, walk, night)
  // Written over some weeks, as a journal is, and read where those are two months.
  await page.clock.setFixedTime('2026-11-21T16:30:00-05:00')
  await page.route('**/api/journal', async (route) => {
    const answer = await route.fetch()
    const written = (await answer.json()) as object[]
    const times = ['2026-11-21T20:12:00Z', '2026-11-17T01:30:00Z', '2026-10-12T14:05:00Z']
    const moved = written.map((one, index) => ({ ...one, createdAt: times[index] }))
    await route.fulfill({ response: answer, json: moved })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
  await look(page, 'journal-list', { isWhole: true })
  await button(page, 'sleep').click()
  await expect(page.getByText('2 of 3 entries')).toBeVisible()
  await look(page, 'journal-search')
})

test('a long journal comes a page at a time, and reading goes on at the next entry', async ({ page }) => {
  const many = Array.from({ length: 45 }, (_, index) => ({ ...walk, title: `Entry ${index + 1}` }))
  await openJournal(page, ...many)
  await expect(entries(page)).toHaveCount(20)
  await page.route('**/api/journal?*', (route) => route.abort(), { times: 1 })
  await button(page, 'Show older').click()
  await expect(page.getByText('The older ones could not be loaded.')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(entries(page)).toHaveCount(40)
  await expect(entry(page, 'Entry 25')).toBeFocused()
  await button(page, 'Show older').click()
  await expect(entries(page)).toHaveCount(45)
  await expect(entry(page, 'Entry 5')).toBeFocused()
  await expect(button(page, 'Show older')).toHaveCount(0)
})

test('in a long journal the server finds what is not here, and what is looked for is in no address', async ({
  page,
}) => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...walk, title: `Entry ${index + 1}` }))
  await openJournal(page, night, ...many)
  await expect(entries(page)).toHaveCount(20)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const search = page.getByRole('searchbox', { name: 'Search your journal' })
  await search.fill('heart RAIN')
  await expect(page.getByText('1 of 31 entries')).toBeVisible()
  await expect(entry(page, 'A long night')).toBeVisible()
  await expect(entries(page)).toHaveCount(1)
  await look(page, 'journal-found')
  await button(page, 'Clear the search').click()
  await expect(entries(page)).toHaveCount(20)
  await button(page, 'health worry').click()
  await expect(entry(page, 'A long night')).toBeVisible()
  await button(page, 'health worry').click()
  await search.fill('harbour')
  await expect(page.getByText('20 entries found so far')).toBeVisible()
  await button(page, 'Show older').click()
  await expect(page.getByText('30 of 31 entries')).toBeVisible()
  expect(asked.filter((url) => /heart|rain|harbour|worry/i.test(url))).toEqual([])

  await search.fill('no such words')
  await expect(page.getByText('No entry has all of that')).toBeVisible()
  await page.route('**/api/journal/search', (route) => route.abort(), { times: 1 })
  await search.fill('gulls')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(page.getByText('20 entries found so far')).toBeVisible()
})

test('what is saved in a long journal is shown at once, and the journal is not read again', async ({
  page,
}) => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...walk, title: `Entry ${index + 1}` }))
  await openJournal(page, ...many)
  await button(page, 'Show older').click()
  await expect(entries(page)).toHaveCount(25)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname === '/api/journal') asked.push(pathname)
  })
  await beginEntry(page, 'A new day.')
  await button(page, 'Save Entry').click()
  await expect(entries(page)).toHaveCount(26)
  await expect(entries(page).first()).toContainText('A new day.')
  await button(page, 'Delete Entry 3').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(entries(page)).toHaveCount(25)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByText('A new day.')).toBeVisible()
})

test('a page that stays open over midnight says yesterday of what was today', async ({ page }) => {
  await page.clock.install()
  await openJournal(page, walk)
  const time = entry(page, 'Untitled Entry').getByRole('time')
  await expect(time).toHaveText(/^Today, /)
  await passMidnight(page)
  await expect(time).toHaveText(/^Yesterday, /)
})

test('while the journal is fetched, the page says so', async ({ page }) => {
  const answer = later()
  await page.route('**/api/journal', async (route) => {
    if (route.request().method() === 'GET') await answer.until
    await route.continue()
  })
  await openJournal(page, walk)
  await expect(page.getByText('Loading your journal...')).toBeVisible()
  await look(page, 'journal-loading')
  answer.now()
  await expect(entries(page)).toHaveCount(1)
})

test('twenty thousand letters, one word without end, and large text do not break the page', async ({
  page,
}) => {
  const long = { title: 'w'.repeat(200), content: 'm'.repeat(20_000), mood: 1, tags: ['t'.repeat(40)] }
  await openJournal(page, long, night)
  for (const { width, textSize } of [
    { width: 320, textSize: 16 },
    { width: 640, textSize: 32 },
  ]) {
    await page.setViewportSize({ width, height: 640 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), textSize)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await button(page, `Edit ${long.title}`).click()
    await expect(contentBox(page)).toHaveValue(long.content)
    expect(await overflow()).toBeLessThanOrEqual(0)
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    await keepPicture(page, `journal-long-${width}`)
    await contentBox(page).press('End')
    await page.keyboard.type('!')
    await expect(dialog.getByText('This is 1 letter too long to save.')).toBeVisible()
    await expect(button(page, 'Update Entry')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Cancel').click()
    await button(page, 'Throw away').click()
  }
})
