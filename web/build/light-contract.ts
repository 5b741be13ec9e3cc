import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const isEndpoint = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

/** Numbers, sentences and tables of them: all that JSON says without loss. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value)
    ? value.every(isPlain)
    : typeof value === 'object' &&
      Object.getPrototypeOf(value) === Object.prototype &&
      Object.values(value).every(isPlain))

const folder = ['', 'api', 'contract', ''].join(sep)

/**
 * Of the contract the built page takes where each call goes and what is plain data; the schemas, and zod with them, stay
 * behind. A part of the page that needs a schema does not build: it would have to weigh 26 kB more.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  apply: 'build',
  async load(id) {
    if (!id.includes(folder) || !id.endsWith('.ts')) return null
    const contract = (await import(pathToFileURL(id).href)) as Record<string, unknown>
    return Object.entries(contract)
      .map(([name, value]) => [name, isEndpoint(value) ? { method: value.method, path: value.path } : value])
      .filter(([, value]) => isPlain(value))
      .map(([name, value]) => `export const ${String(name)} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
