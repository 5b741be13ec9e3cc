import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPage } from '#infra/start/page.ts'
import { root } from '#infra/start/settings.ts'

const folder = join(root, 'web/dist-pseudo')

export type PseudoPage = {
  /** The file for an address, as the server gives it to somebody of this kind. */
  fileFor: (path: string, viewer: 'visitor' | 'person') => string
}

/** The page in the pseudo-language: longer and accented words, from right to left. Built unless it is there. */
export async function buildPseudoPage(): Promise<PseudoPage> {
  await buildPage(AbortSignal.timeout(600_000), 'pseudo')
  return {
    fileFor: (path, viewer) => {
      const file = join(folder, path)
      if (/\.\w+$/.test(path) && existsSync(file)) return file
      const words = join(folder, 'words/guide', viewer)
      const page = join(words, `${path.slice(1) || 'first'}.html`)
      return existsSync(page) ? page : join(words, 'other.html')
    },
  }
}
