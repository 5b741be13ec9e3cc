import { afterAll, expect, test } from 'vitest'
import { newId } from '#infra/ids.ts'
import { createEmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import { withSql } from '#infra/testing/kept.ts'
import { keyringOf } from '#infra/testing/keyring-of.ts'
import { startMailServer } from '#infra/testing/mail-server.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const opened = new AsyncDisposableStack()
const mail = opened.use(await startMailServer())
const product = opened.use(
  await productForTest('postgres', 'guide', {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Leeward <hello@calm.example>',
  }),
)
afterAll(() => opened.disposeAsync())

test('a mail server that says "later" gets the mail later, once', async () => {
  mail.behaviour.refusals = 1
  const email = `ada-${newId()}@example.org`
  expect((await visitor(product.url).submit('/api/login/email', { email, to: '/' })).status).toBe(303)
  expect(await mail.mailsTo(email)).toHaveLength(1)
  expect(product.worker.log()).toContain('a job failed')
  expect(product.worker.log()).not.toContain(email)
})

test('a mail whose job was lost is found by the sweep', async () => {
  const address = `grace-${newId()}@example.org`
  await withSql(product.databaseUrl, async (sql) => {
    const signIns = createEmailSignIns(sql, await keyringOf(sql, product.environment))
    const signInId = await signIns.begin(address, newId())
    await sql`update email_sign_ins set asked_at = now() - interval '1 minute' where sign_in_id = ${signInId}`
    expect(await signIns.listOverdue(20)).toEqual([signInId])
  })
  const [found] = await mail.mailsTo(address, 1, 60_000)
  expect(found!.code).toMatch(/^\d{6}$/)
  await withSql(product.databaseUrl, async (sql) => {
    const signIns = createEmailSignIns(sql, await keyringOf(sql, product.environment))
    await expect.poll(() => signIns.listOverdue(20)).toEqual([])
  })
})
