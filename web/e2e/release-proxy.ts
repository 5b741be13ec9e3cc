import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands at the address of the worker: that of this build, that of another one, or the end of it. */
type Release = 'this' | 'next' | 'off'

/** Stands in front of a product as an operator's proxy does, and can go over to another release of its worker. */
export async function startReleaseProxy(target: string) {
  let release: Release = 'this'
  let isAway = false

  const workerOfNext = async (): Promise<string> => {
    const worker = await (await fetch(`${target}/sw.js`)).text()
    // Another main script is all that tells builds apart.
    return worker
      .replace(/main:(["`'])\/assets\/[^"`']+/, 'main:$1/assets/index-next.js')
      .replace(/id:(["`'])/, 'id:$1next')
  }

  const server = createServer((near, answer) => {
    if (isAway) return void answer.writeHead(502).end('Bad Gateway')
    if (near.url === '/sw.js' && release === 'next')
      return void workerOfNext().then((worker) =>
        answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(worker),
      )
    const path = near.url === '/sw.js' && release === 'off' ? '/sw-off.js' : near.url
    const far = request(new URL(path ?? '/', target), { method: near.method, headers: near.headers })
    far.on('error', () => answer.destroy())
    far.on('response', (said) => {
      answer.writeHead(said.statusCode ?? 500, said.headers)
      said.pipe(answer)
    })
    near.pipe(far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next: Release): void => {
      release = next
    },
    setAway: (away: boolean): void => {
      isAway = away
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
