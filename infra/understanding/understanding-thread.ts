import { loadEncoder } from '#infra/encoder/encoder.ts'
import { serve } from '#infra/threads/serve.ts'
import { understandingBy } from '#infra/understanding/understanding-by.ts'

serve(null, await understandingBy(await loadEncoder()))
