import { firstLines } from '#domain/safety/help/first-lines.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { moreLines } from '#domain/safety/help/more-lines.ts'

/** Every line that Leeward knows. */
export const registry: readonly HelpLine[] = [...firstLines, ...moreLines]
