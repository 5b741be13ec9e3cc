import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { offlineKept } from '#web/e2e/offline-kept.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { tabTo } from '#web/e2e/tabbing.ts'
import { button } from '#web/e2e/talking.ts'

const taken = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a visitor finds an exercise by the moment, reads why, and does it step by step', async ({ page }) => {
  await page.goto('/exercises')
  await look(page, 'exercises', { isWhole: true })
  await button(page, 'Stuck in a thought').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Stuck in a thought' })).toBeVisible()
  await button(page, 'Keep Ride the urge among my favourites').click()
  await look(page, 'exercises-moment', { isWhole: true })
  await page.getByRole('link', { name: 'Ride the urge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ride the urge' })).toBeVisible()
  await expect(page.getByText(/It was tried with people who smoke/)).toBeVisible()
  await look(page, 'exercise', { isWhole: true })

  await button(page, 'Begin').click()
  const run = taken(page, 'Ride the urge')
  await expect(run.getByRole('heading', { name: 'How hard is it right now?' })).toBeFocused()
  await look(page, 'exercise-before')
  await run.getByRole('button', { name: '7 of 10' }).click()
  await expect(run.getByText('Step 1 of 6')).toBeVisible()
  await run.getByRole('textbox').fill('I want to look it up')
  await look(page, 'exercise-step')
  await run.getByRole('button', { name: 'Next' }).click()
  await expect(run.getByRole('heading', { level: 2 })).toBeFocused()
  await run.getByRole('button', { name: 'Back' }).click()
  await expect(run.getByRole('textbox')).toHaveValue('I want to look it up')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).toContain('urge-surfing')
  expect(stored).not.toContain('look it up')
  await run.getByRole('button', { name: 'Enough for today' }).click()
  await run.getByRole('button', { name: '4 of 10' }).click()
  await expect(run.getByRole('heading', { name: 'From 7 to 4.' })).toBeFocused()
  await look(page, 'exercise-counted')
  await run.getByRole('button', { name: 'Close' }).click()
  await expect(run).toBeHidden()
  await expect(button(page, 'Begin')).toBeFocused()
  await page.getByRole('link', { name: 'All exercises' }).click()
  await expect(button(page, 'Keep Ride the urge among my favourites')).toHaveAttribute('aria-pressed', 'true')
})

test('words of an exercise that sound like danger open help, and what was written can go to the journal', async ({
  page,
}) => {
  await openSignedIn(page, '/exercises/letter-in-grief')
  await button(page, 'Begin').click()
  const run = taken(page, 'A letter to someone you miss')
  await run.getByRole('button', { name: '9 of 10' }).click()
  await run.getByRole('textbox').fill('Dear Marigold, I am going to kill myself tonight')
  await run.getByRole('button', { name: 'Next' }).click()
  const help = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Call 988' }) })
  await expect(help).toBeVisible()
  await help.getByRole('button', { name: 'I Understand' }).click()
  await run.getByRole('button', { name: 'Enough for today' }).click()
  // Nobody is asked for a number in a crisis.
  await expect(run.getByRole('heading', { name: 'That counts.' })).toBeVisible()
  await run.getByRole('button', { name: 'Keep it in the journal' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await button(page, 'Go on writing').click()
  await expect(
    page.getByRole('dialog').getByRole('textbox').filter({ hasText: 'Dear Marigold' }),
  ).toBeVisible()
})

test.describe('on a phone without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

  test('a breath is done by keyboard alone, with less motion, and one more minute', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about')
    await offlineKept(page)
    await page.context().setOffline(true)
    await page.goto('/exercises/coherent-breathing')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Even, slow breathing')
    await tabTo(page, 'button', 'Start Exercise')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Breathe along')
    await page.keyboard.press('Enter')
    const run = taken(page, 'Even, slow breathing')
    await tabTo(page, 'button', 'Begin without a number')
    await page.keyboard.press('Enter')
    await expect(run.getByText('Breathe in', { exact: true })).toBeVisible()
    await look(page, 'exercise-breath')
    await page.clock.fastForward('03:00')
    await expect(run.getByText('Let your breath go its own way.')).toBeVisible()
    await tabTo(page, 'button', 'One more minute')
    await page.keyboard.press('Enter')
    await expect(run.getByText(/^Breathe (in|out)$/)).toBeVisible()
    await page.clock.fastForward('01:00')
    await tabTo(page, 'button', 'Done')
    await page.keyboard.press('Enter')
    await expect(run.getByText(/counted once you are back/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(run).toBeHidden()
    await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  })
})
