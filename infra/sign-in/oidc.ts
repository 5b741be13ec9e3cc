import type { JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import { SignInRefused, ProviderAway, type Proven } from '#infra/sign-in/sign-in-proof.ts'

const timeoutMs = 10_000
const keptForMs = 3_600_000
/** What clocks may differ by. */
const skewSeconds = 30

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type IssuerMetadata = z.infer<typeof Metadata>

/** What an id token may say of a person. Names and addresses come as anything. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  auth_time: z.number().min(0).max(8_640_000_000_000).optional(),
  given_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
})

export type OidcIssuer = {
  /** From the discovery document, read when it is first wanted and kept for an hour. Throws `ProviderAway`. */
  metadata: () => Promise<IssuerMetadata>
  /** Who an id token is about. Throws `SignInRefused` unless signature, issuer, audience, expiry and nonce are right. */
  verify: (idToken: string, expected: { clientId: string; nonce: string; now: Date }) => Promise<Proven>
}

/** An OpenID Connect provider, known by nothing but its issuer. */
export function createOidcIssuer(issuer: string): OidcIssuer {
  let known: { metadata: IssuerMetadata; keys: JWTVerifyGetKey; until: number } | undefined

  async function reach() {
    if (known && known.until > performance.now()) return known
    const metadata = await discover(issuer)
    const { createRemoteJWKSet } = await jose()
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeoutMs })
    known = { metadata, keys, until: performance.now() + keptForMs }
    return known
  }

  return {
    metadata: async () => (await reach()).metadata,
    async verify(idToken, { clientId, nonce, now }) {
      const { metadata, keys } = await reach()
      const { errors, jwtVerify } = await jose()
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: metadata.issuer,
          audience: clientId,
          currentDate: now,
          clockTolerance: skewSeconds,
          requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat', 'nonce'],
          algorithms: [
            'RS256',
            'RS384',
            'RS512',
            'PS256',
            'PS384',
            'PS512',
            'ES256',
            'ES384',
            'ES512',
            'EdDSA',
            'Ed25519',
          ],
        })
        const claims = Claims.parse(payload)
        if (claims.nonce !== nonce) throw new SignInRefused('nonce')
        // Issued to several: it must have been asked for by us.
        if ((claims.azp ?? clientId) !== clientId) throw new SignInRefused('azp')
        const { given_name, name, preferred_username, email, email_verified, auth_time } = claims
        return {
          issuer: metadata.issuer,
          subject: claims.sub,
          name: given_name ?? name?.trim().split(/\s/)[0] ?? userName(preferred_username),
          email: email_verified && email ? email : null,
          ...(auth_time !== undefined && { signedInAt: new Date(auth_time * 1_000) }),
        }
      } catch (error) {
        if (error instanceof SignInRefused) throw error
        if (error instanceof errors.JWKSTimeout) throw new ProviderAway(error)
        if (error instanceof errors.JOSEError) throw new SignInRefused(error.code)
        if (error instanceof z.ZodError) throw new SignInRefused('claims')
        throw new ProviderAway(error)
      }
    },
  }
}

/** Loaded for the first who signs in so. */
const jose = () => import('jose')

/** Some issuers put an address there, which is no name to be called by. */
const userName = (given: string | undefined) => (given && !given.includes('@') ? given : null)

const withoutSlash = (url: string) => url.replace(/\/$/, '')

async function discover(issuer: string): Promise<IssuerMetadata> {
  try {
    const response = await fetch(`${withoutSlash(issuer)}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`discovery: ${response.status}`)
    const metadata = Metadata.parse(await response.json())
    // A document may speak for its own issuer only.
    if (withoutSlash(metadata.issuer) !== withoutSlash(issuer)) throw new Error('discovery: another issuer')
    return metadata
  } catch (error) {
    throw new ProviderAway(error)
  }
}
