import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage } from '#infra/start/page.ts'
import { root } from '#infra/start/settings.ts'

export const buildPseudoPage = (): Promise<string> => buildPage(AbortSignal.timeout(600_000), 'pseudo')

/**
 * A tree like this one, but that its built page is the one in the pseudo-language: longer and accented words, from right
 * to left. It is built before.
 */
export function pseudoTree(): { tree: string } & Disposable {
  const tree = mkdtempSync(join(tmpdir(), 'leeward-pseudo-'))
  const link = (to: string, from = to) => symlinkSync(join(root, to), join(tree, from))
  mkdirSync(join(tree, 'web'))
  for (const name of readdirSync(root)) if (name !== 'web' && !name.startsWith('.')) link(name)
  for (const name of readdirSync(join(root, 'web'))) if (!name.startsWith('dist')) link(`web/${name}`)
  link('web/dist-pseudo', 'web/dist')
  return { tree, [Symbol.dispose]: () => rmSync(tree, { recursive: true, force: true }) }
}

/** So that a program of such a tree finds what stands beside it there, and not where that is linked to. */
export const asLinked = ['--preserve-symlinks', '--preserve-symlinks-main']
