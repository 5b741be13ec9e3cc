import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { newId } from '#infra/ids.ts'

export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  /** Rejects when the mail server does not take it. */
  send: (mail: Mail) => Promise<void>
  /** Lets go of mails that are kept here and have had their time. */
  purge: () => Promise<void>
  close: () => void
}

const timeoutMs = 10_000

/** Hands plain mails to a mail server. Over `smtp:` it speaks TLS as soon as the server offers it. */
export function smtpMailer(url: string, from: string): Mailer {
  let opened: Promise<Transporter> | undefined
  return {
    async send({ to, subject, text }) {
      const transport = await (opened ??= openTransport(url))
      await transport.sendMail({
        from,
        // An object: never parsed, so it is one address whatever stands in it.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    purge: async () => {},
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** Loaded with the first mail: a start sends none. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Writes mails to files that only this account can read, for `keptForMs`: for a machine of one's own. */
export function fileMailer(folder: string, keptForMs: number): Mailer {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${newId().slice(0, 8)}.txt`
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 })
    },
    async purge() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => one.endsWith('.txt'))) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path)
        if (mtimeMs < Date.now() - keptForMs) await rm(path, { force: true })
      }
    },
    close: () => {},
  }
}
