import { getOwnHelpLines } from '#contract/help.ts'
import { call } from '#web/http/call.ts'
import { keepOwnLines } from '#web/safety/kept-own-lines.ts'

/** Asks what the operator has changed, and says whether that is news. */
export const getOwnLines = async (): Promise<boolean> => keepOwnLines(await call(getOwnHelpLines, {}))
