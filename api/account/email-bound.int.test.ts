import { expect, test } from 'vitest'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { visitor } from '#infra/testing/visitor.ts'

const codeOn = async (who: ReturnType<typeof visitor>) =>
  /code is (\d{6})/.exec(await (await who.request('GET', '/api/login/email')).text())?.[1] ?? ''
const ask = (who: ReturnType<typeof visitor>, email: string) =>
  who.submit('/api/login/email', { email, to: '/' })

test('whoever asks for mails to somebody else’s address does not end theirs', async () => {
  const product = await sharedProduct()
  const ada = visitor(product.url)
  await ask(ada, 'ada@example.org')
  const code = await codeOn(ada)

  const mallory = visitor(product.url)
  for (let times = 0; times < 5; times++) await ask(mallory, 'ada@example.org')
  // Nor with codes of their own browser, however wrong.
  for (let times = 0; times < 6; times++) await mallory.submit('/api/login/email/code', { code: '000000' })

  expect((await ada.submit('/api/login/email/code', { code })).status).toBe(303)
  expect((await ada.get<{ email: string }>('/api/auth/user')).body.email).toBe('ada@example.org')
})
