import { expect, test } from 'vitest'
import { authors } from '#domain/safety/corpus/authors.ts'
import { built } from '#domain/safety/corpus/corpus.ts'
import trained from '#domain/safety/learned/trained.json' with { type: 'json' }
import { digestOf } from '#infra/bench/safety/digest.ts'

test('the learned layer was trained on the corpus that stands; else run infra/bench/train-safety.ts', () => {
  expect(trained.corpus).toBe(digestOf([...built, ...authors.flatMap(({ lines }) => lines)]))
})
