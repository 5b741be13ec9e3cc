import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { childEnvironment } from '#infra/testing/child-environment.ts'

/** The command as an operator types it: no database, no configuration. */
async function guide(lines: string[]) {
  const child = spawn(process.execPath, ['worker/ops/ops.ts', 'guide', '--json'], {
    env: { ...childEnvironment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(lines.join('\n'))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out: out.split('\n').filter(Boolean), err }
}

const conversations = [
  { id: 'a', turns: ['hi', 'i cant sleep, my head is full', 'since march', 'Breathing', 'bye'] },
  { id: 'b', turns: ['I want to die', 'yes', 'no'], country: 'GB' },
  { id: 'c', turns: ['i keep checking the stove', 'i keep checking the stove'] },
  { id: 'd', turns: [] },
].map((each) => JSON.stringify(each))

test('conversations go on side by side, and each is answered as it would be alone, in order', async () => {
  const together = (await guide(conversations)).out
  const alone = await Promise.all(conversations.map((each) => guide([each])))
  expect(together).toEqual(alone.flatMap(({ out }) => out))
  expect(together.map((line) => (JSON.parse(line) as { replies: unknown[] }).replies.length)).toEqual([
    5, 3, 2, 0,
  ])
})

test('a line that is none is named by its number, not by its words, and those before it are answered', async () => {
  const { out, err } = await guide(['', conversations[2]!, 'my secret words', conversations[1]!])
  expect(out).toHaveLength(1)
  expect(err).toMatch(/^Line 3 is not/)
  expect(err).not.toContain('secret')
})
