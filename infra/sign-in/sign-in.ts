import type { Config } from '#infra/config.ts'
import { githubPerson } from '#infra/sign-in/github.ts'
import { createOidcIssuer } from '#infra/sign-in/oidc.ts'
import { mailModeOf, providersOf, type MailMode, type SignInProvider } from '#infra/sign-in/sign-in-config.ts'
import { ProviderAway, SignInRefused, type Proven } from '#infra/sign-in/sign-in-proof.ts'

/** What a provider gave for the code that a person brought back. */
export type Tokens = { idToken: string | undefined; accessToken: string | undefined }

export type Way = SignInProvider & {
  /** Where people are sent, and where codes become tokens. Throws `ProviderAway`. */
  endpoints: () => Promise<{ authorizeUrl: string; tokenUrl: string; tokenAuth: string }>
  /** The issuer as it names itself. */
  issuerName: () => Promise<string>
  /** Who the tokens are about. Throws `SignInRefused` and `ProviderAway`. */
  prove: (
    tokens: Tokens,
    expected: { nonce: string | undefined; now: Date; anewSince?: Date },
  ) => Promise<Proven>
}

/** What clocks may differ by. */
const skewMs = 30_000

export type SignIn = { ways: Way[]; mail: MailMode }

export const createSignIn = (config: Config): SignIn => ({
  ways: providersOf(config).map((provider) =>
    provider.name === 'github' ? githubWay(provider, config.GITHUB_API_URL) : oidcWay(provider),
  ),
  mail: mailModeOf(config),
})

/** The ways that are configured, in one phrase: "Google, GitHub or email". */
export const wayNames = ({ ways, mail }: Pick<SignIn, 'mail'> & { ways: Pick<Way, 'label'>[] }): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([
    ...ways.map(({ label }) => label),
    ...(mail === null ? [] : ['email']),
  ])

function oidcWay(provider: SignInProvider): Way {
  const issuer = createOidcIssuer(provider.issuer)
  return {
    ...provider,
    async endpoints() {
      const { authorization_endpoint, token_endpoint, token_endpoint_auth_methods_supported } =
        await issuer.metadata()
      // Not to say means: by HTTP authentication.
      const methods = token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const isBasic = methods.includes('client_secret_basic') && !methods.includes('client_secret_post')
      return {
        authorizeUrl: authorization_endpoint,
        tokenUrl: token_endpoint,
        tokenAuth: isBasic ? 'client_secret_basic' : 'client_secret_post',
      }
    },
    issuerName: async () => (await issuer.metadata()).issuer,
    async prove({ idToken }, { nonce, now, anewSince }) {
      if (!idToken || !nonce) throw new SignInRefused('no id token')
      const proven = await issuer.verify(idToken, { clientId: provider.clientId, nonce, now })
      // Asked to sign in anew, and did not: the token says when it was, where the provider says so at all.
      if (anewSince && proven.signedInAt && proven.signedInAt.getTime() < anewSince.getTime() - skewMs)
        throw new SignInRefused('auth_time')
      return proven
    },
  }
}

function githubWay(provider: SignInProvider, apiUrl: string): Way {
  const issuer = provider.issuer.replace(/\/$/, '')
  return {
    ...provider,
    endpoints: async () => ({
      authorizeUrl: `${issuer}/login/oauth/authorize`,
      tokenUrl: `${issuer}/login/oauth/access_token`,
      tokenAuth: 'client_secret_post',
    }),
    issuerName: async () => issuer,
    async prove({ accessToken }) {
      if (!accessToken) throw new ProviderAway(new Error('no access token'))
      return githubPerson({ issuer, apiUrl }, accessToken)
    },
  }
}
