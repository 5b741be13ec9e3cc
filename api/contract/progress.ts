import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { NoInput } from '#contract/scalars.ts'

const Level = z.object({ id: z.number().int().min(1).max(5), name: z.string() })

export const Progress = z.object({
  currentLevel: Level,
  /** Absent at the top. */
  nextLevel: Level.optional(),
  points: z.number().int(),
  pointsToNextLevel: z.number().int(),
  /** From this level's first point to the next level's: 0 to 100, whole. */
  progressPercentage: z.number().int().min(0).max(100),
  /** In days. */
  currentStreak: z.number().int(),
  daysShownUp: z.number().int(),
  /** To whoever said that they are under 18 it is not shown: it is counted, and no more. */
  isHidden: z.literal(true).optional(),
})
export type Progress = z.infer<typeof Progress>

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  summary: 'Points, level and streak.',
  input: NoInput,
  reply: Progress,
})
