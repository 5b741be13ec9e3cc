import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type GithubPerson = {
  id: number
  login: string
  name: string | null
  emails: { email: string; primary: boolean; verified: boolean }[]
}

/** Speaks GitHub's OAuth (with PKCE; a code counts once) and the two calls of its API that signing in needs. */
export async function startGithubServer({
  clientId,
  clientSecret,
}: {
  clientId: string
  clientSecret: string
}) {
  const behaviour: { person: GithubPerson } = {
    person: { id: 1, login: 'ada', name: 'Ada Lovelace', emails: [] },
  }
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const tokens = new Map<string, GithubPerson>()

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

  function authorize(url: URL, response: ServerResponse): void {
    const asked = url.searchParams
    const code = randomUUID()
    codes.set(code, { challenge: asked.get('code_challenge')!, redirectUri: asked.get('redirect_uri')! })
    const back = new URL(asked.get('redirect_uri')!)
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state')!)
    response.writeHead(302, { Location: back.href }).end()
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = new URLSearchParams(await text(request))
    const known = codes.get(given.get('code') ?? '')
    codes.delete(given.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      known?.challenge === challenge &&
      known.redirectUri === given.get('redirect_uri') &&
      given.get('client_id') === clientId &&
      given.get('client_secret') === clientSecret
    // GitHub answers with 200 either way, and as a form.
    response.writeHead(200, { 'Content-Type': 'application/x-www-form-urlencoded' })
    if (!isRight) return void response.end('error=bad_verification_code')
    const token = randomUUID()
    tokens.set(token, behaviour.person)
    response.end(new URLSearchParams({ access_token: token, token_type: 'bearer' }).toString())
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://here.invalid')
    const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (url.pathname === '/login/oauth/authorize') authorize(url, response)
    else if (url.pathname === '/login/oauth/access_token') void exchange(request, response)
    else if (!person) json(response, 401, { message: 'Bad credentials' })
    else if (url.pathname === '/user') json(response, 200, { ...person, emails: undefined })
    else if (url.pathname === '/user/emails') json(response, 200, person.emails)
    else json(response, 404, {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
