import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Section } from '#web/ui/section.tsx'
import * as words from '#web/your-data/words.en.ts'

const RememberedLines = lazyPart(
  async () => (await import('#web/your-data/remembered-lines.tsx')).RememberedLines,
)

/** What is remembered from one conversation to the next: to read, to add to, to delete, to switch off. */
export const RememberedSection = () => (
  <Section title={words.remembered} about={words.rememberedAbout}>
    <LaterPart>
      <RememberedLines />
    </LaterPart>
  </Section>
)
