import { newId } from '#infra/ids.ts'
import type { Visitor } from '#infra/testing/visitor.ts'

/** Signs in at a product without a mail server, by the mail that its page shows. Gives the address. */
export async function signInShown(
  who: Visitor,
  { address = `person-${newId()}@example.org`, to = '/' } = {},
): Promise<string> {
  await who.submit('/api/login/email', { email: address, to })
  const page = await who.request('GET', '/api/login/email')
  const code = /code is (\d{6})/.exec(await page.text())?.[1]
  const entered = await who.submit('/api/login/email/code', { code: code ?? '' })
  if (entered.status !== 303) throw new Error(`${entered.status} ${entered.headers.get('Error-Code')}`)
  return address
}
