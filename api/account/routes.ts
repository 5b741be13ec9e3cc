import { browserRoutes } from '#api/account/browser-routes.ts'
import { emailRoutes } from '#api/account/email-routes.ts'
import { providerRoutes } from '#api/account/provider-routes.ts'
import { signOutRoutes } from '#api/account/sign-out-routes.ts'
import { userRoutes } from '#api/account/user-routes.ts'

// `email` stands before `:provider`, which would take it for one.
export const accountRoutes = [
  ...emailRoutes,
  ...providerRoutes,
  ...signOutRoutes,
  ...browserRoutes,
  ...userRoutes,
]
