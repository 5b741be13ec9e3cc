/** Who somebody is, as a provider has proved it: only issuer and subject tell people apart. */
export type Proven = {
  issuer: string
  subject: string
  name: string | null
  /** Only one that the provider has verified. */
  email: string | null
  /** When the person signed in at the provider, where it says so. */
  signedInAt?: Date
}

/** What a provider answered does not prove anything. `why` names the check, never a value. */
export class SignInRefused extends Error {
  readonly code: string

  constructor(why: string) {
    super(`refused: ${why}`)
    this.name = 'SignInRefused'
    this.code = why
  }
}

/** A provider cannot be reached, or does not speak as it should. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('The provider does not answer.', { cause })
    this.name = 'ProviderAway'
  }
}
