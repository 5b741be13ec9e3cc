import { expect, test } from 'vitest'
import { migrateFunctions } from '#infra/migrate-functions.ts'
import { migrate } from '#infra/migrate.ts'
import { testDatabase } from '#infra/testing/database.ts'

test('nothing is touched while the functions are the same', async () => {
  await using database = await testDatabase()
  expect(await database.sql.begin(migrateFunctions)).toEqual([])
})

test('a function of another version is replaced, whatever its parameters were, and one that is gone is dropped', async () => {
  await using database = await testDatabase()
  const { sql } = database
  await sql`drop function settled_position`
  await sql`create function settled_position(given integer) returns text language sql as $$select 'old'$$`
  await sql`create function long_gone() returns text language sql as $$select 'old'$$`
  await sql`update functions set checksum = 'of another version' where name = 'settled_position'`
  await sql`insert into functions (name, checksum) values ('long_gone', 'of another version')`

  expect(await sql.begin(migrateFunctions)).toEqual(['long_gone', 'settled_position'])
  expect(await sql`select settled_position() as position`).toEqual([{ position: 0 }])
  await expect(sql`select settled_position(1)`).rejects.toThrow('does not exist')
  await expect(sql`select long_gone()`).rejects.toThrow('does not exist')
})

test('a database that was made when migrations held functions is taken over', async () => {
  await using database = await testDatabase()
  const { sql, url } = database

  await sql`
    update migrations set checksum = '1f524afa3bdad2229fd50eb5f42b3fc15f0688bb46bbab69e3879f95cdce147a'
    where name = '0002-append.sql'`
  await sql`drop table functions`
  await sql`create function erase_subject_as(uuid) returns void language sql as 'select 1'`
  await migrate(url)
  await expect(sql`select erase_subject_as(null)`).rejects.toThrow('does not exist')
  expect(await sql`select name from functions where name = 'append'`).toEqual([{ name: 'append' }])

  await sql`update migrations set checksum = 'changed' where name = '0002-append.sql'`
  await expect(migrate(url)).rejects.toThrow('was changed after it was applied')
})
