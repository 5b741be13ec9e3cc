import { readFile } from 'node:fs/promises'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { openKind } from '#web/e2e/opened-kind.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, hearOut, openChat, say } from '#web/e2e/talking.ts'

test('a visitor takes along what this browser made, and deletes it', async ({ page }) => {
  test.slow()
  await page.goto('/data')
  await expect(page.getByText('Nothing from this browser is kept here.')).toBeVisible()
  await look(page, 'data-empty')

  await openChat(page)
  await say(page, 'A marmalade morning')
  await hearOut(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data in this browser' })).toBeVisible()
  await openKind(page, 'Conversations')
  await page.getByText('You wrote a message', { exact: true }).click()
  await expect(page.getByText('A marmalade morning', { exact: true })).toBeVisible()
  await look(page, 'data', { isWhole: true })

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export JSON' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('A marmalade morning')

  await button(page, 'Delete everything').click()
  await look(page, 'delete-everything')
  await button(page, 'Delete everything now').click()
  await expect(page.getByRole('heading', { level: 1, name: 'It is deleted' })).toBeVisible()
  await page.goto('/data')
  await expect(page.getByText('Nothing from this browser is kept here.')).toBeVisible()
})

test('moods of Daylio are shown before they are taken over', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/mood-logs', { data: { level: 7, note: null, sessionId: null } })
  await page.goto('/data')
  const lines = [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    '2026-01-02,January 2,Friday,8:15 PM,good,walk | tea,,A fine day',
    '2026-01-03,January 3,Saturday,9:15 PM,soft,,,Quiet',
    'some day,,,,rad,,,',
  ]
  await page
    .getByLabel('Moods from Daylio (CSV)')
    .setInputFiles({ name: 'daylio.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await expect(page.getByText('1 mood can be taken over.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('8 / 10')).toBeVisible()
  await page.getByLabel('“soft”').selectOption('7')
  await expect(page.getByText('2 moods can be taken over.')).toBeVisible()
  await look(page, 'daylio', { isWhole: true })
  await expectReachable(page, 'daylio')
  await button(page, 'Take these moods over').click()
  await expect(page.getByText('2 moods taken over.')).toBeVisible()
  await openKind(page, 'Moods')
  await expect(page.getByText('You logged a mood: 7 of 10', { exact: true })).toHaveCount(2)
})

test('a conversation that was brought along is not taken for one with Leeward', async ({ page }) => {
  const [sessionId, messageId, replyId] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
  const happened = (count: number, type: string, data: object, personal?: object) => ({
    id: `00000000-0000-4000-8000-00000000000${count}`,
    type,
    at: `2026-01-02T09:0${count}:00.000Z`,
    data: { sessionId, ...data },
    personal,
  })
  const facts = [
    happened(0, 'SessionStarted', {}),
    happened(
      1,
      'MessageSent',
      { messageId, isFirst: true, day: '2026-01-02', tier: 'none', concerns: [] },
      { text: 'Is it going to be a good day?' },
    ),
    happened(
      2,
      'ReplyWritten',
      {
        messageId,
        replyId,
        author: 'model',
        model: 'calm-1',
        isStopped: false,
        suggestedExerciseId: null,
        guide: null,
      },
      { text: 'It may be. **What would make it one?**', choices: [] },
    ),
  ]
  const document = JSON.stringify({ format: 'leeward-export', version: 1, facts })
  await page.goto('/')
  await page.request.post('/api/mood-logs', { data: { level: 7, note: null, sessionId: null } })
  await page.goto('/data')
  await page
    .getByLabel('From another Leeward (JSON)')
    .setInputFiles({ name: 'leeward.json', mimeType: 'application/json', buffer: Buffer.from(document) })
  await expect(page.getByText('3 events taken over.')).toBeVisible()
  await openKind(page, 'Conversations')
  await expect(page.getByText('You brought a reply along', { exact: true })).toBeVisible()

  const [session] = (await (await page.request.get('/api/sessions')).json()) as { id: string }[]
  await page.evaluate((id) => localStorage.setItem('leeward-session', id), session!.id)
  await page.goto('/chat')
  const reply = page.getByRole('article', { name: 'Brought along' })
  await expect(reply).toContainText('**What would make it one?**')
  await expect(page.getByRole('article', { name: 'Leeward' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /helpful/i })).toHaveCount(0)
  await look(page, 'brought-along')
  await say(page, 'Let us see.')
  await hearOut(page)
  await expect(page.getByRole('article', { name: 'Leeward' })).toContainText(/\w{3}/)
})
