import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ExportDocument } from '#contract/sessions.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, expectToast, hearOut, replies, say, sayings } from '#web/e2e/talking.ts'

test.use({ hasAccepted: false })

const points = [
  /not medical advice/,
  /guide with prepared words: no AI, and not a human professional/,
  /988, 911 or emergency services/,
]

test('only three ticks and a click close the disclosure, and they are asked for once', async ({ page }) => {
  await page.goto('/chat')
  const disclosure = page.getByRole('dialog', { name: 'Before you begin' })
  const accept = disclosure.getByRole('button', { name: 'I Understand and Accept' })
  await expect(disclosure).toBeVisible()
  await look(page, 'disclosure')
  await expectReachable(page, 'disclosure', { isOver: true })

  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(disclosure).toBeVisible()

  await disclosure.getByText('Need help?').click()
  await expect(disclosure.getByRole('link', { name: /Call or Text 988/ })).toHaveAttribute('href', 'tel:988')
  await expect(disclosure.getByRole('link', { name: /Text HOME to 741741/ })).toBeVisible()
  await expect(disclosure.getByRole('link', { name: /Call 911/ })).toBeVisible()
  await expect(disclosure.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  await expect(disclosure.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')

  for (const point of points) {
    await expect(accept).toBeDisabled()
    await disclosure.getByRole('checkbox', { name: point }).click()
  }
  await disclosure.getByRole('checkbox', { name: points[0]! }).click()
  await expect(accept).toBeDisabled()
  await disclosure.getByRole('checkbox', { name: points[0]! }).click()
  await look(page, 'disclosure-ready')
  await accept.focus()
  await page.keyboard.press('Enter')
  await expect(disclosure).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  const kept = await page.evaluate(() => localStorage.getItem('disclaimer-accepted-at'))
  expect(new Date(kept ?? '').toISOString()).toBe(kept)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'You can start anywhere.' })).toBeVisible()
  await expect(disclosure).toBeHidden()
})

test('a stranger talks, breathes, notes a mood, rates a reply and takes a copy along', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await acceptDisclosure(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Leeward' })).toBeVisible()
  await expect(page.getByText('Your Personal Wellness Companion')).toBeVisible()
  await look(page, 'landing', { isWhole: true })

  await page.getByRole('link', { name: 'Talk without signing in' }).click()
  await expect(page.getByText('Guide mode: prepared replies, no AI')).toBeVisible()
  await look(page, 'chat-empty')
  await say(page, 'My heart is racing and I am scared.')
  await hearOut(page)
  await button(page, 'Breathing').click()
  await hearOut(page, 2)
  await expect(sayings(page)).toHaveText([
    'My heart is racing and I am scared.',
    'I would like a breathing exercise',
  ])

  const exercise = page.getByRole('region', { name: 'Suggested Exercises' }).getByRole('region').last()
  const complete = exercise.getByRole('button', { name: 'Mark Complete' })
  await exercise.getByRole('button', { name: 'Start Exercise' }).click()
  await exercise.getByRole('button', { name: 'Breathe along' }).click()
  await expect(page.getByText('How hard is it right now?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('How hard is it right now?')).toBeHidden()
  const steps = await exercise.getByRole('checkbox').all()
  expect(steps.length).toBeGreaterThan(2)
  for (const step of steps) {
    await expect(complete).toBeHidden()
    await step.click()
  }
  await look(page, 'exercise-ticked')
  await complete.click()
  await expectToast(page, 'Exercise completed!')
  await look(page, 'exercise-done')
  await exercise.getByRole('button', { name: 'Try Again' }).click()
  for (const step of steps) await expect(step).not.toBeChecked()
  await expect(complete).toBeHidden()
  await steps[0]!.click()
  await exercise.getByRole('button', { name: 'Close' }).click()
  await expect(exercise.getByRole('checkbox')).toHaveCount(0)
  await exercise.getByRole('button', { name: 'Start Exercise' }).click()
  for (const step of steps) await expect(step).not.toBeChecked()
  await exercise.getByRole('button', { name: 'Close' }).click()

  await button(page, 'How are you feeling right now?').click()
  const mood = page.getByRole('form', { name: 'How are you feeling right now?' })
  const level = mood.getByRole('slider', { name: 'Mood' })
  await expect(level).toHaveAttribute('aria-valuetext', '6 of 10, Neutral')
  await mood.getByRole('button', { name: 'One lower' }).click()
  await level.press('ArrowDown')
  await expect(level).toHaveAttribute('aria-valuetext', '4 of 10, Moderately Anxious')
  await mood.getByRole('textbox', { name: 'Note (optional)' }).fill('  after the bus  ')
  await look(page, 'mood-form')
  await mood.getByRole('button', { name: 'Log mood' }).click()
  await expectToast(page, 'Mood logged')
  await button(page, 'How are you feeling right now?').click()
  await expect(level).toHaveAttribute('aria-valuetext', '6 of 10, Neutral')
  await expect(mood.getByRole('textbox')).toHaveValue('')
  await mood.getByRole('button', { name: 'Cancel' }).click()

  await button(page, 'Helpful').first().click()
  await expectToast(page, 'Thank you!')
  await expect(button(page, 'Helpful').first()).toBeDisabled()
  await expect(button(page, 'Not helpful').first()).toBeDisabled()
  await button(page, 'Not helpful').last().click()
  await expectToast(page, 'Feedback received')
  await page.reload()
  await expect(button(page, 'Helpful').first()).toBeDisabled()
  await expect(button(page, 'Helpful').first()).toHaveAttribute('aria-pressed', 'true')
  await look(page, 'conversation')

  const said = await page.getByRole('log').getByRole('article').allInnerTexts()
  const saving = page.waitForEvent('download')
  await button(page, 'Export JSON').click()
  const download = await saving
  await expectToast(page, 'Session exported')
  const copy = ExportDocument.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  expect(download.suggestedFilename()).toBe(`leeward-session-${copy.session.id.slice(0, 8)}-${day}.json`)
  expect(copy.messages.map(({ content }) => plain(content))).toEqual(said.map(plain))
  expect(copy.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect(copy.moodLogs.map(({ level, note }) => [level, note])).toEqual([[4, 'after the bus']])

  const opening = page.waitForEvent('popup')
  await button(page, 'Print').click()
  const paper = await opening
  await expectToast(page, 'Print dialog opened')
  await expect(paper.getByText(copy.session.id)).toBeVisible()
  await expect(paper.getByRole('heading', { name: /^You,/ })).toHaveCount(2)
  await expect(paper.getByRole('heading', { name: /^Leeward’s guide,/ })).toHaveCount(2)
  await expect(paper.getByRole('heading', { name: /^4\/10,/ })).toBeVisible()
  await expect(paper.getByText('after the bus')).toBeVisible()
  await look(paper, 'printable', { isWhole: true })
  await paper.close()

  await button(page, 'New Chat').click()
  await expect(page.getByRole('heading', { name: 'You can start anywhere.' })).toBeVisible()
  await expect(replies(page)).toHaveCount(0)
})

async function acceptDisclosure(page: Page): Promise<void> {
  const disclosure = page.getByRole('dialog', { name: 'Before you begin' })
  for (const point of points) await disclosure.getByRole('checkbox', { name: point }).click()
  await disclosure.getByRole('button', { name: 'I Understand and Accept' }).click()
  await expect(disclosure).toBeHidden()
}

/** Words without their lines: the screen and the file break them differently. */
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim()
