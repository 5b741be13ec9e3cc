import { a1 } from '#domain/safety/corpus/authors/a-1.ts'
import { a2 } from '#domain/safety/corpus/authors/a-2.ts'
import { a3 } from '#domain/safety/corpus/authors/a-3.ts'
import { b1 } from '#domain/safety/corpus/authors/b-1.ts'
import { b2 } from '#domain/safety/corpus/authors/b-2.ts'
import { b3 } from '#domain/safety/corpus/authors/b-3.ts'
import { c1 } from '#domain/safety/corpus/authors/c-1.ts'
import { c2 } from '#domain/safety/corpus/authors/c-2.ts'
import { c3 } from '#domain/safety/corpus/authors/c-3.ts'
import { d1 } from '#domain/safety/corpus/authors/d-1.ts'
import { d2 } from '#domain/safety/corpus/authors/d-2.ts'
import { d3 } from '#domain/safety/corpus/authors/d-3.ts'
import { readCorpus } from '#domain/safety/corpus/line.ts'

/** Four people who had never seen the rules wrote these lines and labelled them. */
export const authors = [
  { name: 'a', lines: [a1, a2, a3].flatMap(readCorpus) },
  { name: 'b', lines: [b1, b2, b3].flatMap(readCorpus) },
  { name: 'c', lines: [c1, c2, c3].flatMap(readCorpus) },
  { name: 'd', lines: [d1, d2, d3].flatMap(readCorpus) },
]
