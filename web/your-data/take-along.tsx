import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Section } from '#web/ui/section.tsx'
import { ExportLinks, ExportWords } from '#web/your-data/export-links.tsx'
import * as words from '#web/your-data/words.en.ts'

const ImportDocument = lazyPart(
  async () => (await import('#web/your-data/import-document.tsx')).ImportDocument,
)
const ImportDaylio = lazyPart(async () => (await import('#web/your-data/import-daylio.tsx')).ImportDaylio)

/** What is here goes along at once; what was elsewhere comes in. */
export const TakeAlong = () => (
  <>
    <Section title={words.take} about={words.takeAbout}>
      <ExportLinks />
      <ExportWords />
    </Section>
    <Section title={words.bring} about={words.bringAbout}>
      <div className="grid grid-cols-1 gap-6">
        <div>
          <LaterPart>
            <ImportDocument />
          </LaterPart>
          <p className="mt-2 text-small text-ink-soft">{words.whatComesAlong}</p>
        </div>
        <LaterPart>
          <ImportDaylio />
        </LaterPart>
      </div>
    </Section>
  </>
)
