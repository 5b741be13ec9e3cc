import { connect, type Socket } from 'node:net'
import postgres from 'postgres'

export type Sql = postgres.Sql<{ bigint: number }>
export type Transaction = postgres.TransactionSql<{ bigint: number }>

type Address = { host: string[]; port: number[]; path?: string | false }

/**
 * Small writes go out at once. Otherwise the end of each COPY waits for the server's delayed acknowledgement of the
 * rows before it: 0.1 s, whatever their number. The driver knows this option, its types do not.
 */
const socketOption: object = {
  socket: ({ host: [host = ''], port: [port = 0], path }: Address): Socket =>
    // The driver takes the server's name for TLS, and for what it says of errors, from the socket.
    Object.assign(connect(path ? { path } : { host, port, noDelay: true }), { host, port }),
}

/** Nearly every instant is in UTC; taking its text apart is ten times faster than a Date. */
function isoInstant(text: string): string {
  if (!text.endsWith('+00') || text.length > 26) return new Date(text).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
}

/**
 * Opens a pool. Positions are numbers (2^53 of them are enough), instants and days are ISO text, so that a row
 * read is equal to a row written.
 */
export function openSql(
  url: string,
  { max = 10, name = 'leeward' }: { max?: number; name?: string } = {},
): Sql {
  return postgres(url, {
    max,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    // The default waits up to 20 s after an outage.
    backoff: (retries) => Math.min(0.05 * 2 ** retries, 1),
    onnotice: () => {},
    ...socketOption,
    connection: { application_name: name },
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      instant: {
        to: 1184,
        from: [1184],
        serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
        parse: isoInstant,
      },
      day: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
    },
  })
}
