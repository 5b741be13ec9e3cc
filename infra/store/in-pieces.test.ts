import { expect, test } from 'vitest'
import { inPieces } from '#infra/store/in-pieces.ts'

const piecesOf = (sizes: number[]) =>
  [
    ...inPieces(
      sizes.map((bytes) => ({ bytes })),
      10,
    ),
  ].map((piece) => piece.map(({ bytes }) => bytes))

test('rows come together as far as their words fit', () =>
  expect(piecesOf([4, 6, 1, 9, 3])).toEqual([[4, 6], [1, 9], [3]]))

test('what is too long by itself comes alone, and nothing is left out', () =>
  expect(piecesOf([1, 40, 2, 0, 11])).toEqual([[1], [40], [2, 0], [11]]))

test('of nothing comes nothing', () => expect(piecesOf([])).toEqual([]))
