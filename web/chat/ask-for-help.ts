import type { ChatStreamEvent } from '#contract/chat.ts'
import { newId } from '#web/http/new-id.ts'
import { say } from '#web/http/stream.ts'
import { helpCountry } from '#web/safety/help-country.ts'

/** Where no conversation could be begun, or what was said in it does not come, words in a crisis are answered with help, and nothing is kept of them. */
export async function askForHelp(message: string, onEvent: (event: ChatStreamEvent) => void): Promise<void> {
  const ids = { sessionId: newId(), messageId: newId() }
  try {
    const events = say({ ...ids, message, country: helpCountry() }, new AbortController().signal)
    for await (const event of events) onEvent(event)
  } catch {
    // No crisis, or out of reach: that there is no conversation stands on the page.
  }
}
