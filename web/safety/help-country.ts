import { knownHelp } from '#web/safety/help-lines.ts'
import { currentSettings } from '#web/settings/settings.ts'

/** Whose help lines are meant at this moment, for what is sent. */
export const helpCountry = (): string => currentSettings().country ?? knownHelp().country
