import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment, secretNames } from '#infra/config.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const example = read('.env.example')
const lines = example.matchAll(/^(?:# )?(?<name>[A-Z][A-Z0-9_]*)=(?<value>.*)$/gm)
const explained = [...lines].map(({ groups }) => ({ name: groups!.name!, value: groups!.value! }))

/** Read by somebody else than the config, and by whom. */
const others = {
  POSTGRES_PASSWORD: 'docker-compose.yml',
  POSTGRES_APP_PASSWORD: 'docker-compose.yml',
  BIND_ADDRESS: 'docker-compose.yml',
  REVISION: 'docker-compose.yml',
}

test('.env.example explains each value once: those of the config, those of compose and of npm start', () => {
  const files = secretNames.map((name) => `${name}_FILE`)
  const wanted = [...Object.keys(environment.shape), ...files, ...Object.keys(others)]
  expect(explained.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
})

test.each(Object.entries(others))('%s is read in %s', (name, path) => {
  expect(read(path)).toContain(name)
})

test('.env.example shows the defaults as they are', () => {
  const defaults = Object.entries(environment.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(undefined)
    return parsed.success && parsed.data !== undefined ? [{ name, value: String(parsed.data) }] : []
  })
  expect(defaults.length).toBeGreaterThan(8)
  expect(explained).toEqual(expect.arrayContaining(defaults))
})

test('a copy of .env.example sets nothing until somebody fills it in, and holds no secret', () => {
  const active = [...example.matchAll(/^(?<name>[A-Z_]+)=(?<value>.*)$/gm)].map(({ groups }) => groups!)
  expect(active.map(({ name }) => name)).toEqual([
    'MASTER_KEY',
    'COOKIE_KEY',
    'POSTGRES_PASSWORD',
    'POSTGRES_APP_PASSWORD',
    'PUBLIC_URL',
  ])
  expect(active.map(({ value }) => value).join('')).toBe('')
})

test('each secret that is made says how', () => {
  for (const name of ['MASTER_KEY', 'COOKIE_KEY', 'POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD'])
    expect(example).toMatch(new RegExp(String.raw`^# Made with: openssl rand .*\n${name}=$`, 'm'))
})
