/** Before the line that is given back, with `{line}` for it. */
export const givingBack = [
  'You wrote: “{line}”',
  'This is a line of yours: “{line}”',
  'Here is one line again, as you wrote it: “{line}”',
] as const

/** Where no line is given back: said plainly, and true of any entry. */
export const onlyAsking = [
  'I leave your words as they are. I only have a question.',
  'This time I give no line back. There is one thing I can ask.',
  'Your words stand for themselves. I would just like to ask this.',
] as const
