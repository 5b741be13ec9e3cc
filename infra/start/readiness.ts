import { setTimeout } from 'node:timers/promises'

/** Asks until the answer is 200, or until `isHopeless` says that nobody will answer. */
export async function waitUntilReady(
  url: string,
  signal: AbortSignal,
  isHopeless: () => boolean,
): Promise<boolean> {
  while (!isHopeless()) {
    signal.throwIfAborted()
    if (await answersOk(url, signal)) return true
    await setTimeout(50, null, { signal })
  }
  return false
}

async function answersOk(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
