import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/start/settings.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { runScript } from '#infra/testing/run-script.ts'

const programs = [
  { script: 'api/server.ts', role: 'leeward_api' },
  { script: 'worker/main.ts', role: 'leeward_worker' },
] as const

const start = (script: string, databaseUrl: string) =>
  runScript(join(root, script), {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('base64'),
    COOKIE_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    WORKER_HEALTH_PORT: '0',
  })

for (const { script, role } of programs) {
  test(`${script} does not start on a newer database, and says so`, async () => {
    await using database = await testDatabase({ max: 1 })
    await database.sql`insert into migrations (name, checksum) values ('9999-later.sql', '')`
    expect(await start(script, database.urlAs(role))).toMatchObject({
      code: 78,
      errors: 'The database has a newer schema than this program. Use the version that serves it.\n',
    })
  })

  test(`${script} does not log in as the owner of the log, and says as whom it does`, async () => {
    await using database = await testDatabase({ max: 1 })
    const { code, errors } = await start(script, database.url)
    expect(code).toBe(78)
    expect(errors).toContain(role)
  })
}
