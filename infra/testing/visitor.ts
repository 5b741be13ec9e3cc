import { EventSourceParserStream } from 'eventsource-parser/stream'

export type Answer<Body = never> = { status: number; body: Body; text: string; headers: Headers }

/**
 * A browser, as far as the server can tell: it keeps cookies, says where it is from and speaks JSON. `network`: the
 * address that a proxy in front of the server would name.
 */
export function visitor(
  url: string,
  { timeZone = 'Europe/Berlin', network }: { timeZone?: string; network?: string } = {},
) {
  const cookies = new Map<string, string>()

  /** Sends what is given as it is, with this browser's cookies. */
  async function raw(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: RequestInit['body'] },
    signal?: AbortSignal,
  ): Promise<Response> {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    return response
  }

  function request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof URLSearchParams
    return raw(method, path, {
      headers: {
        'Time-Zone': timeZone,
        'Sec-Fetch-Site': 'same-origin',
        ...(network !== undefined && { 'X-Forwarded-For': network }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  }

  async function call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const response = await request(method, path, body)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as Body,
    }
  }

  /** As the page does, it asks again while what it has written itself is not in the answer yet. */
  async function get<Body>(path: string): Promise<Answer<Body>> {
    for (let times = 1; ; times++) {
      const answer = await call<Body>('GET', path)
      if (times === 20 || !answer.headers.has('Leeward-Behind')) return answer
    }
  }

  return {
    cookies,
    raw,
    request,
    get,
    patch: <Body>(path: string, body?: unknown) => call<Body>('PATCH', path, body),
    delete: <Body>(path: string) => call<Body>('DELETE', path),
    /** Sends a form of ours, as a browser without scripts does. Redirects are not followed. */
    submit: (path: string, fields: Record<string, string>) =>
      call<never>('POST', path, new URLSearchParams(fields)),
    post: <Body>(path: string, body?: unknown) => call<Body>('POST', path, body),
    put: <Body>(path: string, body?: unknown) => call<Body>('PUT', path, body),
    /** The events of a stream as they come, until its end. */
    async *follow<Event>(
      method: 'GET' | 'POST',
      path: string,
      body?: unknown,
      signal?: AbortSignal,
    ): AsyncGenerator<Event> {
      const response = await request(method, path, body)
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
      const events = response
        .body!.pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
      for await (const { data } of events) {
        yield JSON.parse(data) as Event
        if (signal?.aborted) return
      }
    },
  }
}

export type Visitor = ReturnType<typeof visitor>
