import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands at the address of the worker: that of this build, the end of it, or that of a build of another name. */
type Release = 'this' | 'off' | (string & {})

/** Stands in front of a product as an operator's proxy does, and can go over to another release of its worker. */
export async function startReleaseProxy(target: string) {
  let release: Release = 'this'
  let isAway = false

  /** Another main script is all that tells builds apart. */
  async function workerOf(build: string): Promise<string> {
    const worker = await (await fetch(`${target}/sw.js`)).text()
    const [main = ''] = /\/assets\/index-[\w-]+\.js/.exec(worker) ?? []
    return worker.replace(main, `/assets/index-${build}.js`).replace(/id:(["`'])/, `id:$1${build}`)
  }

  const server = createServer((near, answer) => {
    if (isAway) return void answer.writeHead(502).end('Bad Gateway')
    if (near.url === '/sw.js' && release !== 'this' && release !== 'off')
      return void workerOf(release).then((worker) =>
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
