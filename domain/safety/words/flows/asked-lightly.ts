/** To whoever asks for something of the world in the middle of it: one question more. */
export const aside: readonly string[] = [
  'It is fine to want something ordinary. My words were written beforehand, and that is not among them. I ask once more, because you matter here.',
]

/** And then none. */
export const asideAgain: readonly string[] = [
  'That is outside my words, and it is all right to think of something else. The numbers stay where you can see them. You can tell me anything, in any order.',
  'For that I have no words either. We can let it be an ordinary talk for a while. Help stays one press away.',
]
