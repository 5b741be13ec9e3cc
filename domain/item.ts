type Named = Partial<
  Record<'moodId' | 'completionId' | 'messageId' | 'entryId' | 'visitorId' | 'replyId', unknown>
>

/**
 * True when a fact is about the item of its stream with this id. A reply has an id beside that of its message. The
 * index `events_by_item` and the functions that read by it name the same fields.
 */
export function isAbout(fact: { data: object }, id: string): boolean {
  const { moodId, completionId, messageId, entryId, visitorId, replyId }: Named = fact.data
  return (moodId ?? completionId ?? messageId ?? entryId ?? visitorId) === id || replyId === id
}
