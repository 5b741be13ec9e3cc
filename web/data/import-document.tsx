import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorAnswers } from '#contract/errors.ts'
import { documentBytes, importDocument } from '#contract/portability.ts'
import { FileField } from '#web/data/file-field.tsx'
import { importFault, importedMessage } from '#web/data/import-messages.ts'
import { whenReadAgain } from '#web/data/timeline-queries.ts'
import * as words from '#web/data/words.en.ts'
import { CallError, upload } from '#web/http/call.ts'
import { Alert } from '#web/ui/alert.tsx'

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
