import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadMigrationConfig } from '#infra/config.ts'
import { type LoginRole, urlAs } from '#infra/roles.ts'
import { migrateDatabase, openEmbeddedDatabase } from '#infra/start/database.ts'
import { StartFault } from '#infra/start/fault.ts'
import { postGuardian, type Guardian } from '#infra/start/guardian.ts'
import { keepRunning, type KeptRunning, type Program } from '#infra/start/kept-running.ts'
import { type FoundModel, lookForModel, usualServers } from '#infra/start/look-for-model.ts'
import { noteStart } from '#infra/start/one-at-a-time.ts'
import { buildPage, viteProgram } from '#infra/start/page.ts'
import { freePort } from '#infra/start/processes.ts'
import { waitUntilReady } from '#infra/start/readiness.ts'
import { root, settle, type Environment } from '#infra/start/settings.ts'
import type { Steps } from '#infra/start/steps.ts'

export type Given = {
  environment: Environment
  isWatched: boolean
  /** A model server on this machine is to be used. */
  wantsModel: boolean
  steps: Steps
  signal: AbortSignal
}

/** Starts everything, each thing once what it needs is there. What was started ends in reverse order, when disposed. */
export async function startLeeward(
  given: Given,
  started: AsyncDisposableStack,
): Promise<{ address: string }> {
  const { steps, signal, isWatched } = given
  const settings = await settle(given.environment)
  const model = await modelHere(settings.environment, given)
  const address = `http://${settings.host === '127.0.0.1' ? 'localhost' : urlHost(settings.host)}:${settings.port}`
  const note = noteStart(settings.data, address)
  started.defer(note.remove)
  const posted = postGuardian()
  note.add(posted.pid)
  started.defer(posted.dismiss)
  const guardian: Guardian = {
    ...posted,
    watch: (pid, signal) => {
      note.add(pid)
      posted.watch(pid, signal)
    },
  }
  const environment: Environment = {
    // Watched, the page stands in front of the api.
    ...(isWatched && { NODE_ENV: 'development', PUBLIC_URL: address }),
    ...settings.environment,
    ...(model && { OPENAI_BASE_URL: model.url, OPENAI_MODEL: model.model }),
  }

  if (settings.postgresPassword !== null) {
    const password = settings.postgresPassword
    const notices: string[] = []
    await steps.run('database', 'starting PostgreSQL', async () => {
      const database = await openEmbeddedDatabase(settings.data, password, guardian)
      started.defer(database.stop)
      environment.DATABASE_URL = database.url
      if (database.notice !== null) notices.push(database.notice)
      return database.done
    })
    for (const notice of notices) steps.say(`  ${notice}`)
    signal.throwIfAborted()
  }
  await steps.run('schema', 'bringing it up to date', () => migrateDatabase(environment))
  signal.throwIfAborted()
  if (!isWatched) await steps.run('page', 'building', () => buildPage(signal))
  signal.throwIfAborted()

  const apiPort = isWatched ? await freePort() : settings.port
  const kept: KeptRunning[] = []
  const logs = join(settings.data, 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  const keep = (name: string, args: string[], own: Environment = {}): KeptRunning => {
    const program: Program = {
      name,
      args,
      environment: { ...environment, ...own },
      logFile: isWatched ? null : join(logs, `${name}.log`),
    }
    const running = keepRunning(program, guardian, steps.say)
    kept.push(running)
    return running
  }
  // Api and worker drain side by side; the database ends after both.
  started.defer(async () => void (await Promise.all(kept.map((running) => running.stop()))))

  await steps.run('processes', 'starting api and worker', async () => {
    const watch = isWatched ? ['--watch', '--watch-preserve-output'] : []
    const { DATABASE_URL, POSTGRES_APP_PASSWORD } = loadMigrationConfig(environment)
    const as = (role: LoginRole): Environment => ({
      DATABASE_URL: urlAs(DATABASE_URL, role, POSTGRES_APP_PASSWORD),
      DATABASE_URL_FILE: undefined,
      POSTGRES_APP_PASSWORD: undefined,
      POSTGRES_APP_PASSWORD_FILE: undefined,
    })
    const api = keep('api', [...watch, 'api/server.ts'], { ...as('leeward_api'), PORT: String(apiPort) })
    const worker = keep('worker', [...watch, 'worker/main.ts'], as('leeward_worker'))
    if (isWatched) keep('page', viteArgs(settings.host, settings.port), { API_PORT: String(apiPort) })
    const dead = (): KeptRunning | undefined => [api, worker].find((running) => running.failures() >= 3)
    const ready = `http://${urlHost(isWatched ? '127.0.0.1' : reachable(settings.host))}:${apiPort}/readyz`
    if (!(await waitUntilReady(ready, signal, () => dead() !== undefined)))
      throw new StartFault(`Leeward does not start. The last it said:\n${dead()?.lastWords() ?? ''}`)
    return isWatched ? 'api and worker ready, watched' : `api and worker ready, logs in ${shown(logs)}`
  })
  return { address }
}

/** The model server of this machine, where one is wanted; else a line says how to use it. None is looked for beside one that is configured. */
async function modelHere(environment: Environment, { wantsModel, steps }: Given): Promise<FoundModel | null> {
  if (environment.OPENAI_API_KEY || environment.OPENAI_API_KEY_FILE || environment.OPENAI_BASE_URL)
    return null
  const found = await lookForModel()
  if (!found && wantsModel)
    throw new StartFault(
      `No model server with a model answers on this machine (${usualServers.map(({ name }) => name).join(', ')} were looked for): start one, or set OPENAI_BASE_URL.`,
    )
  if (!found) return null
  const { name, model } = found
  steps.say(
    wantsModel
      ? `  ${name} replies, with ${model}, to who agrees to it`
      : `  ${name} is running here, with ${model}: npm start -- --model lets it reply`,
  )
  return wantsModel ? found : null
}

const viteArgs = (host: string, port: number): string[] => [
  viteProgram,
  '--config=web/vite.config.ts',
  `--host=${host}`,
  `--port=${port}`,
  '--strictPort',
  '--logLevel=warn',
]

const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** An address that listens everywhere is asked on loopback. */
const reachable = (host: string): string => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host

const shown = (path: string): string => (path.startsWith(root) ? relative(root, path) : path)
