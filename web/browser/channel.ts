/** Between the tabs of this browser. Where storage is blocked there may be none: they learn it when they are shown. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
