import { inject } from 'vitest'
import { type LoginRole, urlAs } from '#infra/roles.ts'
import { openSql, type Sql } from '#infra/sql.ts'
import { copyTemplate, dropDatabase, testPassword } from '#infra/testing/databases.ts'

export type TestDatabase = {
  /** As the owner of everything. */
  url: string
  sql: Sql
  /** As api or worker log in. */
  urlAs: (role: LoginRole) => string
} & AsyncDisposable

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
    urlAs: (role) => urlAs(url, role, testPassword),
    [Symbol.asyncDispose]: async () => {
      await sql.end({ timeout: 5 })
      await dropDatabase(url)
    },
  }
}
