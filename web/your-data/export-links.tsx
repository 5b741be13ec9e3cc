import { downloadArchive, downloadExport, getExportSchema } from '#contract/portability.ts'
import { anchorTo } from '#web/language/link-to.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import * as words from '#web/your-data/words.en.ts'

/** The two ways to take everything along; the browser keeps the file. */
export const ExportLinks = () => (
  <div className="flex flex-wrap gap-3">
    <a href={downloadExport.path} className={buttonClass({ variant: 'quiet' })}>
      {words.exportJson}
    </a>
    <a href={downloadArchive.path} className={buttonClass({ variant: 'quiet' })}>
      {words.exportZip}
    </a>
  </div>
)

export const ExportWords = () => (
  <p className="mt-3 text-small text-ink-soft">{words.exportForms(anchorTo(getExportSchema.path))}</p>
)
