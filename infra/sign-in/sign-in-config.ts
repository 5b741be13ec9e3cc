import * as z from 'zod'
import { credential, isLoopback, mailFrom, providerAddress } from '#infra/config-values.ts'

/** What the environment says of signing in. */
export const signInEnvironment = {
  GOOGLE_CLIENT_ID: credential.optional(),
  GOOGLE_CLIENT_SECRET: credential.optional(),
  GOOGLE_ISSUER: providerAddress.default('https://accounts.google.com'),
  GITHUB_CLIENT_ID: credential.optional(),
  GITHUB_CLIENT_SECRET: credential.optional(),
  GITHUB_URL: providerAddress.default('https://github.com'),
  GITHUB_API_URL: providerAddress.default('https://api.github.com'),
  OIDC_ISSUER: providerAddress.optional(),
  OIDC_CLIENT_ID: credential.optional(),
  OIDC_CLIENT_SECRET: credential.optional(),
  OIDC_NAME: z.string().max(40, 'at most 40 characters').default('Single sign-on'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'a mail server, as in smtps://user:PASSWORD@smtp.example.org' })
    .optional(),
  MAIL_FROM: mailFrom.optional(),
}

/** With what of the rest decides on it. */
type SignInConfig = z.infer<z.ZodObject<typeof signInEnvironment>> & {
  HOST: string
  PORT: number
  PUBLIC_URL?: string | undefined
  TRUSTED_PROXIES: number
}

/** Where people sign in with an account that they have elsewhere. */
export type SignInProvider = {
  name: 'google' | 'github' | 'oidc'
  /** As the button says it. */
  label: string
  /** Of an OpenID Connect issuer its address; of GitHub that of its pages. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** `page`: on this machine only, the mail is written to a file and shown on the page. */
export type MailMode = 'smtp' | 'page' | null

/** Where browsers reach us. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<SignInConfig, 'PUBLIC_URL' | 'PORT'>): URL =>
  new URL(PUBLIC_URL ?? `http://localhost:${PORT}`)

export function mailModeOf(config: SignInConfig): MailMode {
  if (config.SMTP_URL) return 'smtp'
  const isAlone = isLoopback(config.HOST) && isLoopback(publicUrlOf(config).hostname)
  // A mail that is shown on the page lets in whoever sees the page.
  return isAlone && config.TRUSTED_PROXIES === 0 ? 'page' : null
}

/** The providers that are configured, in the order in which they are offered. */
export function providersOf(config: SignInConfig): SignInProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = config
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = config
  const providers: SignInProvider[] = []
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    providers.push({
      name: 'google',
      label: 'Google',
      issuer: config.GOOGLE_ISSUER,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    })
  if (GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET)
    providers.push({
      name: 'github',
      label: 'GitHub',
      issuer: config.GITHUB_URL,
      clientId: GITHUB_CLIENT_ID,
      clientSecret: GITHUB_CLIENT_SECRET,
    })
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET)
    providers.push({
      name: 'oidc',
      label: config.OIDC_NAME,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    })
  return providers
}

const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

/** What is half given, or a server on which nobody could sign in. */
export function signInFaults(config: SignInConfig): string[] {
  const faults: string[] = together.flatMap((names) => {
    const given = names.filter((name) => config[name] !== undefined)
    if (given.length === 0) return []
    return names
      .filter((name) => config[name] === undefined)
      .map((name) => `${name}: is missing; ${given.join(' and ')} alone is not enough to sign in with`)
  })
  if (config.SMTP_URL && !config.MAIL_FROM)
    faults.push('MAIL_FROM: is missing; SMTP_URL needs a sender, as in Leeward <hello@calm.example>')
  if (faults.length === 0 && providersOf(config).length === 0 && mailModeOf(config) === null)
    faults.push(
      'SMTP_URL: is missing, and nobody could sign in; wanted: SMTP_URL with MAIL_FROM, or the client id and secret of GOOGLE_, GITHUB_ or OIDC_ (only on a loopback address a mail is shown on the page instead)',
    )
  return faults
}
