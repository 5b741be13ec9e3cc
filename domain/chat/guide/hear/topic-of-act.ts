import {
  asksForCertainty,
  asksForDoctor,
  asksToBeBelieved,
  asksWhatToDo,
  topics,
} from '#domain/chat/guide/hear/act-signs.ts'
import type { ActId } from '#domain/chat/guide/understanding.ts'

const inOneReply = 2

/** Two things that are asked of the guide at once are both answered. */
function aboutIn(words: string): string | null {
  const found = topics.flatMap(([topic, pattern]) => (pattern.test(words) ? [topic] : []))
  const plainly = found.filter((topic) => topic !== 'able')
  return (plainly.length > 0 ? plainly : found).slice(0, inOneReply).join('+') || null
}

/** What a message that means the same everywhere asks of the guide. */
export const topicOf = (act: ActId, words: string): string | null =>
  act === 'about-guide'
    ? aboutIn(words)
    : asksForDoctor.test(words)
      ? 'doctor'
      : asksToBeBelieved.test(words)
        ? 'believe-me'
        : asksForCertainty.test(words)
          ? 'certainty'
          : act === 'tells' && asksWhatToDo.test(words)
            ? 'advice'
            : null
