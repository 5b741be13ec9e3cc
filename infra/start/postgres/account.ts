import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Account = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then it gets the account `postgres`, else `nobody`. Null: our own will do. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65_534, gid: 65_534 }
}

/** Whether the account may enter this folder and what it holds, asked by trying: a parent such as /root may be closed to it. */
export function canEnter(account: Account | null, folder: string): boolean {
  if (account === null) return true
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && ls >/dev/null', folder], { uid, gid, cwd: '/' }).status === 0
}

/** What `spawn` needs to run a program under the account. */
export const identity = (account: Account | null): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {}
