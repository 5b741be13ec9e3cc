import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql, Transaction } from '#infra/sql.ts'

/** How api and worker log in. They own nothing; what each may do is granted by the migrations and the functions. */
const timeouts = {
  leeward_api: {
    statement_timeout: '30s',
    lock_timeout: '10s',
    idle_in_transaction_session_timeout: '1min',
  },
  // A batch of the log, or the rows of somebody who was erased. What is longer sets its own limit.
  leeward_worker: {
    statement_timeout: '2min',
    lock_timeout: '10s',
    idle_in_transaction_session_timeout: '2min',
  },
} as const

export type LoginRole = keyof typeof timeouts

/** The same database, as this role. */
export function urlAs(ownerUrl: string, role: LoginRole, password: string): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = password
  return url.href
}

/**
 * Gives the login roles their time-outs and, if there is one, this password. Roles belong to the whole cluster: where
 * another database of it is migrated in the same moment, this is tried again.
 */
export async function migrateRoles(sql: Sql, password?: string): Promise<void> {
  const verifier = password === undefined ? null : scramVerifier(password)
  for (let attempt = 1; ; attempt++) {
    try {
      await sql.begin((tx) => alterRoles(tx, verifier))
      return
    } catch (error) {
      if (attempt === 20 || !String(error).includes('concurrently updated')) throw error
      await sleep(attempt * 10)
    }
  }
}

async function alterRoles(tx: Transaction, verifier: string | null): Promise<void> {
  for (const [role, limits] of Object.entries(timeouts)) {
    const [known] = await tx<{ settings: string[] }[]>`
      select coalesce(rolconfig, '{}') as settings from pg_roles where rolname = ${role}`
    for (const [name, value] of Object.entries(limits))
      if (!known?.settings.includes(`${name}=${value}`))
        await tx.unsafe(`alter role ${role} set ${name} = '${value}'`)
    if (verifier !== null) await tx.unsafe(`alter role ${role} login password '${verifier}'`)
  }
}

/** What PostgreSQL keeps of a password (RFC 5803). Sent in its place, so that no log of statements has the password. */
function scramVerifier(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4_096]
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64')
  const serverKey = sign('Server Key').toString('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}
