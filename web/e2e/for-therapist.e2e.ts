import { bringDays, doExercise } from '#web/e2e/days-brought.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { signIn } from '#web/e2e/signing-in.ts'
import { button } from '#web/e2e/talking.ts'

test('one page for a therapist holds what was chosen and no more, and is all that is printed', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/for-my-therapist')
  const sheet = page.getByRole('article', { name: 'The page' })
  await expect(sheet.getByText('Nothing was noted in this time.')).toBeVisible()
  await look(page, 'for-therapist', { isWhole: true })

  await doExercise(page, 'longer-exhale', 7, [5, 4, 6, 5, 5])
  await bringDays(
    page,
    Array.from({ length: 40 }, (_, daysAgo) => ({
      daysAgo,
      mood: (daysAgo % 2 === 0 ? 7 : 4) + (daysAgo % 3),
      tags: daysAgo % 2 === 0 ? ['walk'] : ['work late'],
    })),
  )
  await page.goto('/helps')
  await page.getByRole('link', { name: 'Put a page together' }).click()
  await expect(sheet.getByRole('rowheader', { name: 'Longer exhale' })).toBeVisible()
  await expect(sheet.getByText('I noted how it was on 28 days')).toBeVisible()
  await expect(sheet.getByText('Days with “walk” were about three points calmer')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Tags of my journal' })).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'What went together' }).uncheck()
  await page.getByRole('checkbox', { name: 'Tags of my journal' }).check()
  await page.getByRole('checkbox', { name: 'My plan for hard moments' }).check()
  await button(page, 'Everything').click()
  await expect(sheet.getByText('I noted how it was on 40 days')).toBeVisible()
  await expect(sheet.getByRole('row', { name: 'walk 20' })).toBeVisible()
  await expect(sheet.getByText('Days with “walk”')).toHaveCount(0)
  await look(page, 'for-therapist-chosen', { isWhole: true })

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  await expect(sheet.getByRole('rowheader', { name: 'Longer exhale' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})
