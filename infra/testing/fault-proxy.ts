import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type FaultProxy = {
  url: string
  /** Cuts every open connection, as a lost network would. */
  cut: () => void
  /** Refuses new connections until told otherwise. */
  refuse: (isRefusing: boolean) => void
} & AsyncDisposable

/** Stands between a browser and a server on this machine, and breaks their line when told to. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const open = new Set<Socket>()
  let isRefusing = false
  const server = createServer((near) => {
    if (isRefusing) return near.destroy()
    const far = connect(Number(new URL(target).port), '127.0.0.1')
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
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    [Symbol.asyncDispose]: async () => {
      cut()
      server.close()
    },
  }
}
