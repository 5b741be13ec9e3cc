import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileMailer, smtpMailer } from '#infra/sign-in/mailer.ts'
import { startMailServer } from '#infra/testing/mail-server.ts'

const mail = { to: 'ada@example.org', subject: 'Sign in to Leeward', text: 'Your code is 123456\n' }

test('without a mail server, mails stand in files for this account alone, for their time', async () => {
  const data = mkdtempSync(join(tmpdir(), 'leeward-mail-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const folder = join(data, 'mail')
  const mailer = fileMailer(folder, 60_000)
  await mailer.purge()
  await mailer.send(mail)
  await mailer.purge()
  const [name] = readdirSync(folder)
  const path = join(folder, name!)
  expect(readFileSync(path, 'utf8')).toBe(
    'To: ada@example.org\nSubject: Sign in to Leeward\n\nYour code is 123456\n',
  )
  expect([statSync(folder).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600])
  const before = Date.now() / 1_000 - 61
  utimesSync(path, before, before)
  await mailer.purge()
  expect(readdirSync(folder)).toEqual([])
})

test('what stands in an address never becomes another recipient or a line of its own', async () => {
  await using server = await startMailServer()
  const mailer = smtpMailer(server.url, 'Leeward <hello@calm.example>')
  for (const to of ['ada@example.org\r\nBcc: eve@example.org', 'ada@example.org, eve@example.org'])
    await mailer.send({ ...mail, to }).catch(() => null)
  mailer.close()
  for (const { to, raw } of server.received) {
    expect(to).not.toContain('eve@example.org')
    expect(raw).not.toMatch(/^Bcc:/im)
  }
})
