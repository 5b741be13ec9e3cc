import type { DatabaseServer } from '#infra/testing/databases.ts'

type Servers = { database: DatabaseServer; redis: string | null }

const name = 'LEEWARD_E2E_SERVERS'

/** From the set-up to the processes that run journeys: Playwright hands them the environment and nothing else. */
export const servers = {
  publish: (found: Servers): void => {
    process.env[name] = JSON.stringify(found)
  },
  find: (): Servers => JSON.parse(process.env[name] ?? '{}') as Servers,
}
