import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Section } from '#web/ui/section.tsx'

const RememberedLines = lazyPart(async () => (await import('#web/data/remembered-lines.tsx')).RememberedLines)

/** What the guide remembers from one conversation to the next: to read, to delete, to switch off. */
export const RememberedSection = () => (
  <Section
    title="What Leeward remembers"
    about="What the guide may come back to in another conversation, gently and seldom. No AI gets it, and nothing of a crisis is in it."
  >
    <LaterPart>
      <RememberedLines />
    </LaterPart>
  </Section>
)
