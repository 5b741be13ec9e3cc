import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorAnswers } from '#contract/errors.ts'
import { documentBytes, importDocument } from '#contract/portability.ts'
import { CallError, upload } from '#web/http/call.ts'
import { Alert } from '#web/ui/alert.tsx'
import { FileField } from '#web/your-data/file-field.tsx'
import { importFault, importedMessage } from '#web/your-data/import-messages.ts'
import { whenReadAgain } from '#web/your-data/timeline-queries.ts'
import * as words from '#web/your-data/words.en.ts'

const tooLong = errorAnswers['import-too-long']

/** Opens the export of another Leeward here. */
export function ImportDocument() {
  const client = useQueryClient()
  const take = useMutation({
    mutationFn: async (file: File) => {
      // Said at once: nobody should wait for a long way up for nothing.
      if (file.size > documentBytes) throw new CallError(413, tooLong.sentence, 'import-too-long')
      return upload(importDocument, file)
    },
    onSuccess: () => whenReadAgain(client),
  })
  return (
    <div>
      <FileField
        label={words.fromLeeward}
        accept=".json,application/json"
        onChoose={(file) => !take.isPending && take.mutate(file)}
      />
      <div role="status" className="text-small [&>p]:mt-2">
        {take.isPending && <p>{words.takingOver}</p>}
        {take.data && <p>{importedMessage(take.data, 'event')}</p>}
      </div>
      {take.isError && <Alert className="mt-2">{importFault(take.error)}</Alert>}
    </div>
  )
}
