import { guide } from '#domain/chat/guide/guide.ts'
import { hear } from '#domain/chat/guide/hear/hear.ts'
import { linesToGiveBack } from '#domain/journal/reflection/line-to-give-back.ts'
import { linesOf } from '#domain/journal/reflection/lines.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { normalise } from '#domain/safety/normalise.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { screen } from '#domain/safety/screen.ts'
import { reflectionMessages, withinWords } from '#infra/companion/reflection-prompt.ts'
import { ReplyText } from '#infra/companion/reply-text.ts'
import { createThinkingFilter } from '#infra/companion/reply-thinking.ts'

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
  reflect: (text) => reflect(entryOf(text)),
  'lines of an entry': (text) => linesToGiveBack(linesOf(text)),
  reflectionMessages: (text) => reflectionMessages(entryOf(text)),
  withinWords,
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
    for (const piece of piecesOf(text, 3)) reply.add(withoutThinking(piece))
    return reply.end()
  },
  'a reply in one piece': (text) => {
    const reply = new ReplyText()
    reply.add(createThinkingFilter()(text))
    return reply.end()
  },
}
