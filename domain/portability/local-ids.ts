import type { PortableEvent, PortableFact } from '#domain/portability/portable-event.ts'

const partFields = ['messageId', 'messageIds', 'through', 'replyId', 'reflectionId']
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
      if (!idFields.includes(name)) return [name, value]
      const called = (id: string) => ((partFields.includes(name) ? isOfOwn : isOwn(id)) ? id : localId(id))
      if (Array.isArray(value)) return [name, value.map(called)]
      return [name, typeof value === 'string' ? called(value) : value]
    }),
  )
  return { ...event, data } as PortableEvent
}
