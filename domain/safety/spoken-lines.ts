import { emergencyNumber, linesFor } from '#domain/safety/help-lines.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** The lines of a country as they are said in the middle of a sentence. */
export type SpokenLines = {
  /** "call or text 988, or text HOME to 741741" */
  talk: string
  /** Said after it: at which hours. */
  when: string
  /** "911" */
  emergency: string
  /** "the National Domestic Violence Hotline: call 1-800-799-7233" */
  forAbuse: string
  forChildren: string
}

const elsewhere = 'find a line in your country at findahelpline.com'

const lowered = (how: string): string => how.charAt(0).toLowerCase() + how.slice(1)

/** `country` is an ISO 3166 code. Where a country has no line, the international directory is named. */
export function spokenLines(country: string): SpokenLines {
  const talk = linesFor(country, 'suicide').filter(
    ({ purpose }) => purpose === 'suicide' || purpose === 'text',
  )
  const spoken = talk.length > 0 ? talk.map(({ how }) => lowered(how)).join(', or ') : elsewhere
  const named = (concern: Concern, purpose: string): string => {
    const line = linesFor(country, concern).find((one) => one.purpose === purpose)
    return line ? `${line.name}: ${lowered(line.how)}` : `someone who can help: ${spoken}`
  }
  return {
    talk: spoken,
    when: ', any time',
    emergency: emergencyNumber(country) ?? 'your local emergency number',
    forAbuse: named('abuse', 'abuse'),
    forChildren: named('dependant-in-danger', 'children'),
  }
}
