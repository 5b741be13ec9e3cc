import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Instant, NoInput } from '#contract/scalars.ts'

export const User = z.object({
  firstName: z.string().nullable(),
  email: z.string().nullable(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in; 401 when nobody is.',
  input: NoInput,
  reply: User,
})
