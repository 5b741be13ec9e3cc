import { heardAge } from '#domain/account/age/heard-age.ts'
import { asksWhoReplies } from '#domain/chat/asks-who-replies.ts'
import { easing } from '#domain/chat/eases.ts'
import { guide } from '#domain/chat/guide/guide.ts'
import { hear } from '#domain/chat/guide/hear/hear.ts'
import { wordsToUnderstand } from '#domain/chat/guide/words-to-understand.ts'
import { linesToGiveBack } from '#domain/journal/reflection/line-to-give-back.ts'
import { linesOf } from '#domain/journal/reflection/lines.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { searchEntries } from '#domain/journal/search-entries.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { normalise } from '#domain/safety/normalise.ts'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import { linksIn } from '#domain/safety/replies/links-in.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { screen } from '#domain/safety/screen.ts'
import { asData } from '#infra/companion/as-data.ts'
import { reflectionMessages, withinWords } from '#infra/companion/reflection-prompt.ts'
import { ReplyText } from '#infra/companion/reply-text.ts'
import { createThinkingFilter } from '#infra/companion/reply-thinking.ts'
import { windowsFor } from '#infra/screening/learned-scores.ts'
import { wordsOf } from '#infra/understanding/word-head.ts'

const entryOf = (content: string) => ({
  entry: { title: null, content, mood: null, tags: [], day: '2026-11-21' },
  earlier: [],
  turn: 0,
  tier: 'none' as const,
  concerns: [],
  country: 'US',
})

const piecesOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )

/** Everything that reads what a person or a model wrote, by name. */
export const textReaders: Record<string, (text: string) => unknown> = {
  normalise,
  screen,
  screenByFloor: (text) => screenByFloor([{ role: 'person', text }]),
  'an answer': (text) =>
    screenByFloor([
      { role: 'companion', text },
      { role: 'person', text },
    ]),
  screenReply,
  breachesIn,
  reflect: (text) => reflect(entryOf(text)),
  'lines of an entry': (text) => linesToGiveBack(linesOf(text)),
  reflectionMessages: (text) => reflectionMessages(entryOf(text)),
  withinWords,
  'a search': (text) => {
    const entries = [{ title: null, content: text, tags: [] }]
    return searchEntries(entries, { words: `${text.slice(0, 100)} nowhere`, tags: [] })
  },
  linksIn: (text) => linksIn(text, text.slice(0, 100)),
  asData,
  heardAge: (text) => heardAge(text, '2026-11-21'),
  asksWhoReplies,
  easing: (text) =>
    easing(text, [
      { role: 'companion', text },
      { role: 'person', text },
    ]),
  'features for screening': windowsFor,
  'features for the guide': wordsOf,
  hear: (text) => hear(text, null, null),
  guide: (text) =>
    guide({
      turns: [
        { role: 'user', text },
        { role: 'assistant', text },
        { role: 'user', text },
      ],
      tier: 'none',
      concerns: [],
      country: 'US',
      guide: { need: 'opening', step: 'arrive', missed: 0 },
    }),
  'a reply in pieces': (text) => {
    const reply = new ReplyText()
    const withoutThinking = createThinkingFilter()
    for (const piece of piecesOf(text, 3)) reply.add(withoutThinking.add(piece).text)
    return reply.end()
  },
  'a reply in one piece': (text) => {
    const reply = new ReplyText()
    reply.add(createThinkingFilter().add(text).text)
    return reply.end()
  },
}

const turnsOf = (text: string) =>
  Array.from({ length: 9 }, (_, index) => ({
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    text,
  }))

/** What reads a whole conversation, here of a few turns that are all the same text. */
export const conversationReaders: typeof textReaders = {
  guide: (text) => guide({ turns: turnsOf(text), tier: 'none', concerns: [], country: 'US', guide: null }),
  wordsToUnderstand: (text) => wordsToUnderstand({ turns: turnsOf(text), guide: null }),
}
