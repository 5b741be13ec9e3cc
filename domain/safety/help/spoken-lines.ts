import type { HelpLine, Kind } from '#domain/safety/help/help-line.ts'
import { emergencyNumber, linesFor, mainKind } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { hoursOf, howTo, isAlways } from '#domain/safety/help/say-line.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** The lines of a country as they are said in the middle of a sentence. */
export type SpokenLines = {
  /** "call or text 988, or text HOME to 741741" */
  talk: string
  /** The same for whoever reads no English: "988, SMS 741741 (HOME)" */
  numbers: string
  /** To whoever cannot speak: "text HOME to 741741" */
  byText: string
  /** ", any time" where somebody answers at any hour */
  when: string
  /** "911"; where the ambulance has a number of its own, that one */
  emergency: string
  /** The same where people hurt people: the number of the police, where they have their own */
  police: string
  /** "the National Domestic Violence Hotline: call 1-800-799-7233" */
  forAbuse: string
  forSexualViolence: string
  forChildren: string
  /** Where there is no such line, the number for emergencies. */
  forPoison: string
}

const elsewhere = 'find a line in your country at findahelpline.com'

const lowered = (how: string): string => how.charAt(0).toLowerCase() + how.slice(1)

const said = (line: HelpLine): string => lowered(howTo(line)) + (isAlways(line) ? '' : ` (${hoursOf(line)})`)

/** Whom to call, and whom to write to where that can be said; else a second one to call. */
function toTalkTo(country: string, lines: readonly HelpLine[]): HelpLine[] {
  const reached = linesFor(country, 'suicide', lines).filter(
    ({ call, text }) => call !== null || text !== null,
  )
  const [first, second] = reached.filter((line) => mainKind(line) === 'suicide')
  const written = reached.find((line) => mainKind(line) === 'text')
  return [first, written ?? (first && isAlways(first) ? undefined : second)].filter(
    (line) => line !== undefined,
  )
}

function writtenTo(country: string, lines: readonly HelpLine[]): string {
  const reached = linesFor(country, 'suicide', lines).filter(({ text }) => text !== null)
  const line = reached.find((one) => mainKind(one) === 'text') ?? reached[0]
  return line?.text
    ? `text ${line.textWord ? `${line.textWord} to ` : ''}${line.text}`
    : 'look for one to write to at findahelpline.com'
}

const inNumbers = ({ call, press, text, textWord }: HelpLine): string =>
  [
    call && (press ? `${call} (${press})` : call),
    text && (text !== call || textWord) && (textWord ? `SMS ${text} (${textWord})` : `SMS ${text}`),
  ]
    .filter(Boolean)
    .join(', ')

/** Where a country has no number that is known. */
export const toLookUp = 'your local emergency number'

/** `country` is an ISO 3166 code. Where a country has no line, the international directory is named. */
export function spokenLines(country: string, lines: readonly HelpLine[] = registry): SpokenLines {
  const people = toTalkTo(country, lines)
  const talk = people.length > 0 ? people.map(said).join(', or ') : elsewhere
  const emergency = emergencyNumber(country, lines) ?? toLookUp
  const find = (concern: Concern, kind: Kind): string | undefined => {
    const line = linesFor(country, concern, lines).find((one) => one.kinds.includes(kind))
    return line && `${line.name}: ${said(line)}`
  }
  const someone = `someone who can help: ${talk}`
  const forAbuse = find('abuse', 'abuse') ?? someone
  return {
    talk,
    byText: writtenTo(country, lines),
    numbers: people.length > 0 ? people.map(inNumbers).join(', ') : 'findahelpline.com',
    when: people.length > 0 && people.every(isAlways) ? ', any time' : '',
    emergency,
    police: emergencyNumber(country, lines, 'abuse') ?? toLookUp,
    forAbuse,
    forSexualViolence: find('sexual-violence', 'sexual-violence') ?? forAbuse,
    forChildren: find('dependant-in-danger', 'children') ?? someone,
    forPoison: find('taken', 'poison') ?? emergency,
  }
}
