import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, hearOut, newChat, openChat, replies, say } from '#web/e2e/talking.ts'

const worry = 'My thoughts go round'
const sentence = 'With worries that go round, “Longer exhale” helped once.'
const section = (page: Page) => page.getByRole('region', { name: 'What Leeward remembers' })

async function openData(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await expect(section(page)).toBeVisible()
}

async function beginAnew(page: Page): Promise<void> {
  await openChat(page)
  await newChat(page)
  await expect(replies(page)).toHaveCount(0)
}

test('what helped is remembered and offered first next time; deleted, it is not', async ({ page }) => {
  await openChat(page)
  await say(page, worry)
  await hearOut(page)
  await say(page, 'can we do longer exhale')
  await hearOut(page, 2)
  const card = page.getByRole('region', { name: 'Longer exhale' })
  await card.getByRole('button', { name: 'Start Exercise' }).click()
  for (const step of await card.getByRole('checkbox').all()) await step.check()
  await card.getByRole('button', { name: 'Mark Complete' }).click()
  await button(page, 'A bit better').click()
  await hearOut(page, 3)
  await expect(replies(page).last()).toContainText('“What Leeward remembers”')
  await look(page, 'remembered-told')

  await openData(page)
  await expect(section(page).getByRole('listitem')).toHaveText([new RegExp(sentence)])
  await look(page, 'remembered', { isWhole: true })

  await beginAnew(page)
  await say(page, worry)
  await hearOut(page)
  await expect(replies(page)).toContainText('“Longer exhale”')
  await expect(page.getByRole('region', { name: 'Longer exhale' })).toBeVisible()
  await look(page, 'remembered-offered')

  await openData(page)
  await section(page)
    .getByRole('button', { name: `Delete ${sentence}` })
    .click()
  await look(page, 'delete-remembered')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(section(page).getByText('Nothing is remembered.')).toBeVisible()
  await look(page, 'remembered-nothing', { isWhole: true })

  await beginAnew(page)
  await say(page, worry)
  await hearOut(page)
  await expect(replies(page)).not.toContainText('Longer exhale')
})

test('it is switched off by the keyboard, and on again', async ({ page }) => {
  await openChat(page)
  await say(page, 'please don’t offer me breathing exercises')
  await hearOut(page)
  await openData(page)
  const rule = section(page)
    .getByRole('paragraph')
    .filter({ hasText: 'Your own rule: no breathing exercises unless you ask.' })
  await expect(rule).toBeVisible()
  const remembers = section(page).getByRole('switch', { name: 'Leeward remembers' })
  await expect(remembers).toBeChecked()
  await remembers.focus()
  await page.keyboard.press('Space')
  await expect(remembers).not.toBeChecked()
  await expect(section(page).getByRole('status')).toContainText('begins anew')
  await expect(rule).toBeVisible()
  await look(page, 'remembered-off', { isWhole: true })
  await page.reload()
  await expect(remembers).not.toBeChecked()
  await page.keyboard.press('Tab')
  await remembers.press('Space')
  await expect(remembers).toBeChecked()
})
