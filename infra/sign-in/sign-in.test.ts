import { expect, test } from 'vitest'
import { wayNames } from '#infra/sign-in/sign-in.ts'

const [google, github] = [{ label: 'Google' }, { label: 'GitHub' }]

test('only the ways that are configured are named', () => {
  expect(wayNames({ ways: [google, github], mail: 'smtp' })).toBe('Google, GitHub or email')
  expect(wayNames({ ways: [github], mail: 'smtp' })).toBe('GitHub or email')
  expect(wayNames({ ways: [], mail: 'page' })).toBe('email')
  expect(wayNames({ ways: [google], mail: null })).toBe('Google')
})
