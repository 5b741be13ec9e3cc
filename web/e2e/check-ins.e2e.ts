import { bringCheckIns } from '#web/e2e/check-ins-brought.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button } from '#web/e2e/talking.ts'

test('a visitor answers a check-in by choice, waits two weeks for the next, and sees a line without a verdict', async ({
  page,
}) => {
  await page.goto('/helps')
  await page.getByRole('link', { name: 'Look at the check-ins' }).click()
  const phq = page.getByRole('region', { name: 'PHQ-4' })
  await expect(phq.getByText('Not answered so far')).toBeVisible()
  await look(page, 'check-ins', { isWhole: true })

  await button(page, 'Answer PHQ-4').click()
  await page.getByRole('group', { name: 'Feeling nervous' }).getByText('Several days').click()
  await button(page, 'Keep my answers').click()
  await expect(page.getByText('3 questions are still open.')).toBeVisible()
  await look(page, 'check-in-answering', { isWhole: true })
  for (const group of await page.getByRole('group').all()) await group.getByText('Nearly every day').click()
  await button(page, 'Keep my answers').click()
  await expect(page.getByText('Kept. Thank you')).toBeVisible()
  await expect(phq.getByText('Once so far: 12 of 12')).toBeVisible()
  await expect(phq.getByText('You can answer it again from')).toBeVisible()
  await expect(button(page, 'Answer PHQ-4')).toBeHidden()
  await expect(page.getByText(/severe|moderate|mild/i)).toBeHidden()

  await bringCheckIns(page, 'gad-7', [15, 12, 13, 9, 6])
  await page.reload()
  const gad = page.getByRole('region', { name: 'GAD-7' })
  await expect(gad.getByText('5 times. It goes from 0 to 21')).toBeVisible()
  await gad.getByRole('button', { name: 'Show as table' }).click()
  await expect(gad.getByRole('cell', { name: '15' })).toBeVisible()
  await gad.getByRole('button', { name: 'Show as table' }).click()
  await look(page, 'check-in-line', { isWhole: true })
})

test('whoever says that something terrible has happened is asked plainly, and helped', async ({ page }) => {
  await page.goto('/check-ins')
  await button(page, 'Answer PC-PTSD-5').click()
  const happened = page.getByRole('group', { name: 'Have you ever experienced this kind of event?' })
  await happened.getByText('No').click()
  await expect(page.getByRole('group')).toHaveCount(1)
  await happened.getByText('Yes').click()
  for (const group of (await page.getByRole('group').all()).slice(1)) await group.getByText('Yes').click()
  await button(page, 'Keep my answers').click()
  await expect(page.getByText('Are you safe right now?')).toBeVisible()
  await look(page, 'check-in-plainly', { isWhole: true })
  await button(page, 'No').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'That is not what I meant' }).click()
  await button(page, 'No').click()
  await dialog.getByRole('button', { name: 'I Understand' }).click()
  await expect(page.getByRole('region', { name: 'Support' })).toBeVisible()
})
