/** Now. Handed in, so that a test can be at any time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
