import type { Softener } from '#domain/safety/rule.ts'

const everyConcern = [
  'suicide',
  'self-harm',
  'harm-to-others',
  'abuse',
  'dependant-in-danger',
  'someone-else',
] as const

export const softeners: readonly Softener[] = [
  { name: 'fiction', softens: everyConcern, to: 'none', near: ['fiction'] },
  { name: 'study', softens: everyConcern, to: 'none', near: ['study'] },
  {
    name: 'long-ago',
    softens: everyConcern,
    to: 'care',
    near: ['past'],
    unlessHere: ['soon'],
    unlessNear: ['recent'],
  },
  {
    name: 'intrusive',
    softens: ['suicide', 'self-harm', 'harm-to-others', 'dependant-in-danger'],
    to: 'care',
    near: ['resisted'],
    unlessNear: ['soon'],
  },
]
