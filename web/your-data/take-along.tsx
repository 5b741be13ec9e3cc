import { Section } from '#web/ui/section.tsx'
import { ExportLinks, ExportWords } from '#web/your-data/export-links.tsx'
import { ImportDaylio } from '#web/your-data/import-daylio.tsx'
import { ImportDocument } from '#web/your-data/import-document.tsx'
import * as words from '#web/your-data/words.en.ts'

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
          <ImportDocument />
          <p className="mt-2 text-small text-ink-soft">{words.whatComesAlong}</p>
        </div>
        <ImportDaylio />
      </div>
    </Section>
  </>
)
