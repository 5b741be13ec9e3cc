import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { NoInput } from '#contract/scalars.ts'
import { helpLine } from '#domain/safety/help/help-line-schema.ts'

export const getOwnHelpLines = endpoint({
  method: 'GET',
  path: '/api/help-lines',
  summary: 'The help lines that whoever runs this server has added, replaced or left out.',
  input: NoInput,
  reply: z.object({
    lines: z.array(helpLine),
    without: z.array(z.object({ country: z.string(), name: z.string() })),
  }),
})
