import { loadEncoder } from '#infra/encoder/encoder.ts'
import { replyReaderBy } from '#infra/reply-screening/reply-reader.ts'
import { serve } from '#infra/threads/serve.ts'

serve(null, await replyReaderBy(await loadEncoder()))
