import { completeExercise } from '#contract/exercises.ts'
import { call, CallError } from '#web/http/call.ts'

export type Rated = { before: number; after: number }
type Completion = { exerciseId: string; sessionId: string | null; completionId: string; rated?: Rated }

/** `unkept`: whoever wants nothing kept has done it all the same. `later`: it is counted once there is a network. */
export type Completed = 'counted' | 'unkept' | 'later'

/** Records that an exercise was done. What is lost where the page is closed without a network is a tick, and no words. */
export async function complete(completion: Completion, isAway: boolean): Promise<Completed> {
  const record = () => call(completeExercise, completion)
  try {
    await record()
    return 'counted'
  } catch (error) {
    if (error instanceof CallError && error.code === 'consent-keeping-needed') return 'unkept'
    if (error instanceof CallError || !(isAway || !navigator.onLine)) throw error
    addEventListener('online', () => void record().catch(() => {}), { once: true })
    return 'later'
  }
}
