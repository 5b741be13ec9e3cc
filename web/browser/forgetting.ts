const ways = new Set<() => void>()

/** Whoever keeps words of a person in memory says here how to let go of them. */
export const whenForgotten = (forget: () => void): void => void ways.add(forget)

export function forgetKept(): void {
  for (const forget of ways) forget()
}
