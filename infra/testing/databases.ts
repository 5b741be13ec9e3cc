import { randomUUID } from 'node:crypto'
import { migrate } from '#infra/migrate.ts'
import { openSql } from '#infra/sql.ts'

export type DatabaseServer = { url: string; template: string }

/** Of api and worker. Always the same: a server that is given may have several runs of the tests at once. */
export const testPassword = 'only-in-databases-of-tests'

const onServer = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

const freshName = (): string => `leeward_test_${randomUUID().replaceAll('-', '')}`

/** Migrates one database, once, of which every other is then a copy (20 ms instead of a whole migration). */
export async function makeTemplate(server: string): Promise<DatabaseServer> {
  const template = freshName()
  await administer(server, `create database ${template}`)
  await migrate(onServer(server, template), { appPassword: testPassword })
  return { url: server, template }
}

/** A new, migrated, empty database. */
export async function copyTemplate({ url, template }: DatabaseServer): Promise<string> {
  const database = freshName()
  await administer(url, `create database ${database} template ${template}`)
  return onServer(url, database)
}

/** Drops a test's database, whoever may still be connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  await administer(
    onServer(url, 'postgres'),
    `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`,
  )
}

async function administer(server: string, statement: string): Promise<void> {
  const sql = openSql(server, { max: 1, name: 'leeward test' })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
