import type { Concern, Tier } from '#domain/safety/tier.ts'

const notes: Partial<Record<Concern, string>> = {
  'intrusive-thought':
    'A thought like that can be very frightening. We do not have to work out here what it means. The card above names people who know such thoughts well.',
  'someone-else':
    'It is hard to fear for someone. The card above has lines that you can call about them, too.',
  abuse:
    'What was done to you was not all right. The card above has people who listen, whenever it is safe for you to reach them.',
}

const general =
  'What you wrote sounds heavy, and I take it seriously. The card above has people you can talk to, whenever you want.'

/** Acknowledges a concern once and points to its card. Null when there is nothing to say, or it was said. */
export function careNote(
  { tier, concerns }: { tier: Tier; concerns: Concern[] },
  said: (line: string) => boolean,
): string | null {
  if (tier !== 'care') return null
  const note = concerns.map((concern) => notes[concern]).find((line) => line !== undefined) ?? general
  // A later message may carry no concern of its own while the session still does.
  const isOld = concerns.length === 0 && [general, ...Object.values(notes)].some(said)
  return isOld || said(note) ? null : note
}
