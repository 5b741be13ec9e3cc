import { screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Turn } from '#domain/safety/screener.ts'
import type { Tier } from '#domain/safety/tier.ts'

export const floorOf = (turns: readonly Turn[]): Tier => screenByFloor(turns).tier
