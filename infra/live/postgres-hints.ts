import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { describeFault, type Log } from '#infra/fault.ts'

type Hearing = {
  onPayload: (payload: string) => void
  /** Listening has begun, or has begun again: look for what was missed meanwhile. */
  onListening: () => void
}

const retryAfter = 500

/**
 * Listens on a channel until closed, over one connection, which is opened again whenever it is lost. (`sql.listen` of
 * the postgres package gives up for good when the server is still away at the first try.) Rejects if the first try fails.
 */
export async function listenOnPostgres(databaseUrl: string, channel: string, hearing: Hearing, log: Log) {
  let client: Client | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    if (isClosed) return
    const fresh = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'leeward hints',
    })
    // An error also ends the connection, which is dealt with below; without a listener it would end the process.
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => hearing.onPayload(payload ?? ''))
    await fresh.connect()
    try {
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch (error) {
      await fresh.end()
      throw error
    }
    if (isClosed) return fresh.end()
    client = fresh
    fresh.once('end', () => void reconnect())
    hearing.onListening()
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return
    log.warn({ channel }, 'the database gives no hints')
    // Whoever needs the database says that it is away.
    while (
      !(await connect().then(
        () => true,
        () => false,
      ))
    )
      await setTimeout(retryAfter, undefined, { ref: false })
    if (!isClosed) log.info({ channel }, 'the database gives hints again')
  }

  await connect()
  return {
    close: async (): Promise<void> => {
      isClosed = true
      await client
        ?.end()
        .catch((error: unknown) => log.warn({ fault: describeFault(error) }, 'the hints did not close'))
    },
  }
}
