import type { PortableEvent } from '#domain/portability/portable-event.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

/** Stands where words stood that no reply may say here, whoever wrote them. */
export const withheldWords = 'Some words are left out here: a reply may not say them.'

const screened = <Words extends { text: string }>(words: Words): Words =>
  screenReply(words.text).length > 0 ? { ...words, text: withheldWords } : words

/**
 * The event as a document may bring it: what asks for an answer, and what claims to be one, is marked as imported.
 * Answers are screened like a companion's.
 */
export function asImported<E extends PortableEvent>(event: E): E
export function asImported(event: PortableEvent): PortableEvent {
  switch (event.type) {
    case 'MessageSent':
      return { ...event, data: { ...event.data, isImported: true } }
    case 'ReplyAskedAgain':
      return { ...event, data: { ...event.data, isImported: true } }
    case 'StopAsked':
      return { ...event, data: { ...event.data, isImported: true } }
    case 'ReflectionRequested':
      return { ...event, data: { ...event.data, isImported: true } }
    case 'ReplyWritten':
    case 'ReflectionWritten':
      return withWords(event, { ...event.data, isImported: true })
    default:
      return event
  }
}

/** Words that were destroyed where the document comes from are missing. */
const withWords = <E extends { data: object; personal: { text: string } }>(event: E, data: E['data']): E => ({
  ...event,
  data,
  ...('personal' in event && event.personal && { personal: screened(event.personal) }),
})
