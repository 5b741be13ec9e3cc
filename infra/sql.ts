import postgres from 'postgres'

export type Sql = postgres.Sql<{ bigint: number }>
export type Transaction = postgres.TransactionSql<{ bigint: number }>

/**
 * Opens a pool. Positions are numbers (2^53 of them are enough), instants and days are ISO text, so that a row
 * read is equal to a row written. `role` narrows what the pool may do.
 */
export function openSql(
  url: string,
  { max = 10, role, name = 'leeward' }: { max?: number; role?: 'leeward_app'; name?: string } = {},
): Sql {
  return postgres(url, {
    max,
    connect_timeout: 5,
    idle_timeout: 0,
    max_lifetime: null,
    // The default waits up to 20 s after an outage.
    backoff: (retries) => Math.min(0.05 * 2 ** retries, 1),
    onnotice: () => {},
    connection: { application_name: name, ...(role && { role }) },
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      instant: {
        to: 1184,
        from: [1184],
        serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
        parse: (text: string) => new Date(text).toISOString(),
      },
      day: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
    },
  })
}
