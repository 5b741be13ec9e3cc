import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { SignedInBrowser, User } from '#contract/account.ts'
import { withSql } from '#infra/testing/kept.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'
import { navigate } from '#infra/testing/way-through.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

const browser = () => visitor(product.url)
const listFor = async (who: Visitor) => (await who.get<SignedInBrowser[]>('/api/auth/sessions')).body
const statusOf = async (who: Visitor) => (await who.get('/api/auth/user')).status
const copyOf = (who: Visitor) => {
  const copy = browser()
  for (const [name, value] of who.cookies) copy.cookies.set(name, value)
  return copy
}
const inDatabase = <T>(use: Parameters<typeof withSql<T>>[1]) => withSql(product.databaseUrl, use)

test('signing in changes the id of the browser, which is at least 128 random bits', async () => {
  const who = browser()
  await who.post('/api/session/new')
  const visitorsCopy = copyOf(who)
  await signInShown(who)
  expect(who.cookies.get('leeward')).toMatch(/^[0-9a-f]{32}$/)
  expect(who.cookies.get('leeward')).not.toBe(visitorsCopy.cookies.get('leeward'))
  expect(await statusOf(visitorsCopy)).toBe(401)
})

test('a person sees where they are signed in, and ends it from elsewhere', async () => {
  const [phone, laptop] = [browser(), browser()]
  const address = await signInShown(phone)
  await signInShown(laptop, { address })
  const seen = await listFor(laptop)
  expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect(seen[0]).toMatchObject({
    label: 'A browser',
    createdAt: expect.any(String),
    seenAt: expect.any(String),
  })

  expect((await laptop.delete(`/api/auth/sessions/${seen[1]!.id}`)).status).toBe(200)
  expect(await statusOf(phone)).toBe(401)
  expect(await listFor(laptop)).toHaveLength(1)
  expect((await laptop.delete(`/api/auth/sessions/${seen[0]!.id}`)).status).toBe(200)
  expect(await statusOf(laptop)).toBe(401)
})

test('what another person’s browser is called cannot be told from what nobody’s is', async () => {
  const [ada, grace] = [browser(), browser()]
  await signInShown(ada)
  await signInShown(grace)
  const [hers] = await listFor(grace)
  const answers = await Promise.all(
    [hers!.id, randomUUID(), 'none'].map((id) => ada.delete(`/api/auth/sessions/${id}`)),
  )
  for (const { status, text } of answers)
    expect([status, text]).toEqual([404, 'We could not find this browser.'])
  expect(await statusOf(grace)).toBe(200)
  const nobody = browser()
  expect((await nobody.delete(`/api/auth/sessions/${hers!.id}`)).status).toBe(404)
  expect((await nobody.get('/api/auth/sessions')).status).toBe(401)
})

test('a browser that was ended does not come back with what it was just doing', async () => {
  const who = browser()
  await signInShown(who)
  const doomed = copyOf(who)
  const [own] = await listFor(who)
  const isWaiting = () =>
    inDatabase(async (sql) => {
      const waiting = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%email_sign_ins%'
          and application_name = 'leeward api'`
      return waiting.count > 0
    })
  await inDatabase(async (sql) => {
    let asking: ReturnType<Visitor['submit']> | undefined
    await sql.begin(async (tx) => {
      await tx`lock table email_sign_ins in access exclusive mode`
      // It has read its session, waits for the lock, and writes the session afterwards.
      asking = doomed.submit('/api/login/email', { email: 'ada@example.org', to: '/elsewhere' })
      await expect.poll(isWaiting).toBe(true)
      expect((await who.delete(`/api/auth/sessions/${own!.id}`)).status).toBe(200)
    })
    expect((await asking)?.status).toBe(303)
  })
  expect(await statusOf(doomed)).toBe(401)
  expect(await statusOf(copyOf(who))).toBe(401)
})

test('a browser is forgotten after 14 days unseen, and after 60 days in any case', async () => {
  const [idle, busy] = [browser(), browser()]
  await signInShown(idle)
  await signInShown(busy)
  const [idleId, busyId] = [(await listFor(idle))[0]!.id, (await listFor(busy))[0]!.id]
  await inDatabase(async (sql) => {
    await sql`update browser_sessions set expires_at = now() where session_id = ${idleId}`
    await sql`
      update browser_sessions set seen_at = now() - interval '13 days', expires_at = now() + interval '1 day'
      where session_id = ${busyId}`
  })
  expect(await statusOf(idle)).toBe(401)
  expect(await statusOf(busy)).toBe(200)
  const days = await inDatabase(async (sql) => {
    const [row] = await sql<{ days: number }[]>`
      select extract(epoch from expires_at - now())::float / 86400 as days from browser_sessions
      where session_id = ${busyId}`
    await sql`update browser_sessions set created_at = now() - interval '60 days' where session_id = ${busyId}`
    return row!.days
  })
  expect(days).toBeGreaterThan(13.9)
  expect(await statusOf(busy)).toBe(401)
})

test('a name is corrected, and the old one is not shown any more', async () => {
  const who = browser()
  const email = await signInShown(who)
  const corrected = await who.patch<User>('/api/auth/user', { firstName: '  Ada ' })
  expect(corrected.body).toMatchObject({ firstName: 'Ada', email })
  expect((await who.get<User>('/api/auth/user')).body).toEqual(corrected.body)
  for (const firstName of ['', ' ', 'a'.repeat(101)])
    expect((await who.patch('/api/auth/user', { firstName })).status).toBe(400)
  expect((await browser().patch('/api/auth/user', { firstName: 'Eve' })).status).toBe(401)
})

test('signing out ends the browser on the server, by call and by navigation', async () => {
  for (const signOut of [
    (who: Visitor) => who.post('/api/auth/logout'),
    (who: Visitor) => navigate(product.url, who, '/api/logout'),
    (who: Visitor) => who.submit('/api/logout', {}),
  ]) {
    const who = browser()
    await signInShown(who)
    const copy = copyOf(who)
    const answer = await signOut(who)
    expect(answer.status).toBeLessThan(400)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
    expect(await statusOf(copy)).toBe(401)
    expect(answer.headers.get('Set-Cookie')).toMatch(/^leeward=; path=\/; expires=Thu, 01 Jan 1970/)
  }
})

test('another site cannot sign a person out', async () => {
  const who = browser()
  await signInShown(who)
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': '' },
    { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Purpose': 'prefetch' },
  ]
  for (const headers of foreign) {
    const asked = await navigate(product.url, who, '/api/logout', headers)
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('<form method="post" action="/api/logout">')
  }
  expect((await who.request('HEAD', '/api/logout')).status).toBe(200)
  for (const path of ['/api/logout', '/api/auth/logout'])
    for (const site of ['cross-site', 'same-site'])
      expect((await who.request('POST', path, undefined, { 'Sec-Fetch-Site': site })).status).toBe(403)
  expect(await statusOf(who)).toBe(200)
})

test('after signing out, back to the page where the person was', async () => {
  const who = browser()
  const to = async (path: string, headers = {}) =>
    (await navigate(product.url, who, path, headers)).headers.get('Location')
  expect(await to('/api/logout', { Referer: `${product.url}/about` })).toBe('/about')
  expect(await to('/api/logout', { Referer: 'https://elsewhere.example/about' })).toBe('/')
  expect(await to('/api/logout?to=/terms')).toBe('/terms')
  expect(await to('/api/logout?to=//elsewhere.example')).toBe('/')
})

test('the page of the mail shows it only to who sits at this machine', async () => {
  const ask = async (headers: Record<string, string>) => {
    const fields = new URLSearchParams({ email: 'ada@example.org', to: '/' })
    return (await browser().request('POST', '/api/login/email', fields, headers)).status
  }
  expect(await ask({})).toBe(303)
  expect(await ask({ Origin: product.url })).toBe(303)
  expect(await ask({ 'X-Forwarded-For': '192.0.2.7' })).toBe(403)
  expect(await ask({ Forwarded: 'for=192.0.2.7' })).toBe(403)
  expect(await ask({ Origin: 'https://calm.example' })).toBe(403)
})
