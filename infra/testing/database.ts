import { inject } from 'vitest'
import { openSql, type Sql } from '#infra/sql.ts'
import { copyTemplate, dropDatabase } from '#infra/testing/databases.ts'

export type TestDatabase = { url: string; sql: Sql } & AsyncDisposable

/**
 * A new, migrated, empty database for one test file or one test, on the server that the integration tests share.
 *
 *     const database = await testDatabase()
 *     afterAll(() => database[Symbol.asyncDispose]())
 */
export async function testDatabase({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> {
  const url = await copyTemplate(inject('databaseServer'))
  const sql = openSql(url, { max, name: 'leeward test' })
  return {
    url,
    sql,
    [Symbol.asyncDispose]: async () => {
      await sql.end({ timeout: 5 })
      await dropDatabase(url)
    },
  }
}
