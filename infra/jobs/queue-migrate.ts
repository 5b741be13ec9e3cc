import { runMigrations } from 'bullmq'
import { Client } from 'pg'
import { jobsSchema } from '#infra/jobs/queue-backend.ts'
import { queueNames } from '#infra/jobs/queue-plan.ts'

const rights = `
  grant usage on schema ${jobsSchema} to leeward_app;
  grant select, insert, update, delete on all tables in schema ${jobsSchema} to leeward_app;
  grant usage, select, update on all sequences in schema ${jobsSchema} to leeward_app;
  revoke execute on all functions in schema ${jobsSchema} from public;
  grant execute on all functions in schema ${jobsSchema} to leeward_app`

/** Brings BullMQ's own schema to what this version of BullMQ needs. Any number may run at once: one does, the others wait. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'leeward migrate' })
  await client.connect()
  try {
    await runMigrations(client, jobsSchema)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(1818846564, 2)')
    // The first job of a queue makes the sequence of its ids: better its owner now than api or worker, which may not.
    for (const name of queueNames) await client.query(`select ${jobsSchema}.next_job_id($1)`, [name])
    await client.query(rights)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
