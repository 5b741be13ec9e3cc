import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingLibraries, unwritableCache } from '#infra/start/machine.mjs'

// Nobody can install anything here, for there is no apt-get.
const bare = { PATH: '' }
const unheardOf = [{ file: 'libunheard-of.so.9', debian: 'libunheard-of9', fedora: 'libunheard-of' }]

test('a machine that runs these tests has what Node 26 needs', () => {
  expect(missingLibraries(bare)).toBeNull()
})

test.skipIf(process.platform !== 'linux')(
  'a library that Node needs and the machine lacks is named, with the command that installs it',
  () => {
    const sentence = missingLibraries(bare, unheardOf)
    expect(sentence).toContain('needs libunheard-of.so.9')
    expect(sentence).toContain('sudo apt-get install libunheard-of9')
  },
)

test('a home that cannot be written says what to set', () => {
  const home = mkdtempSync(join(tmpdir(), 'leeward-home-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  expect(unwritableCache({ HOME: home })).toBeNull()
  // Nothing can be made below a file, not even by root.
  const asFile = { HOME: '/dev/null' }
  expect(unwritableCache(asFile)).toContain('set npm_config_cache')
  expect(unwritableCache({ ...asFile, npm_config_cache: join(home, 'cache') })).toBeNull()
})
