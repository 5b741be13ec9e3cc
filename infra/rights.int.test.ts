import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { newSubjectId } from '#infra/ids.ts'
import type { LoginRole } from '#infra/roles.ts'
import { openSql } from '#infra/sql.ts'
import { testDatabase } from '#infra/testing/database.ts'

const database = await testDatabase({ max: 2 })
const owner = new URL(database.url).username
const roles: LoginRole[] = ['leeward_api', 'leeward_worker']
const pools = Object.fromEntries(
  roles.map((role) => [role, openSql(database.urlAs(role), { max: 1, name: 'leeward test' })]),
)
afterAll(async () => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()))
  await database[Symbol.asyncDispose]()
})

const event = { event_id: randomUUID(), type: 'Tick', schema_version: 1, data: {}, time_zone: 'UTC' }
const events = JSON.stringify([{ ...event, occurred_at: new Date(0).toISOString() }])

for (const role of roles) {
  const sql = pools[role]!

  test(`${role} is nobody else, and owns nothing`, async () => {
    await sql`reset role`
    const [me] = await sql`
      select session_user::text as name, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as "isMore"
      from pg_roles where rolname = current_user`
    expect(me).toEqual({ name: role, isMore: false })
    expect(
      await sql`
        select oid::regclass::text from pg_class where pg_has_role(relowner, 'usage')
        union all select oid::regprocedure::text from pg_proc where pg_has_role(proowner, 'usage')
        union all select nspname from pg_namespace where pg_has_role(nspowner, 'usage')`,
    ).toEqual([])
  })

  test.for([
    'delete from events',
    'update events set sealed = null',
    'insert into events (subject_id) values (gen_random_uuid())',
    'truncate events',
    'drop table events',
    'alter table events disable trigger all',
    'create trigger t before insert on events execute function suppress_redundant_updates_trigger()',
    'update keys set wrapped = null',
    'insert into keys (key_id) values (gen_random_uuid())',
    'delete from erasures',
    'update erasures set rows_gone_at = now()',
    'delete from closed_subjects',
    'update system_keys set purpose = null',
    'delete from epochs',
    'delete from migrations',
    'delete from functions',
    'select * from operator_actions',
    'drop table read_models.moods',
    'create table mine ()',
    'create table read_models.mine ()',
    'create table read_models_next.mine ()',
    'create table jobs.mine ()',
    'create schema mine',
    `create function public.mine() returns integer language sql as 'select 1'`,
    `create or replace function append_holders() returns text[] language sql as 'select null'`,
    `alter function append(uuid, text, integer, jsonb, jsonb) set search_path = pg_temp`,
    `select replay_erasures('[]')`,
    `set role ${owner}`,
    `set session authorization ${owner}`,
    'create role mine login',
    `alter role leeward_api superuser`,
    'grant pg_read_all_data to leeward_api',
    `copy events to program 'true'`,
    `select pg_read_file('/etc/passwd')`,
    `select nextval('events_position_seq')`,
    `select setval('events_position_seq', 1)`,
  ])(`${role} may not: %s`, async (statement) => {
    await sql`reset role`
    await expect(sql.unsafe(statement)).rejects.toMatchObject({
      code: '42501',
    })
  })

  test(`${role} appends, and what it puts in the way of append is passed by`, async () => {
    const subjectId = newSubjectId()
    await sql`create temporary table events (like events)`
    await sql`create temporary table closed_subjects (like closed_subjects including defaults)`
    await sql`insert into closed_subjects (subject_id, erasure_id) values (${subjectId}, 0)`
    await sql.unsafe(
      `create function pg_temp.check_epoch(uuid, text) returns void language sql as 'select 1 / 0'`,
    )
    const [row] = await sql`
      select appended_version as version from append(${subjectId}, 'a', 0, ${sql.json(JSON.parse(events))}, null)`
    expect(row).toEqual({ version: 1 })
    expect(
      await database.sql`select version from public.events where subject_id = ${subjectId}`,
    ).toHaveLength(1)
    await sql`drop table pg_temp.events, pg_temp.closed_subjects`
  })

  test(`${role} gives up on what hangs`, async () => {
    const limits = await sql`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`
    expect(limits).toHaveLength(3)
    expect(limits.map(({ setting }) => Number(setting) > 0)).toEqual([true, true, true])
  })
}

test('only the worker writes read models and how far they are, and deletes rows of who was erased', async () => {
  const [api, worker] = [pools['leeward_api']!, pools['leeward_worker']!]
  for (const statement of [
    'delete from read_models.moods',
    'delete from checkpoints',
    'delete from parked',
    'delete from heartbeats',
    'update destruction_clock set confirmed_until = null',
    'delete from destruction_holds',
    'select delete_closed(1)',
    `select rewrap_keys(null, '[]')`,
    `select settle_epoch('{}')`,
    'select replace_key(null, null, null)',
    `select reseal_events(null, null, '[]')`,
    'select finish_reseal(null)',
    'select keep_damaged(null, null, null, null, null)',
    'select keep_damaged_key(null, null)',
    'select prune_replaced_keys(now())',
    `select make_next_read_model('moods')`,
  ]) {
    await expect(api.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
    await expect(worker.unsafe(statement)).resolves.toBeDefined()
  }
})

test('each of api and worker may call the functions that it calls, and no others', async () => {
  const rights = await database.sql<{ name: string; api: boolean; worker: boolean }[]>`
    select proname as name, has_function_privilege('leeward_api', oid, 'execute') as api,
      has_function_privilege('leeward_worker', oid, 'execute') as worker
    from pg_proc where pronamespace = 'public'::regnamespace`
  const only = (mine: 'api' | 'worker', other: 'api' | 'worker') =>
    new Set(rights.filter((right) => right[mine] && !right[other]).map(({ name }) => name))
  // Words are taken back or kept unsent, claims begun, documents imported and years counted while somebody waits for it.
  expect(only('api', 'worker')).toEqual(
    new Set(['append_destroying', 'close_for_claim', 'count_safety_years', 'keep_unsent', 'things_here']),
  )
  expect(only('worker', 'api')).toEqual(
    new Set([
      'delete_closed',
      'finish_reseal',
      'keep_damaged',
      'keep_damaged_key',
      'make_next_read_model',
      'note_rewrapped',
      'outlived_epochs',
      'prune_replaced_keys',
      'replace_key',
      'reseal_events',
      'rewrap_keys',
      'rewrap_system_key',
      'serve_next_read_model',
      'settle_epoch',
      'settled_position',
      'write_live_piece',
    ]),
  )
  const both = rights.filter(({ api, worker }) => api && worker).map(({ name }) => name)
  expect(both.toSorted()).toEqual([
    'append',
    'begin_epoch',
    'begin_live_attempt',
    'claim_unsent',
    'current_epoch',
    'erase_account',
    'erase_subject',
    'keep_of_claimed',
    'plan_epoch',
    'read_for_decision',
    'save_snapshot',
    'words_about',
  ])
  const neither = rights.filter(({ api, worker }) => !api && !worker).map(({ name }) => name)
  expect(neither).toEqual(expect.arrayContaining(['replay_erasures', 'append_holders', 'check_epoch']))
})

test('the worker makes a read model anew, and the next one serves under the same rights', async () => {
  const [api, worker] = [pools['leeward_api']!, pools['leeward_worker']!]
  const insert = `insert into read_models.moods (subject_id, mood_id, level, logged_at, position)
    values (gen_random_uuid(), 'a', 5, now(), 1)`
  for (let times = 0; times < 2; times++) {
    await worker`select make_next_read_model('moods')`
    await worker.unsafe(insert.replace('read_models', 'read_models_next'))
    await worker`select serve_next_read_model('moods')`
    expect(await api`select level from read_models.moods`).toEqual([{ level: 5 }])
    await worker.unsafe(insert)
    await expect(api.unsafe(insert)).rejects.toMatchObject({ code: '42501' })
    await worker`delete from read_models.moods`
  }
  await expect(worker`select make_next_read_model('../events')`).rejects.toMatchObject({ code: '42P01' })
})

test('no function may be called by everybody, and each of ours looks into pg_temp last', async () => {
  const functions = await database.sql<
    { name: string; forAll: boolean; isOfOthers: boolean; settings: string[] }[]
  >`
    select oid::regprocedure::text as name, coalesce(proconfig, '{}') as settings,
      -- Those of the queue's package act as whoever calls them.
      pronamespace = 'jobs'::regnamespace and not prosecdef as "isOfOthers",
      exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0) as "forAll"
    from pg_proc
    where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and pronamespace::regnamespace::text not like 'pg\\_temp%'`
  expect(functions.filter(({ forAll }) => forAll).map(({ name }) => name)).toEqual([])
  const ours = functions.filter(({ isOfOthers }) => !isOfOthers)
  expect(ours.length).toBeGreaterThan(20)
  const unsafe = ours.filter(({ settings }) => !settings.includes('search_path=public, pg_temp'))
  expect(unsafe.map(({ name }) => name)).toEqual([])
})

test('a function that is made later is for nobody until it is granted', async () => {
  await database.sql`create function later() returns integer language sql as 'select 1'`
  await expect(pools['leeward_api']!`select later()`).rejects.toMatchObject({ code: '42501' })
})
