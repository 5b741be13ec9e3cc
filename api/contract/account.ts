import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Done, Instant, KnownUuid, NoInput } from '#contract/scalars.ts'
import { limits } from '#domain/limits.ts'

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

export const nameMissing = 'Please write a name first.'

export const FirstName = z
  .string()
  .trim()
  .min(1, nameMissing)
  .max(limits.firstName, `At most ${limits.firstName} characters.`)

export const correctName = endpoint({
  method: 'PATCH',
  path: '/api/auth/user',
  summary: 'Corrects the name that the person is called by.',
  input: z.strictObject({ firstName: FirstName }),
  reply: User,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Signs this browser out, on the server too.',
  input: NoInput,
  reply: Done,
})

/** One browser in which this person is signed in. `label` is what it calls itself, as in "Firefox on Linux". */
export const SignedInBrowser = z.object({
  id: z.uuid(),
  label: z.string(),
  createdAt: Instant,
  seenAt: Instant,
  isCurrent: z.boolean(),
})
export type SignedInBrowser = z.infer<typeof SignedInBrowser>

export const listBrowsers = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the person is signed in, the latest seen first.',
  input: NoInput,
  reply: z.array(SignedInBrowser),
})

export const signBrowserOut = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Signs one browser of the person out.',
  input: z.strictObject({ id: KnownUuid }),
  reply: Done,
})
