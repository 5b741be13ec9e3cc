import { once } from 'node:events'
import { createServer } from 'node:net'

// Below what systems hand out by themselves, a hundred for each process of a run.
const lowest = 12_000
const first = lowest + (process.pid % 200) * 100
let given = 0

/** A free port that nobody else takes by chance before it is listened on, or between a kill and the next start. */
export async function portOfItsOwn(): Promise<number> {
  for (;;) {
    const port = first + (given++ % 100)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
