import { ExportLinks, ExportWords } from '#web/data/export-links.tsx'
import { ImportDaylio } from '#web/data/import-daylio.tsx'
import { ImportDocument } from '#web/data/import-document.tsx'
import { Part } from '#web/ui/part.tsx'

/** What is here goes along at once; what was elsewhere comes in. */
export const TakeAlong = () => (
  <>
    <Part title="Take it with you" about="Everything that is kept about you, at once, as often as you like.">
      <ExportLinks />
      <ExportWords />
    </Part>
    <Part title="Bring it here" about="The same file twice changes nothing.">
      <div className="grid grid-cols-1 gap-6">
        <ImportDocument />
        <ImportDaylio />
      </div>
    </Part>
  </>
)
