import type { Environment } from '#infra/start/settings.ts'
import type { DatabaseServer } from '#infra/testing/databases.ts'
import { startGithubServer } from '#infra/testing/github-server.ts'
import { startMailServer } from '#infra/testing/mail-server.ts'
import { startOidcServer } from '#infra/testing/oidc-server.ts'
import { startProduct } from '#infra/testing/product.ts'

const github = { clientId: 'github-1', clientSecret: 'github-word' }

/** The product with every way to sign in, each at a server on loopback that speaks the real protocol. */
export async function startProductWithProviders(server: DatabaseServer, more: Environment = {}) {
  const opened = new AsyncDisposableStack()
  const [google, realm] = [opened.use(await startOidcServer()), opened.use(await startOidcServer())]
  const hub = opened.use(await startGithubServer(github))
  const mail = opened.use(await startMailServer())
  const environment = {
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: 'google-1',
    GOOGLE_CLIENT_SECRET: 'google-word',
    GITHUB_URL: hub.url,
    GITHUB_API_URL: hub.url,
    GITHUB_CLIENT_ID: github.clientId,
    GITHUB_CLIENT_SECRET: github.clientSecret,
    OIDC_ISSUER: realm.issuer,
    OIDC_CLIENT_ID: 'realm-1',
    OIDC_CLIENT_SECRET: 'realm-word',
    OIDC_NAME: 'The <Realm>',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Leeward <hello@calm.example>',
    ...more,
  }
  const product = opened.use(await startProduct({ server, withPage: false, environment }))
  return { product, google, realm, hub, mail, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

export type ProductWithProviders = Awaited<ReturnType<typeof startProductWithProviders>>
