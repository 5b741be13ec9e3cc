import { spawnSync } from 'node:child_process'

/** Installs a Debian package where we may; says whether it is there now. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (): boolean =>
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { env }).status === 0
  if (install()) return true
  // A fresh image knows no packages yet.
  return spawnSync('apt-get', ['update'], { env }).status === 0 && install()
}
