import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type LoginRole, urlAs } from '#infra/roles.ts'
import { postGuardian, type Guardian } from '#infra/start/guardian.ts'
import { buildPage } from '#infra/start/page.ts'
import { waitUntilReady } from '#infra/start/readiness.ts'
import { root, type Environment } from '#infra/start/settings.ts'
import { childEnvironment } from '#infra/testing/child-environment.ts'
import {
  copyTemplate,
  dropDatabase,
  makeTemplate,
  testPassword,
  type DatabaseServer,
} from '#infra/testing/databases.ts'
import { portOfItsOwn } from '#infra/testing/port-of-its-own.ts'
import { asLinked } from '#infra/testing/pseudo-page.ts'
import { startThrowawayPostgres } from '#infra/testing/throwaway-postgres.ts'
import { within } from '#infra/within.ts'

export type ProductProcess = {
  pid: () => number
  /** Ends it and waits until it is gone. SIGKILL by default: as if the machine had. */
  kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Starts it again after a `kill`. */
  start: () => void
  /** All that it has logged. */
  log: () => string
}

export type Product = {
  url: string
  /** As its owner. */
  databaseUrl: string
  /** What both processes were given, but as the owner of the database: the operators' command needs the same. */
  environment: Environment
  api: ProductProcess
  worker: ProductProcess
  stop: () => Promise<void>
} & AsyncDisposable

export type ProductOptions = {
  /** Where its database is made. Without one, a PostgreSQL of its own is started. */
  server?: DatabaseServer
  /** REDIS_URL, OPENAI_BASE_URL, LOG_LEVEL …: anything that the config knows. */
  environment?: Environment
  /** False where nobody opens the page. */
  withPage?: boolean
  /** Where its programs are, if not in this tree; see `pseudoTree`. */
  tree?: string
}

/** The whole product on free ports, as on a server: api and worker as two processes over a new, migrated database. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { environment: given = {}, withPage = true, tree = root } = options
  await using started = new AsyncDisposableStack()
  const logs = mkdtempSync(join(tmpdir(), 'leeward-product-'))
  started.defer(() => rmSync(logs, { recursive: true, force: true }))
  const guardian = postGuardian()
  started.defer(() => guardian.dismiss())
  if (withPage) await buildPage(AbortSignal.timeout(600_000))
  const server = options.server ?? (await ownServer(started))
  const databaseUrl = await copyTemplate(server)
  if (options.server) started.defer(() => dropDatabase(databaseUrl))

  const port = await portOfItsOwn()
  const environment: Environment = {
    ...childEnvironment,
    NODE_ENV: 'test',
    MASTER_KEY: randomBytes(32).toString('base64'),
    COOKIE_KEY: randomBytes(32).toString('base64url'),
    WORKER_HEALTH_PORT: '0',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LEEWARD_DATA: logs,
    EPOCH_KEYS_FOLDER: join(logs, 'epoch-keys'),
    // All people of all tests come from one address.
    RATE_LIMIT_FACTOR: '1000',
    // Half a second of each start and 300 MB: where it matters it is switched on.
    LEARNED_SCREENING: 'off',
    LEARNED_UNDERSTANDING: 'off',
    LEARNED_REPLIES: 'off',
    // Under load a second reading may come too late, and then the guide replies.
    OPENAI_VERDICTS: 'off',
    // Nothing waits by the clock.
    REPLY_PACE: 'at-once',
    ...given,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
  }
  const as = (role: LoginRole): Environment => ({
    ...environment,
    DATABASE_URL: urlAs(databaseUrl, role, testPassword),
  })
  const api = runProcess(tree, 'api/server.ts', as('leeward_api'), join(logs, 'api.log'), guardian)
  const worker = runProcess(tree, 'worker/main.ts', as('leeward_worker'), join(logs, 'worker.log'), guardian)
  started.defer(async () => void (await Promise.all([api, worker].map(end))))

  const url = `http://127.0.0.1:${port}`
  // Far from what a loaded machine needs, as all limits of tests.
  const deadline = AbortSignal.timeout(240_000)
  if (!(await waitUntilReady(`${url}/readyz`, deadline, () => api.hasEnded() || worker.hasEnded())))
    throw new Error(`The product did not start.\n${api.log()}\n${worker.log()}`)
  const running = started.move()
  const stop = (): Promise<void> => running.disposeAsync()
  return { url, databaseUrl, environment, api, worker, stop, [Symbol.asyncDispose]: stop }
}

const orderlyMs = 2_000

/**
 * In order, so that Node keeps what it has compiled for the next start. Replies that hang are not waited for: their
 * database goes, too.
 */
async function end(running: ProductProcess): Promise<void> {
  await within(orderlyMs, running.kill('SIGTERM')).catch(() => running.kill())
}

async function ownServer(started: AsyncDisposableStack): Promise<DatabaseServer> {
  const postgres = await startThrowawayPostgres()
  started.defer(postgres.stop)
  return makeTemplate(postgres.url)
}

function runProcess(
  tree: string,
  script: string,
  environment: Environment,
  logFile: string,
  guardian: Guardian,
): ProductProcess & { hasEnded: () => boolean } {
  let child = launch()
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    pid: () => child.pid!,
    hasEnded,
    log: () => readFileSync(logFile, 'utf8'),
    start: () => {
      child = launch()
    },
    kill: async (signal = 'SIGKILL') => {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      const late = new AbortController()
      const insist = setTimeout(60_000, null, { signal: late.signal }).then(
        () => child.kill('SIGKILL'),
        () => false,
      )
      await ended
      late.abort()
      await insist
      guardian.forget(child.pid!)
    },
  }

  function launch(): ChildProcess {
    const log = openSync(logFile, 'a')
    const started = spawn(process.execPath, [...(tree === root ? [] : asLinked), join(tree, script)], {
      cwd: root,
      env: environment,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    guardian.watch(started.pid!, 'SIGTERM')
    return started
  }
}
