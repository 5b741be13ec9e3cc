import { expect, test } from 'vitest'
import { testDatabase } from '#infra/testing/database.ts'
import { projections } from '#projections/all.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

test('what is not understood gets one sentence, the usage and exit code 2', async () => {
  await using database = await testDatabase()
  const misunderstood: [args: string[], sentence: string][] = [
    [[], 'Which command?'],
    [['dance'], 'There is no command "dance".'],
    [['rebuild'], 'Rebuild what? One read model, or all.'],
    [
      ['rebuild', 'dreams'],
      `There is no read model "dreams": ${projections.map(({ name }) => name).join(', ')}, or all.`,
    ],
    [['rebuild', 'all', '--subject', 'ada'], '"ada" is no subject id: those are UUIDs.'],
    [['verify', '--fast'], "Unknown option '--fast'."],
    [['events'], 'Events of whom? One stream or one subject id.'],
    [['events', 'mood-x', '--limit', 'many'], '--limit takes a whole number from 1 to 10000.'],
    [['unpark', 'ada', 'grace'], 'Unpark whom? One subject id.'],
    [['status', 'now'], '"status" takes nothing, and was given "now".'],
  ]
  const ran = await Promise.all(
    misunderstood.map(([args]) => runOps({ DATABASE_URL: database.url }, ...args)),
  )
  expect(ran.map(({ code, errors }) => [code, errors.split('\n')[0]])).toEqual(
    misunderstood.map(([, sentence]) => [2, sentence]),
  )
  for (const { errors, out } of ran) {
    expect(errors).toContain('Usage\n  npm run ops -- ')
    expect(out).toBe('')
  }
})

test('each command has its own help', async () => {
  for (const name of ['status', 'rebuild', 'verify', 'events', 'unpark']) {
    const { code, out } = await runOps({}, name, '--help')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`Usage\n  npm run ops -- ${name}[^]*Example[^]*Exit codes`))
  }
})

test('a database that is away is 69, a wrong configuration 78, a schema of another version too', async () => {
  const away = await runOps({ DATABASE_URL: 'postgres://ada:quiet-harbour@127.0.0.1:1/leeward' }, 'status')
  expect(away).toMatchObject({
    code: 69,
    out: '',
    errors: 'The database cannot be reached (ECONNREFUSED).\n',
  })
  const wrong = await runOps({ DATABASE_URL: 'mysql://x' }, 'verify')
  expect(wrong.code).toBe(78)
  expect(wrong.errors).toContain('DATABASE_URL')
  expect(wrong.errors).not.toContain('KEY')

  await using other = await testDatabase()
  await other.sql`insert into migrations (name, checksum) values ('9999-later.sql', 'x')`
  expect(await runOps({ DATABASE_URL: other.url }, 'status')).toMatchObject({
    code: 78,
    errors: 'The database has a newer schema than this program. Use the version that serves it.\n',
  })
})
