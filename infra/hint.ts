import { describeFault, type Log } from '#infra/fault.ts'

/**
 * Gives what is only a hint (a wake-up, a word to whoever writes a reply): nobody waits for it, and what gets lost the
 * facts and the sweep make good. It never stands between something that was written and its answer.
 */
export function hint(log: Log, name: string, give: () => Promise<unknown>): void {
  give().catch((error: unknown) => log.warn({ hint: name, fault: describeFault(error) }, 'a hint was lost'))
}
