import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostilePieces } from '#domain/testing/hostile-texts.ts'
import { root } from '#infra/start/settings.ts'
import { textReaders } from '#infra/testing/text-readers.ts'

test('no text costs a reader more than its length, with little memory and a small stack', async () => {
  const script = join(root, 'infra/testing/read-hostile-texts.ts')
  const small = ['--stack-size=200', '--max-old-space-size=192']
  const { stdout } = await promisify(execFile)(process.execPath, [...small, script])
  expect(stdout).toBe('')
}, 600_000)

test('every reader has an answer to any text', () => {
  const strange = fc
    .array(fc.oneof(fc.constantFrom(...hostilePieces), fc.string({ unit: 'binary' })), { maxLength: 12 })
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(strange, fc.integer({ min: 1, max: 40 }), (piece, times) => {
      for (const read of Object.values(textReaders)) read(piece.repeat(times))
    }),
    { numRuns: 100 },
  )
})
