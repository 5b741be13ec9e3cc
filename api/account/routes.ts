import { Refused } from '#api/middleware/errors.ts'
import { serve } from '#api/serve.ts'
import { getUser } from '#contract/account.ts'

export const accountRoutes = [
  serve(getUser, () => {
    throw new Refused('signed-out')
  }),
]
