import grantModule, { type GrantConfig, type GrantResponse, type KoaMiddleware } from 'grant'
import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import { SignInRefused } from '#infra/sign-in/sign-in-proof.ts'
import type { Way } from '#infra/sign-in/sign-in.ts'

/** The two steps of OAuth. Both keep state, nonce and code verifier in the browser's session, and tokens nowhere. */
export type Grant = {
  /** Redirects to the provider; `isAnew` asks it not to go by a sign-in of before. */
  leave: (ctx: Context, way: Way, asked: { isAnew: boolean }) => Promise<void>
  /** What the provider gives for the code that came back. Throws `SignInRefused`. */
  comeBack: (ctx: Context, way: Way) => Promise<{ tokens: GrantResponse; nonce: string | undefined }>
}

const prefix = '/api/login'
const scopes = {
  google: 'openid email profile',
  oidc: 'openid email profile',
  github: 'read:user user:email',
}

/**
 * Asks to sign in anew. Google knows only the choice of an account, and may take a sign-in of before; GitHub knows
 * nothing of the kind. There, whoever holds the open browser of somebody who is signed in at the provider comes through.
 */
const anew = {
  google: { prompt: 'select_account' },
  oidc: { prompt: 'login', max_age: '0' },
  github: {},
}

/** Redirect addresses are made of the public address alone: what a Host header says is of no account. */
export function createGrant(publicUrl: URL, ways: Way[]): Grant {
  const config: GrantConfig = {
    defaults: {
      origin: publicUrl.origin,
      prefix,
      // Into the memory of this one request.
      transport: 'state',
      response: ['tokens'],
      state: true,
      pkce: true,
      // A query changes nothing of this; what `pass` hands over does.
      dynamic: [],
    },
  }
  for (const { name, clientId, clientSecret } of ways)
    config[name] = {
      oauth: 2,
      key: clientId,
      secret: clientSecret,
      scope: scopes[name],
      nonce: name !== 'github',
    }
  const through: KoaMiddleware = grantModule.default.koa({ config, request: { timeout: 10_000 } })

  async function pass(ctx: Context, way: Way, params: object = {}): Promise<GrantResponse | undefined> {
    const { authorizeUrl, tokenUrl, tokenAuth } = await way.endpoints()
    ctx.state['grant'] = {
      dynamic: {
        authorize_url: authorizeUrl,
        access_url: tokenUrl,
        token_endpoint_auth_method: tokenAuth,
        custom_params: params,
      },
    }
    await through(ctx, async () => {})
    return (ctx.state['grant'] as { response?: GrantResponse }).response
  }

  return {
    async leave(ctx, way, { isAnew }) {
      await pass(ctx, way, isAnew ? anew[way.name] : {})
      if (!ctx.response.get('Location')) throw new SignInRefused('misconfigured')
    },
    async comeBack(ctx, way) {
      const session = browserSessionOf(ctx)
      const asked = session.grant
      if (asked?.provider !== way.name || !asked.state) throw new SignInRefused('not asked')
      try {
        // A provider that names itself (RFC 9207) must be the one that was asked.
        if (ctx.query['iss'] !== undefined && ctx.query['iss'] !== (await way.issuerName()))
          throw new SignInRefused('issuer')
        const tokens = await pass(ctx, way)
        if (!tokens || tokens.error) throw new SignInRefused(reasonIn(tokens))
        return { tokens, nonce: asked.nonce }
      } finally {
        // Whatever came of it: an answer counts once.
        delete session.grant
      }
    },
  }
}

/** Of grant's own words only: a provider's may hold anything. */
const reasonIn = (response: GrantResponse | undefined): string => {
  const error: unknown = response?.error
  return typeof error === 'string' && error.startsWith('Grant: ') ? error.slice(7) : 'answer of the provider'
}
