import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#infra/start/settings.ts'

/** A fresh clone, in which nothing is installed, and an npm that only notes that it was asked. */
function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'leeward-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['package.json', 'package-lock.json', 'infra/start'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  const asked = join(folder, 'asked')
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\ntouch ${asked}\nexit 1\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  return {
    run: (script: string, home: string, ...options: string[]) => {
      const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, HOME: home }
      const { stderr, status } = spawnSync(process.execPath, [...options, script], {
        cwd: folder,
        env,
        encoding: 'utf8',
      })
      return { stderr, status, isNpmAsked: existsSync(asked) }
    },
    folder,
  }
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const scriptOf = (name: string): string => /exec node (\S+)$/.exec(scripts[name] ?? '')![1]!

/** As on a minimal machine with an older Node. */
const bare = `data:text/javascript,${encodeURIComponent(`
  Object.defineProperty(process.versions, 'node', { value: '20.0.0' })
  process.getuid = () => 1000
  process.dlopen = (_, file) => { throw new Error(file + ': cannot open shared object file') }`)}`

/** The same as root, where apt-get of a fresh image knows no packages before its update, and what it installs is there. */
const bareAsRoot = (folder: string) =>
  `data:text/javascript,${encodeURIComponent(`
  import { existsSync } from 'node:fs'
  Object.defineProperty(process.versions, 'node', { value: '20.0.0' })
  process.getuid = () => 0
  process.dlopen = (_, file) => {
    if (!existsSync('${folder}/installed')) throw new Error(file + ': cannot open shared object file')
  }`)}`
const aptGet = (folder: string) => `#!/bin/sh
echo "$*" >> ${folder}/apt
case $1 in
  update) touch ${folder}/updated ;;
  install) test -e ${folder}/updated && touch ${folder}/installed ;;
esac
`

test.skipIf(process.platform !== 'linux')('as root the libraries are installed, and it goes on', () => {
  const { folder, run } = freshClone()
  writeFileSync(join(folder, 'bin/apt-get'), aptGet(folder))
  chmodSync(join(folder, 'bin/apt-get'), 0o755)
  const { stderr, isNpmAsked } = run(scriptOf('start'), folder, `--import=${bareAsRoot(folder)}`)
  expect(stderr).not.toContain('libatomic1')
  expect(isNpmAsked).toBe(true)
  const install = 'install --yes --no-install-recommends libatomic1 libstdc++6'
  expect(readFileSync(join(folder, 'apt'), 'utf8').trim().split('\n')).toEqual([
    '--version',
    install,
    'update',
    install,
  ])
})

for (const name of ['start', 'test']) {
  test(`npm ${name} looks at the home before npm installs`, () => {
    const clone = freshClone()
    expect(clone.run(scriptOf(name), '/dev/null')).toMatchObject({
      stderr: expect.stringContaining('set npm_config_cache'),
      status: 1,
      isNpmAsked: false,
    })
    expect(clone.run(scriptOf(name), clone.folder).isNpmAsked).toBe(true)
  })

  test.skipIf(process.platform !== 'linux')(`npm ${name} looks for the libraries before npm installs`, () => {
    const clone = freshClone()
    expect(clone.run(scriptOf(name), clone.folder, `--import=${bare}`)).toMatchObject({
      stderr: expect.stringContaining('install libatomic1'),
      status: 1,
      isNpmAsked: false,
    })
  })
}
