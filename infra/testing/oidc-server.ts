import { OAuth2Server, type MutableToken } from 'oauth2-mock-server'

export type OidcPerson = { sub: string } & Record<string, unknown>

/** An OpenID Connect provider on loopback. It signs in whoever `person` says, and may be told to lie. */
export async function startOidcServer() {
  const server = new OAuth2Server()
  const key = await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const behaviour: { person: OidcPerson; spoil: ((token: MutableToken) => void) | null } = {
    person: { sub: 'ada-1' },
    spoil: null,
  }
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    // Access tokens have a scope; an id token has an audience.
    if (token.payload['aud'] === undefined) return
    Object.assign(token.payload, behaviour.person)
    behaviour.spoil?.(token)
  })
  return {
    /** As it names itself. */
    issuer: server.issuer.url!,
    server,
    kid: key.kid,
    behaviour,
    [Symbol.asyncDispose]: async () => server.stop(),
  }
}

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>
