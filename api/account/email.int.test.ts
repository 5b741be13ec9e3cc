import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { newId } from '#infra/ids.ts'
import { everythingKept, withSql } from '#infra/testing/kept.ts'
import { startMailServer, type MailServer } from '#infra/testing/mail-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'
import { pathOf } from '#infra/testing/way-through.ts'

const products = new Map<string, ProductForTest>()
const opened = new AsyncDisposableStack()
let mail: MailServer

beforeAll(async () => {
  mail = opened.use(await startMailServer())
  const environment = { SMTP_URL: mail.url, MAIL_FROM: 'Leeward <hello@calm.example>' }
  for (const backend of backends)
    if (!isMissing(backend))
      products.set(backend, opened.use(await productForTest(backend, 'guide', environment)))
})
afterAll(() => opened.disposeAsync())

const browser = () => visitor(products.get('postgres')!.url)
const freshAddress = () => `ada-${newId()}@example.org`

async function ask(who: Visitor, email: string, to = '/', count = 1) {
  const asked = await who.submit('/api/login/email', { email, to })
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/api/login/email'])
  return (await mail.mailsTo(email, count)).at(-1)!
}

const openLink = (who: Visitor, link: string) =>
  who.submit('/api/login/email/link', Object.fromEntries(new URL(link).searchParams))
const enterCode = (who: Visitor, code: string) => who.submit('/api/login/email/code', { code })
const isIn = async (who: Visitor) => (await who.get('/api/auth/user')).status === 200
const codeOf = (answer: { status: number; headers: Headers }) => [
  answer.status,
  answer.headers.get('Error-Code'),
]
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

for (const backend of backends)
  test.skipIf(isMissing(backend))(
    `${backend}: the code of the mail signs in, the link does too`,
    async () => {
      const address = freshAddress()
      const [byCode, byLink] = [visitor(products.get(backend)!.url), visitor(products.get(backend)!.url)]
      const first = await ask(byCode, address, '/mood')
      const answer = await enterCode(byCode, `${first.code.slice(0, 3)} ${first.code.slice(3)}`)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/mood'])
      const user = (await byCode.get<User>('/api/auth/user')).body
      expect(user).toMatchObject({ firstName: null, email: address })

      // However it is written, it is the same address.
      await byLink.submit('/api/login/email', { email: ` ${address.toUpperCase()} `, to: '/' })
      const mails = await mail.mailsTo(address, 2)
      expect((await openLink(byLink, mails[1]!.link)).status).toBe(303)
      expect((await byLink.get<User>('/api/auth/user')).body).toEqual(user)
    },
  )

test('the mail is plain, short, and leads to the public address', async () => {
  const { raw, code, link } = await ask(browser(), freshAddress())
  expect(code).toMatch(/^\d{6}$/)
  expect(link.startsWith(`${products.get('postgres')!.url}/api/login/email/link?`)).toBe(true)
  expect(raw).toMatch(/^Content-Type: text\/plain/m)
  expect(raw).not.toMatch(/<html|<img/i)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
})

test('opening the link, as scanners do, spends nothing', async () => {
  const who = browser()
  const { link } = await ask(who, freshAddress())
  for (const scanner of [visitor(products.get('postgres')!.url), who]) {
    const page = await scanner.get(pathOf(link))
    expect(page.status).toBe(200)
    expect(page.text).toContain('<form method="post" action="/api/login/email/link">')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
  }
  expect(await isIn(who)).toBe(false)
  expect((await openLink(who, link)).status).toBe(303)
})

test('refused: a link or a code that was used', async () => {
  const who = browser()
  const { link, code } = await ask(who, freshAddress())
  const before = new Map(who.cookies)
  expect((await openLink(who, link)).status).toBe(303)
  const again = browser()
  for (const [name, value] of before) again.cookies.set(name, value)
  expect(codeOf(await openLink(again, link))).toEqual([410, 'sign-in-over'])
  expect(codeOf(await enterCode(again, code))).toEqual([410, 'sign-in-over'])
})

test('two browsers’ tabs that use the same link at once: one is let in', async () => {
  const who = browser()
  const { link } = await ask(who, freshAddress())
  const answers = await Promise.all([openLink(who, link), openLink(who, link)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 410])
})

test('refused: a link in another browser, and a code too', async () => {
  const [asking, other] = [browser(), browser()]
  const { link, code } = await ask(asking, freshAddress())
  await other.post('/api/session/new')
  expect(codeOf(await openLink(other, link))).toEqual([403, 'sign-in-elsewhere'])
  expect(codeOf(await enterCode(other, code))).toEqual([410, 'sign-in-over'])
  expect(await isIn(other)).toBe(false)
  expect((await openLink(asking, link)).status).toBe(303)
})

test('refused: after ten minutes', async () => {
  const who = browser()
  const { link, code } = await ask(who, freshAddress())
  const minutes = await withSql(products.get('postgres')!.databaseUrl, async (sql) => {
    const [row] = await sql<{ minutes: number }[]>`
      select extract(epoch from max(expires_at) - now())::float / 60 as minutes from email_sign_ins`
    await sql`update email_sign_ins set expires_at = now()`
    return row!.minutes
  })
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThanOrEqual(10)
  expect(codeOf(await enterCode(who, code))).toEqual([410, 'sign-in-over'])
  expect(codeOf(await openLink(who, link))).toEqual([410, 'sign-in-over'])
  expect(await isIn(who)).toBe(false)
})

test('refused: a sixth code, even the right one', async () => {
  const who = browser()
  const { code } = await ask(who, freshAddress())
  for (let attempt = 1; attempt <= 5; attempt++)
    expect(codeOf(await enterCode(who, wrong(code)))).toEqual([400, 'sign-in-code-wrong'])
  expect(codeOf(await enterCode(who, code))).toEqual([410, 'sign-in-over'])
  expect(await isIn(who)).toBe(false)
})

test('a hundred wrong codes at once are five attempts', async () => {
  const who = browser()
  const { code } = await ask(who, freshAddress())
  const answers = await Promise.all(Array.from({ length: 100 }, () => enterCode(who, wrong(code))))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(await isIn(who)).toBe(false)
})

test('a new mail ends the old one', async () => {
  const who = browser()
  const address = freshAddress()
  const old = await ask(who, address)
  const young = await ask(who, address, '/', 2)
  expect(young.code === old.code && young.link === old.link).toBe(false)
  expect(codeOf(await openLink(who, old.link))).toEqual([410, 'sign-in-over'])
  expect((await openLink(who, young.link)).status).toBe(303)
})

test('a forged link opens nothing', async () => {
  const who = browser()
  const { link } = await ask(who, freshAddress())
  const url = new URL(link)
  url.searchParams.set('key', 'A'.repeat(43))
  expect(codeOf(await openLink(who, url.href))).toEqual([410, 'sign-in-over'])
  expect(codeOf(await who.submit('/api/login/email/link', { id: "' or true", key: '' }))).toEqual([
    410,
    'sign-in-over',
  ])
})

test('an address that is known gets the same answer as one that is not', async () => {
  const known = freshAddress()
  const who = browser()
  await enterCode(who, (await ask(who, known)).code)
  const answerTo = async (email: string) => {
    const asking = browser()
    const asked = await asking.submit('/api/login/email', { email, to: '/' })
    const page = await asking.get('/api/login/email')
    const headerNames = [...asked.headers.keys()].filter((name) => name !== 'request-id').toSorted()
    return [asked.status, asked.text, headerNames, page.status, page.text.replaceAll(email, 'ADDRESS')]
  }
  expect(await answerTo(known)).toEqual(await answerTo(freshAddress()))
})

test.for([
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org, eve@example.org',
  'ada@example.org>\r\nRCPT TO:<eve@example.org',
  'Ada <ada@example.org>',
  'ada',
  'аda@example.org',
  '',
])('no mail goes to %j', async (email) => {
  const answer = await browser().submit('/api/login/email', { email, to: '/' })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('does not look like an e-mail address')
  // Mails of earlier tests may still be on their way.
  const strangers = mail.received.flatMap(({ to }) => to).filter((to) => /^(ada|eve|аda)@|^ada$|^$/.test(to))
  expect(strangers).toEqual([])
})

test('forms of other sites are refused, and so is one that does not say where it is from', async () => {
  const fields = new URLSearchParams({ email: freshAddress(), to: '/' })
  const from = async (headers: Record<string, string>) =>
    (await browser().request('POST', '/api/login/email', fields, headers)).status
  const url = products.get('postgres')!.url
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await from({ 'Sec-Fetch-Site': site })).toBe(403)
  expect(await from({ 'Sec-Fetch-Site': '' })).toBe(403)
  expect(await from({ 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' })).toBe(403)
  expect(await from({ 'Sec-Fetch-Site': '', Origin: url })).toBe(303)
  // Only signing in has forms.
  expect((await browser().submit('/api/mood-logs', { level: '5' })).status).toBe(400)
})

for (const backend of backends)
  test.skipIf(isMissing(backend))(`${backend}: no address, code or link is kept in clear`, async () => {
    const product = products.get(backend)!
    const who = visitor(product.url)
    const address = freshAddress()
    const { code, link } = await ask(who, address)
    const key = new URL(link).searchParams.get('key')!
    const databaseUrl = product.databaseUrl
    const kept = [
      await everythingKept({ databaseUrl }),
      product.redisUrl ? await everythingKept({ databaseUrl, redisUrl: product.redisUrl }) : '',
      product.api.log(),
      product.worker.log(),
    ].join('\n')
    expect(kept.includes('AccountOpened') && kept.includes('public.email_sign_ins')).toBe(true)
    expect([address, address.split('@')[0]!, key].filter((word) => kept.includes(word))).toEqual([])
    // Not as a part of a number or of bytes in hexadecimal, nor after the dot of a second.
    expect(new RegExp(String.raw`(?<![\w.])${code}(?!\w)`).exec(kept)?.[0]).toBeUndefined()
  })
