import { downloadArchive, downloadExport, getExportSchema } from '#contract/portability.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The two ways to take everything along; the browser keeps the file. */
export const ExportLinks = () => (
  <div className="flex flex-wrap gap-3">
    <a href={downloadExport.path} className={buttonClass({ variant: 'quiet' })}>
      Export JSON
    </a>
    <a href={downloadArchive.path} className={buttonClass({ variant: 'quiet' })}>
      Everything as zip
    </a>
  </div>
)

export const ExportWords = () => (
  <p className="mt-3 text-small text-ink-soft">
    The JSON opens in any Leeward; its form is{' '}
    <a className="link" href={getExportSchema.path}>
      described here
    </a>
    . The zip has it too, and your conversations, journal and moods as files to read.
  </p>
)
