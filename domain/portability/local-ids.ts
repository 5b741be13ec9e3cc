import type { PortableEvent, PortableFact } from '#domain/portability/portable-event.ts'

const partFields = ['messageId', 'replyId', 'reflectionId']
const idFields = ['sessionId', 'entryId', 'moodId', 'completionId', ...partFields]

/**
 * The same event about the same things under the ids that they have here. `isOwn`: a thing was made here, and keeps its
 * id; what is part of a conversation or an entry goes with it.
 */
export function withLocalIds(
  { id: _, ...event }: PortableFact,
  isOwn: (id: string) => boolean,
  localId: (id: string) => string,
): PortableEvent & { timeZone?: string | undefined } {
  const fields = event.data as Record<string, unknown>
  const whole = fields['sessionId'] ?? fields['entryId']
  const isOfOwn = typeof whole === 'string' && isOwn(whole)
  const data = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (!idFields.includes(name) || typeof value !== 'string') return [name, value]
      const stays = partFields.includes(name) ? isOfOwn : isOwn(value)
      return [name, stays ? value : localId(value)]
    }),
  )
  return { ...event, data } as PortableEvent
}
