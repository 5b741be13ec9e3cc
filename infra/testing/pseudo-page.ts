import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage } from '#infra/start/page.ts'
import { root } from '#infra/start/settings.ts'

/**
 * A tree like this one, but that its built page is the one in the pseudo-language: longer and accented words, from right
 * to left. Always at the same place, by which Node knows what it has compiled.
 */
export const pseudoTree = join(
  tmpdir(),
  `leeward-pseudo-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
)

export async function buildPseudoTree(): Promise<void> {
  await buildPage(AbortSignal.timeout(600_000), 'pseudo')
  rmSync(pseudoTree, { recursive: true, force: true })
  mkdirSync(join(pseudoTree, 'web'), { recursive: true })
  const link = (to: string, from = to) => symlinkSync(join(root, to), join(pseudoTree, from))
  for (const name of readdirSync(root)) if (name !== 'web' && !name.startsWith('.')) link(name)
  for (const name of readdirSync(join(root, 'web'))) if (!name.startsWith('dist')) link(`web/${name}`)
  link('web/dist-pseudo', 'web/dist')
}

/** So that a program of such a tree finds what stands beside it there, and not where that is linked to. */
export const asLinked = ['--preserve-symlinks', '--preserve-symlinks-main']
