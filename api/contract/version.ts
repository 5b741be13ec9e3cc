import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { NoInput } from '#contract/scalars.ts'

export const Version = z.object({
  version: z.string(),
  /** The commit that this build was made from; null when it was not told. */
  revision: z.string().nullable(),
  /** Who writes the replies: the guide uses prepared ones, no AI. */
  companion: z.enum(['guide', 'model']),
  model: z.string().nullable(),
  /** Who gets the words when the model replies, as the person is told it. */
  recipient: z.string().nullable(),
  signIn: z.boolean(),
  /** By what one signs in here, as people call it: "Google, GitHub or email". */
  signInWays: z.string(),
})
export type Version = z.infer<typeof Version>

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/version',
  summary: 'What is running here.',
  input: NoInput,
  reply: Version,
})

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description of the API (OpenAPI 3.1).',
  input: NoInput,
  reply: z.looseObject({ openapi: z.string() }),
})
