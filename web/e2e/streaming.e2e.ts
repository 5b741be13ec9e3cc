import { startFaultProxy } from '#infra/testing/fault-proxy.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test, withMotion } from '#web/e2e/fixtures.ts'
import { button, hearOut, later, messageBox, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

test.use(withMotion)

test.use({ companion: 'model' })

const words =
  'That sounds like a long night. Let us look at one small thing first. Put both feet on the floor, and tell me what you can hear.'
const firstWords = 'That sounds like a long night.'

/** A reply that stands still after its first sentence. */
function heldReply() {
  const release = later()
  return { release: release.now, answer: replyOf(words, { hold: { after: 6, until: release.until } }) }
}

test('a reply grows on the screen, from dots to a cursor to the whole', async ({ page, model }) => {
  test.slow()
  const begin = later()
  const goOn = later()
  model.answer({
    ...replyOf(words, { hold: { after: 6, until: goOn.until } }),
    firstDelay: begin.until,
  })
  await openChat(page)
  await say(page, 'I cannot sleep.')
  await expect(page.getByRole('log').getByText('Leeward is replying')).toBeAttached()
  await expect(replies(page)).toHaveCount(0)
  await expect(button(page, 'Stop')).toBeVisible()
  await expect(messageBox(page)).toBeDisabled()
  await look(page, 'reply-awaited')
  begin.now()
  await expect(replies(page)).toHaveText(firstWords)
  await expect(replies(page)).toHaveAttribute('data-writing')
  await expect(page.getByRole('log').getByText('Leeward is replying')).toHaveCount(0)
  await look(page, 'reply-growing')
  goOn.now()
  await hearOut(page)
  await expect(replies(page)).toHaveText(words)
  await expect(replies(page)).not.toHaveAttribute('data-writing')
  await expect(messageBox(page)).toBeEnabled()
  await expect(page.getByText('Guide mode')).toHaveCount(0)
  const times = await page.getByRole('log').getByRole('time').allInnerTexts()
  expect(times).toHaveLength(2)
  for (const time of times) expect(time).toMatch(/^\d{1,2}:\d{2}\s[AP]M$/)
})

test('a page that is loaded anew in the middle shows the reply whole', async ({ page, model }) => {
  const { answer, release } = heldReply()
  model.answer(answer)
  await openChat(page)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await page.reload()
  await expect(replies(page)).toHaveText(firstWords)
  await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  release()
  await hearOut(page)
  await expect(replies(page)).toHaveText([words])
})

test('a worker killed in the middle leaves a whole reply, once', async ({ page, model, product }) => {
  const { answer, release } = heldReply()
  model.answer(answer, replyOf(words))
  await openChat(page)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await product.worker.kill()
  release()
  await page.reload()
  product.worker.start()
  await expect(replies(page)).toHaveText([words], { timeout: 200_000 })
  await hearOut(page)
  await page.reload()
  await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  await expect(replies(page)).toHaveText([words])
})

test('words said while no worker runs are there after a reload, and answered once one does', async ({
  page,
  model,
  product,
}) => {
  model.answer(replyOf(words))
  await openChat(page)
  await product.worker.kill()
  await say(page, 'I cannot sleep.')
  await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  await page.reload()
  product.worker.start()
  await expect(sayings(page)).toHaveText(['I cannot sleep.'], { timeout: 200_000 })
  await expect(replies(page)).toHaveText([words], { timeout: 200_000 })
  await hearOut(page)
})

test('a reply that is stopped keeps what was said', async ({ page, model }) => {
  const { answer, release } = heldReply()
  model.answer(answer, replyOf('Of course.'))
  await openChat(page)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await button(page, 'Stop').click()
  await hearOut(page)
  release()
  await expect(replies(page)).toHaveText(firstWords)
  await expect(page.getByText('You stopped this reply')).toBeVisible()
  await look(page, 'reply-stopped')
  await say(page, 'Thank you, that is enough.')
  await hearOut(page, 2)
  await page.reload()
  await expect(replies(page)).toHaveText([firstWords, 'Of course.'])
})

test('a stop that nobody hears frees the box, and is done once somebody does', async ({
  page,
  model,
  product,
}) => {
  const { answer, release } = heldReply()
  model.answer(answer, replyOf(words))
  await openChat(page)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await product.worker.kill()
  release()
  await button(page, 'Stop').click()
  await expect(page.getByText('The reply could not be stopped yet.')).toBeVisible()
  await expect(messageBox(page)).toBeEnabled()
  await look(page, 'stop-unheard')
  await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  product.worker.start()
  await say(page, 'Are you there?')
  await expect(button(page, 'Send')).toBeVisible()
  await page.reload()
  await expect(sayings(page)).toHaveText(['I cannot sleep.', 'Are you there?'])
})

test.describe('on a network that breaks', () => {
  test('a stream that is cut goes on where it was', async ({ page, model, product }) => {
    await using proxy = await startFaultProxy(product.url)
    await page.goto(`${proxy.url}/about`)
    await page.evaluate(() => localStorage.setItem('disclaimer-accepted', 'true'))
    const { answer, release } = heldReply()
    model.answer(answer)
    await openChat(page, `${proxy.url}/chat`)
    await say(page, 'I cannot sleep.')
    await expect(replies(page)).toHaveText(firstWords)
    const resuming = page.waitForRequest(/\/stream\?after=[1-9]/)
    proxy.cut()
    release()
    await resuming
    await hearOut(page)
    await expect(replies(page)).toHaveText([words])
    await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  })
})

test('what a model writes is shown with its lists and stress', async ({ page, model }) => {
  model.answer(replyOf('Try **this**:\n\n- one\n- two\n\nThen tell me how it was.'))
  await openChat(page)
  await say(page, 'Help me think.')
  await hearOut(page)
  await expect(replies(page).getByRole('listitem')).toHaveText(['one', 'two'])
  await expect(replies(page).getByRole('strong')).toHaveText('this')
  await expect(replies(page)).toContainText('Then tell me how it was.')
})

test('tags, links and pictures of a model are never shown and never fetched', async ({ page, model }) => {
  const leading = replyOf(
    'That sounds <b>hard</b>. ![x](https://tracker.example/x.png) [a page](https://help.example/a) [bad](javascript:alert(1))',
  )
  model.answer(leading, leading)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await openChat(page)
  await say(page, 'Help me think.')
  await hearOut(page)
  await expect(replies(page)).toContainText('the guide replies instead')
  await expect(replies(page).getByRole('img')).toHaveCount(0)
  await expect(replies(page).getByRole('link')).toHaveCount(0)
  await expect(replies(page)).not.toContainText('example')
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
})
