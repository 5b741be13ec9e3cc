/** The name of the connections of a process that a test kills. */
export const interruptedName = 'leeward interrupted'
