import { timingSafeEqual } from 'node:crypto'
import type { Mail } from '#infra/sign-in/mailer.ts'
import type { Keyring } from '#infra/store/keys.ts'

export const signInMinutes = 10
export const codeAttempts = 5

/** Made from the id and the master key whenever they are wanted: nowhere is a link or a code kept. */
export const linkKeyOf = (keyring: Keyring, signInId: string): string =>
  keyring.digest('sign-in link', signInId).toString('base64url')

/** Six digits. */
export const codeOf = (keyring: Keyring, signInId: string): string =>
  String(keyring.digest('sign-in code', signInId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** In a time that tells nothing of where they differ. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function linkOf(keyring: Keyring, publicUrl: URL, signInId: string): string {
  const url = new URL('/api/login/email/link', publicUrl)
  url.search = new URLSearchParams({ id: signInId, key: linkKeyOf(keyring, signInId) }).toString()
  return url.href
}

/** One plain mail with both ways in. */
export function signInMail(keyring: Keyring, publicUrl: URL, signInId: string, to: string): Mail {
  const text = [
    `Your code is ${codeOf(keyring, signInId)}`,
    '',
    'Type it where you asked for it, or open this link in the same browser:',
    linkOf(keyring, publicUrl, signInId),
    '',
    `Code and link work once, for ${signInMinutes} minutes.`,
    'You did not ask for this? Then you need not do anything: nobody was let in.',
    '',
    `Leeward, ${publicUrl.host}`,
    '',
  ].join('\n')
  return { to, subject: 'Sign in to Leeward', text }
}
