import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postGuardian } from '#infra/start/guardian.ts'
import { startCluster } from '#infra/start/postgres/cluster.ts'
import { prepareCluster } from '#infra/start/postgres/open-cluster.ts'

// A real server that may forget everything when the machine loses power: its data goes with the tests anyway.
const forgetful = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '500',
  shared_buffers: '64MB',
  // Half of what a connection costs here, and nobody guesses these passwords.
  scram_iterations: '1',
}

/** A PostgreSQL of its own in a temporary folder, removed when stopped. It ends with this process, however that ends. */
export async function startThrowawayPostgres(
  settings: Record<string, string> = forgetful,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = realpathSync(
    mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'leeward-postgres-')),
  )
  // As root, PostgreSQL's account must pass through to its own folder.
  chmodSync(data, 0o711)
  const password = randomBytes(12).toString('hex')
  const guardian = postGuardian()
  const cluster = await startCluster(await prepareCluster(data, password), {
    password,
    guardian,
    settings,
  })
  return {
    url: cluster.url('postgres'),
    stop: async () => {
      await cluster.stop()
      guardian.dismiss()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
