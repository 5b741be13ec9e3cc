import { bringDays, doExercise } from '#web/e2e/days-brought.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { signIn } from '#web/e2e/signing-in.ts'

test('what helps is a page of its own, in plain words, and what went together stands beside it', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/exercises')
  await page.getByRole('link', { name: 'What helps me' }).click()
  await expect(page.getByText('Nothing is counted yet')).toBeVisible()
  await expect(page.getByText('A tag is looked at from 10 days')).toBeVisible()
  await look(page, 'helps-empty', { isWhole: true })

  await doExercise(page, 'longer-exhale', 7, [5, 4, 6, 5, 5, 5, 4, 6, 5])
  await doExercise(page, 'orienting', 6, [5, 4, 5, 5, 6])
  await doExercise(page, 'body-scan', 6, [6, 6])
  await bringDays(
    page,
    Array.from({ length: 26 }, (_, daysAgo) => ({
      daysAgo,
      mood: (daysAgo % 2 === 0 ? 7 : 4) + (daysAgo % 3),
      tags: daysAgo % 2 === 0 ? ['walk'] : ['work late'],
    })),
  )
  await page.reload()
  const exercises = page.getByRole('region', { name: 'Exercises' })
  await expect(exercises.getByText('Longer exhale takes about two points off, in nine uses.')).toBeVisible()
  await expect(exercises.getByText('Short body scan: not enough yet')).toBeVisible()
  const together = page.getByRole('region', { name: 'What went together' })
  await expect(together.getByText('Days with “walk” were about three points calmer')).toBeVisible()
  await expect(together.getByText(/13 days with it, 13 days without/).first()).toBeVisible()
  await look(page, 'helps', { isWhole: true })
  await expect(exercises.getByRole('img', { name: 'How many points each of these takes off' })).toBeVisible()
})
