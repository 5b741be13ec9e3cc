import { expect, test } from 'vitest'
import { screen } from '#domain/safety/screen.ts'

test('a wish to kill oneself opens the dialog', () => {
  expect(screen('I want to kill myself').tier).toBe('crisis')
})

test('a figure of speech says nothing', () => {
  expect(screen('this exam is killing me').tier).toBe('none')
})
