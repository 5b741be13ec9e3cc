import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, hearOut, openChat, replies, sayings } from '#web/e2e/talking.ts'

test('the guide says what it is, and leads by answers to choose from', async ({ page }) => {
  await openChat(page)
  await expect(page.getByText('Guide mode: prepared replies, no AI')).toBeVisible()
  const actions = page.getByRole('list', { name: 'Quick actions' }).getByRole('button')
  await expect(actions).toHaveText(['Breathing', 'Grounding', 'Just listen'])
  await actions.getByText('Just listen').click()
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['I would like you to just listen'])

  const answers = page.getByRole('list', { name: 'Answers to choose from' }).getByRole('button')
  await look(page, 'guide-choices')
  const said = ['I would like you to just listen']
  for (let turn = 2; turn <= 4; turn++) {
    const answer = answers.first()
    said.push((await answer.textContent()) ?? '')
    await answer.click()
    await hearOut(page, turn)
    await expect(sayings(page)).toHaveText(said)
  }
  await page.reload()
  await expect(sayings(page)).toHaveText(said)
  await expect(replies(page)).toHaveCount(4)
  await expect(button(page, 'Send')).toBeVisible()
})
