import * as z from 'zod'

const placeholder = /change.?me|placeholder|example|secret|your.?(?:api|key|password|token)|<.*>|\.{3}/i
export const isPlaceholder = (value: string) => placeholder.test(value)

export const oneOf = <const Value extends string>(values: Value[]) =>
  z.enum(values, `one of ${values.join(', ')}`)

export function wholeNumber(min: number, max: number) {
  const wanted = `a whole number from ${min} to ${max}`
  return z.coerce.number(wanted).int(wanted).min(min, wanted).max(max, wanted)
}

export const webAddress = (wanted: string) => z.url({ protocol: /^https?$/, error: wanted })

export const originWanted = 'the address that browsers open, without a path, as in https://calm.example.org'
export const origin = webAddress(originWanted).refine(
  (value) => URL.parse(value)?.origin === value.replace(/\/$/, '').toLowerCase(),
  originWanted,
)

const databaseWanted = 'a PostgreSQL address, as in postgres://leeward:PASSWORD@127.0.0.1:5432/leeward'
export const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: databaseWanted })
  .refine(
    (value) => !isPlaceholder(URL.parse(value)?.password ?? ''),
    'a password of its own, not a placeholder',
  )

const passwordWanted = 'at least 16 letters and digits, as from: openssl rand -hex 24'
/** It goes into an address. */
export const databasePassword = z
  .string(passwordWanted)
  .regex(/^[\w-]{16,}$/, passwordWanted)
  .refine((value) => !isPlaceholder(value), 'a password of its own, not a placeholder')

const masterWanted = '32 random bytes in base64, as from: openssl rand -base64 32'
export const masterKey = z
  .string(masterWanted)
  .refine((value) => /^[\w+/-]{43}=?$/.test(value), masterWanted)
  // Of 32 random bytes about 30 differ; of a key made up by hand, few do.
  .refine((value) => new Set(Buffer.from(value, 'base64')).size >= 16, masterWanted)

const cookieWanted = 'at least 32 bytes that nobody can guess, as from: openssl rand -base64 32'
export const cookieKey = z
  .string(cookieWanted)
  .refine((value) => Buffer.byteLength(value) >= 32 && new Set(value).size >= 10, cookieWanted)
  .refine(
    (value) => !isPlaceholder(value),
    'a value of its own, not a placeholder; openssl rand -base64 32 makes one',
  )

const issuerWanted = 'the issuer as its provider names it, https except on this machine'
/** Tokens and profiles come from there: in clear only where nobody stands between. */
export const providerAddress = webAddress(issuerWanted).refine((value) => {
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'https:' || isLoopback(url.hostname)) && !url.search && !url.hash
}, issuerWanted)

/** Whether only this machine can be meant. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host)

const mailFromWanted = 'the sender of our mails, as in Leeward <hello@calm.example>'
export const mailFrom = z
  .string(mailFromWanted)
  .regex(
    /^(?:[^\p{Cc}<>@]*<[^\s\p{Cc}<>@]+@[^\s\p{Cc}<>@]+>|[^\s\p{Cc}<>@]+@[^\s\p{Cc}<>@]+)$/u,
    mailFromWanted,
  )

export const credential = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'the value that the provider gave, without spaces')
  .refine((value) => !/^<.*>$|change.?me/i.test(value), 'the value that the provider gave, not a placeholder')
