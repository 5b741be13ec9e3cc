import { runMigrations } from 'bullmq'
import { Client } from 'pg'
import { jobsSchema } from '#infra/jobs/queue-backend.ts'

/** Brings BullMQ's own schema to what this version of BullMQ needs. Any number may run at once: one does, the others wait. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'leeward migrate' })
  await client.connect()
  try {
    await runMigrations(client, jobsSchema)
  } finally {
    await client.end()
  }
}
