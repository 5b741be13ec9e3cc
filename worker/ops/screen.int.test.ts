import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { childEnvironment } from '#infra/testing/child-environment.ts'

/** The command as an operator types it: no database, no configuration. */
async function screen(lines: string[], ...options: string[]) {
  const child = spawn(process.execPath, ['worker/ops/ops.ts', 'screen', ...options], {
    env: { ...childEnvironment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(lines.join('\n'))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return {
    rows: out
      .split('\n')
      .filter(Boolean)
      .map((row) => JSON.parse(row) as object),
    err,
  }
}

const asked = [
  { id: 'a', text: 'I want to die' },
  { id: 'b', text: 'ok bye' },
  {
    id: 'c',
    turns: [
      { role: 'assistant', text: 'Are you thinking about ending your life?' },
      { role: 'user', text: 'yes' },
    ],
  },
].map((line) => JSON.stringify(line))

test('lines of JSON come in, and each goes out with its tier, why, and the layers that reached it', async () => {
  expect((await screen(asked, '--layers', 'floor')).rows).toEqual([
    { id: 'a', tier: 'crisis', concerns: ['suicide'], because: ['wish'], layers: ['floor'] },
    { id: 'b', tier: 'none', concerns: [], because: [], layers: [] },
    { id: 'c', tier: 'crisis', concerns: ['suicide'], because: [expect.any(String)], layers: ['floor'] },
  ])
  const { rows } = await screen(asked)
  expect(rows).toMatchObject([{ tier: 'crisis' }, { tier: 'none', layers: [] }, { tier: 'crisis' }])
})

test('many lines are read side by side, and come out in order, each as it would alone', async () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    JSON.stringify({
      id: `${at}`,
      text: ['ok bye', 'I want to die', 'es geht mir gut'][at % 3],
    }),
  )
  const { rows } = await screen([...many, 'no line'])
  const alone = (await screen(many.slice(0, 3))).rows
  expect(rows.slice(0, 128)).toEqual(
    Array.from({ length: 128 }, (_, at) => ({ ...alone[at % 3], id: `${at}` })),
  )
  expect(new Set(alone.map((row) => JSON.stringify({ ...row, id: '' }))).size).toBeGreaterThan(1)
})

test('a line that is none is named by its number, and its words are not repeated', async () => {
  const { err, rows } = await screen(['my secret words'], '--layers', 'floor')
  expect(rows).toEqual([])
  expect(err).toMatch(/^Line 1 is not/)
  expect(err).not.toContain('secret')
})
