import type { PlanWords } from '#domain/plan/events.ts'

/** What a plan for hard moments has, in the order in which it is used. None is owed. */
export const planParts = ['signs', 'alone', 'people', 'call', 'safer', 'why'] as const
export type PlanPart = (typeof planParts)[number]

export const emptyPlan: PlanWords = { signs: '', alone: '', people: '', call: '', safer: '', why: '' }

export const isEmptyPlan = (words: PlanWords): boolean => planParts.every((part) => words[part] === '')
