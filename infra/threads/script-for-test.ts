import { serve } from '#infra/threads/serve.ts'

/** Says what it was asked; a question of "throw" fails, one of "end" ends the thread, one that begins with "hold" lasts until it is let go. */
export type Question = { text: string; held?: SharedArrayBuffer }

serve('there', ({ text, held }: Question) => {
  if (text === 'throw') throw new RangeError('on purpose')
  if (text === 'end') process.exit()
  if (held) Atomics.wait(new Int32Array(held), 0, 0)
  return text
})
