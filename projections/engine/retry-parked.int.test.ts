import { afterAll, beforeEach, expect, test } from 'vitest'
import { moodLogged } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { listParked } from '#projections/engine/parked.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import { retryParked } from '#projections/engine/retry-parked.ts'
import { moods } from '#projections/mood/moods.ts'
import { choosy, levelsOf } from '#projections/testing/choosy.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'

const log = await logForTest()
const { sql, append, catchUpAll, settledPosition } = log

afterAll(() => log[Symbol.asyncDispose]())
beforeEach(() => sql`delete from parked`)

const mood = (level: number) => moodLogged({ moodId: newId(), level })
const retry = async (projection: Projection, build: string) => {
  const retried = await Array.fromAsync(retryParked(sql, [projection], build))
  return retried.map(({ subjectId, poisoned }) => [subjectId, poisoned?.position ?? null])
}

async function parkedPerson() {
  const subjectId = newSubjectId()
  await append(subjectId, 'mood-x', [mood(2)])
  const { position } = await append(subjectId, 'mood-x', [mood(4)])
  await append(subjectId, 'mood-x', [mood(5)])
  await catchUpAll([choosy])
  return { subjectId, position }
}

test('after a deploy whoever is parked is tried again, once, and is parked no more when the new build takes it', async () => {
  const { subjectId, position } = await parkedPerson()
  expect(await retry(choosy, 'the build that parked')).toEqual([[subjectId, position]])
  expect(await retry(choosy, 'the build that parked')).toEqual([])
  expect(await levelsOf(sql, subjectId)).toEqual([2])
  expect(await retry(choosy, 'the next build')).toEqual([])
  await sql`update parked set tried_at = now() - interval '11 minutes'`
  expect(await retry(moods, 'the next build')).toEqual([[subjectId, null]])
  expect(await levelsOf(sql, subjectId)).toEqual([5, 4, 2])
  expect(await listParked(sql)).toEqual([])
})

test('each hour the same build tries again, too', async () => {
  const { subjectId, position } = await parkedPerson()
  expect(await retry(choosy, 'a build')).toEqual([[subjectId, position]])
  await sql`update parked set tried_at = now() - interval '59 minutes'`
  expect(await retry(choosy, 'a build')).toEqual([])
  await sql`update parked set tried_at = now() - interval '61 minutes'`
  expect(await retry(choosy, 'a build')).toEqual([[subjectId, position]])
  expect(await retry(choosy, 'a build')).toEqual([])
  await sql`update parked set tried_at = now() - interval '61 minutes'`
  expect(await retry(moods, 'a build')).toEqual([[subjectId, null]])
})

test('whom a rebuild parked was tried by its build', async () => {
  const { subjectId } = await parkedPerson()
  await rebuild(sql, choosy, { settledPosition, build: 'a build' })
  expect((await listParked(sql)).map((one) => one.subjectId)).toContain(subjectId)
  expect(await retry(choosy, 'a build')).toEqual([])
})

test('people of a read model that is to be rebuilt whole wait for that', async () => {
  await parkedPerson()
  expect(await retry({ ...moods, version: moods.version + 1 }, 'a build')).toEqual([])
  expect(await listParked(sql)).toHaveLength(1)
})

test('a fault with one keeps no other waiting', async () => {
  const [ada, grace] = [await parkedPerson(), await parkedPerson()]
  await sql`update parked set tried_at = now() - interval '1 day' where subject_id = ${ada.subjectId}`
  await sql.unsafe(`
    create function refuse() returns trigger language plpgsql as
      $$ begin if new.subject_id = '${ada.subjectId}' then raise exception 'no' using errcode = '53100'; end if; return new; end $$;
    create trigger refuse before insert on read_models.moods for each row execute function refuse()`)
  await expect(retry(moods, 'a build')).rejects.toMatchObject({ code: '53100' })
  expect((await listParked(sql)).map((one) => one.subjectId)).toEqual([ada.subjectId])
  expect(await levelsOf(sql, grace.subjectId)).toEqual([5, 4, 2])
  expect(await retry(moods, 'a build')).toEqual([])
  await sql`drop function refuse cascade`
})
