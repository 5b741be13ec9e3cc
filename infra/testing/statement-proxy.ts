import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type StatementProxy = {
  /** Where a program reaches the database through it. */
  url: string
  /** How many statements have come by. */
  count: () => number
} & AsyncDisposable

/**
 * Stands between one program and PostgreSQL, and counts the statements. From the `last` on none comes through any more:
 * `onLast` is called, and the program waits for an answer until it is ended.
 */
export async function startStatementProxy(
  databaseUrl: string,
  { last = Infinity, onLast = () => {} }: { last?: number; onLast?: () => void } = {},
): Promise<StatementProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let count = 0

  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    const isStatement = statementReader()
    const end = () => {
      for (const socket of [near, far]) {
        open.delete(socket)
        socket.destroy()
      }
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', end).on('close', end)
    }
    near.on('data', (bytes: Buffer) => {
      for (const { message, isEnd } of isStatement(bytes)) {
        if (count >= last) return
        if (isEnd && ++count === last) return onLast()
        far.write(message)
      }
    })
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    count: () => count,
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Cuts what a client sends into messages (PostgreSQL's protocol 3: but for the first, a letter and a length). A statement
 * ends with Query or with Sync; what belongs to it before is kept back, so that it comes through whole or not at all.
 */
function statementReader() {
  let rest = Buffer.alloc(0)
  let kept: Buffer[] = []
  let isStarted = false
  return function* read(bytes: Buffer): Generator<{ message: Buffer; isEnd: boolean }> {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const header = isStarted ? 1 : 0
      if (rest.length < header + 4) return
      const length = header + rest.readInt32BE(header)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      const type = isStarted ? String.fromCharCode(message[0]!) : 'startup'
      isStarted = true
      if (/[PBDE]/.test(type) && type.length === 1) kept.push(message)
      else {
        const isEnd = type === 'Q' || type === 'S'
        yield { message: Buffer.concat([...kept, message]), isEnd }
        kept = []
      }
    }
  }
}
