import { expect, test } from 'vitest'
import { findStep } from '#domain/chat/guide/needs.ts'

test.each([
  ['constructor', 'name'],
  ['__proto__', 'toString'],
  ['opening', 'constructor'],
  ['opening', '__proto__'],
])('%s/%s is no place of the guide', (need, step) => expect(findStep(need, step)).toBeNull())

test('a place of the guide is found', () => expect(findStep('crisis', 'reached')?.asks).toBeTruthy())
