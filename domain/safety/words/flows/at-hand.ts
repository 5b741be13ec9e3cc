// Space from what could do harm, a person, a line, and one plain question: Means Matter (Harvard), the 988 Lifeline's #BeThe1To.
/** To whoever has tablets ready and has taken none. */
export const atHandFirst: readonly string[] = [
  'I am glad that you wrote this. Space comes first: go to another room, or outside, and leave them where they are.',
  'Ask somebody to come and take them away, or hand them to a neighbour. {Talk}{when}. If you take any, call {emergency} at once.',
]

/** To whoever says that nothing was taken. */
export const noneTaken: readonly string[] = [
  'Nothing was taken: I go by what you say. I am glad of it. Let somebody else have them, and stay near a person.',
  'I have that: nothing was taken. If it changes, call {emergency} at once, also if you feel well.',
]

/** To whoever gave what lay ready to somebody. */
export const handedOver: readonly string[] = [
  'Then nothing was taken, and somebody else has them now. I am glad of both. Stay near that person for a while.',
  'They are with somebody else: that is real distance. Let it stay so, also if it is awkward.',
]
