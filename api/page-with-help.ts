import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { withHelpOf } from '#domain/safety/help/help-in-html.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'

type Ready = { body: Buffer; tag: string }

const pack = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
}

/** Pages are few, and so are the countries that ask one server. */
const mostKept = 300

/** Sends a built page with the help lines of a country in it, and says whether there is one. */
export function createPagesWithHelp(folder: string, lines: readonly HelpLine[]) {
  const kept = new Map<string, Promise<Ready>>()

  return async (ctx: Context, file: string, country: string): Promise<boolean> => {
    const path = join(folder, file)
    const built = await stat(path).catch(() => null)
    if (!built?.isFile()) return false
    const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity') || 'identity'
    const how = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
    const key = [file, country, how, built.mtimeMs].join(' ')
    const ready = kept.get(key) ?? make(path, country, how)
    // What could not be read once is read anew.
    ready.catch(() => kept.delete(key))
    kept.delete(key)
    kept.set(key, ready)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    const { body, tag } = await ready
    if (how !== 'identity') ctx.set('Content-Encoding', how)
    ctx.type = 'html'
    ctx.body = body
    ctx.set('ETag', tag)
    return true
  }

  async function make(path: string, country: string, how: keyof typeof pack): Promise<Ready> {
    const text = withHelpOf(await readFile(path, 'utf8'), country, lines)
    const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    return { body: await pack[how](text), tag: `W/"${tag}"` }
  }
}
