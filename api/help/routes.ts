import { serve } from '#api/serve.ts'
import { getOwnHelpLines } from '#contract/help.ts'

export const helpRoutes = [serve(getOwnHelpLines, ({ deps }) => deps.ownLines)]
