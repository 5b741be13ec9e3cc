import { ExportLinks, ExportWords } from '#web/data/export-links.tsx'
import { ImportDaylio } from '#web/data/import-daylio.tsx'
import { ImportDocument } from '#web/data/import-document.tsx'
import { Section } from '#web/ui/section.tsx'

/** What is here goes along at once; what was elsewhere comes in. */
export const TakeAlong = () => (
  <>
    <Section
      title="Take it with you"
      about="Everything that is kept about you, at once, as often as you like."
    >
      <ExportLinks />
      <ExportWords />
    </Section>
    <Section
      title="Bring it here"
      about="A file is taken over whole or not at all. The same file twice changes nothing. What you deleted here stays deleted."
    >
      <div className="grid grid-cols-1 gap-6">
        <div>
          <ImportDocument />
          <p className="mt-2 text-small text-ink-soft">
            Your first name comes along if you have none here. Replies are shown as brought along, not as
            Leeward’s. What you allowed elsewhere does not: you are asked anew here. What you change in one
            place does not reach the other by itself. Taken from here to elsewhere and back, it comes as a
            copy.
          </p>
        </div>
        <ImportDaylio />
      </div>
    </Section>
  </>
)
