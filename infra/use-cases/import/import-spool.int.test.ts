import { expect, test } from 'vitest'
import { testDatabase } from '#infra/testing/database.ts'
import { openImportSpool, purgeImportSpool } from '#infra/use-cases/import/import-spool.ts'

test('what a killed import has left goes after a day, and what is being read now stays', async () => {
  await using database = await testDatabase()
  const { sql } = database
  await using killed = await openImportSpool(sql)
  await killed.add('cut off')
  await sql`update import_spool set begun_at = now() - interval '25 hours'`
  await using reading = await openImportSpool(sql)
  await reading.add('being read')
  await purgeImportSpool(sql)
  expect(await Array.fromAsync(reading.parts())).toEqual(['being read'])
  expect(await sql`select from import_spool`).toHaveLength(1)
})
