import { expect, test } from 'vitest'
import { describeFault } from '#infra/fault.ts'

test('of an error its kind, code and place are told, never its words', () => {
  const error = Object.assign(new TypeError('Ada wrote:\n    at night I count my pulse'), {
    code: 'ECONNRESET',
  })
  const fault = describeFault(error)

  expect(fault).toMatchObject({ name: 'TypeError', code: 'ECONNRESET' })
  expect(fault.at[0]).toContain('fault.test.ts')
  expect(JSON.stringify(fault)).not.toContain('pulse')
})

test('what was thrown without being an error is told by its type only', () => {
  expect(describeFault('I count my pulse')).toEqual({ name: 'string', at: [] })
})
