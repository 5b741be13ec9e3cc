import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; raw: string; code: string; link: string }

/** A mail server on loopback that takes every mail and keeps it in memory. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const behaviour = { refusals: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (behaviour.refusals-- > 0) return done(Object.assign(new Error('later'), { responseCode: 451 }))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push(readMail(Buffer.concat(chunks).toString(), to))
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')

  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    /** How many mails it will not take now. */
    behaviour,
    /** The mails to an address, once there are so many. */
    async mailsTo(address: string, count = 1, timeoutMs = 30_000): Promise<ReceivedMail[]> {
      const deadline = performance.now() + timeoutMs
      for (;;) {
        const mails = received.filter(({ to }) => to.includes(address))
        if (mails.length >= count) return mails
        if (performance.now() > deadline) throw new Error(`${mails.length} of ${count} mails came`)
        await sleep(20)
      }
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Undoes quoted-printable, as a reader of mails does. */
function readMail(raw: string, to: string[]): ReceivedMail {
  const plain = /^Content-Transfer-Encoding: quoted-printable/im.test(raw)
    ? raw
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw
  return {
    to,
    raw: plain,
    code: /code is (\d{6})/.exec(plain)?.[1] ?? '',
    link: /https?:\/\/\S+\/api\/login\/email\/link\S+/.exec(plain)?.[0] ?? '',
  }
}
