import { floorSteps, screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Screening } from '#domain/safety/tier.ts'
import type { Steps } from '#domain/steps.ts'

/** What the floor finds in words that stand alone. */
export const screen = (text: string): Screening => screenByFloor([{ role: 'person', text }])

/** The same in steps of a few milliseconds at most: a whole journal entry takes longer than others should wait. */
export const screening = (text: string): Steps<Screening> => floorSteps([{ role: 'person', text }])
