import { expect, test } from 'vitest'
import { compile } from '#domain/safety/pattern.ts'

const families = { wish: ['want to', 'would like to'] }
const end = (phrase: string, text: string): number => compile(phrase, families).match(text.split(' '), 0)

test('a phrase is read word by word', () => {
  expect(end('i @wish rest|sleep', 'i would like to sleep')).toBe(5)
  expect(end('i @wish rest|sleep', 'i want to eat')).toBe(-1)
})

test('a part may be missing', () => {
  expect(end('all? (of it)? gone', 'gone')).toBe(1)
  expect(end('all? (of it)? gone', 'all of it gone')).toBe(4)
})

test('a gap has its length', () => {
  expect(end('my _ cat', 'my old cat')).toBe(3)
  expect(end('my _ cat', 'my very old cat')).toBe(-1)
  expect(end('my __ cat', 'my very very old cat')).toBe(5)
})

test('a gap does not reach over words that are claimed', () => {
  expect(compile('my __ cat', families).match(['my', '', 'cat'], 0)).toBe(-1)
})

test('numbers are read in digits and in letters', () => {
  expect(end('took # pills', 'took two pills')).toBe(3)
  expect(end('took ## pills', 'took two pills')).toBe(-1)
  expect(end('took ## pills', 'took 30 pills')).toBe(3)
})

test('an anchor holds at the end of the clause only', () => {
  expect(end('done $', 'done')).toBe(1)
  expect(end('done $', 'done here')).toBe(-1)
})

test('what cannot be read is refused', () => {
  expect(() => compile('@nobody', families)).toThrow('No family')
  expect(() => compile('all?', families)).toThrow('matches nothing')
  expect(() => compile('who?!', families)).toThrow('Cannot read')
})
