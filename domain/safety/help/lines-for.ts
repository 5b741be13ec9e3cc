import { always, type HelpLine, type Kind } from '#domain/safety/help/help-line.ts'
import type { Concern } from '#domain/safety/tier.ts'

const kindsOf: Record<Concern, readonly Kind[]> = {
  suicide: ['suicide', 'text', 'emergency'],
  'self-harm': ['suicide', 'text', 'emergency'],
  taken: ['emergency', 'poison', 'suicide', 'text'],
  'harm-to-others': ['suicide', 'text', 'emergency'],
  abuse: ['abuse', 'emergency', 'suicide', 'text'],
  'sexual-violence': ['sexual-violence', 'abuse', 'emergency', 'suicide', 'text'],
  'dependant-in-danger': ['children', 'emergency', 'suicide', 'text'],
  minor: ['children', 'suicide', 'text', 'emergency'],
  'eating-disorder': ['eating', 'suicide', 'text', 'emergency'],
  'medical-emergency': ['emergency', 'suicide', 'text'],
  'self-neglect': ['suicide', 'text', 'emergency'],
  'intrusive-thought': ['ocd', 'suicide', 'text', 'emergency'],
  'someone-else': ['suicide', 'text', 'emergency'],
  voices: ['emergency', 'suicide', 'text'],
}

/** Where people hurt people the police are asked for first, else the ambulance. */
const ofViolence: readonly Concern[] = ['abuse', 'sexual-violence', 'harm-to-others', 'dependant-in-danger']

const anywhere = {
  country: '*',
  languages: ['en'],
  press: null,
  text: null,
  textWord: null,
  note: null,
  checked: '2026-11-22',
  isSourceUnread: false,
} as const

const localEmergency: HelpLine = {
  ...anywhere,
  languages: ['en'],
  name: 'Emergency',
  kinds: ['emergency'],
  call: null,
  link: null,
  hours: always,
  note: 'Call your local emergency number. In many countries it is 112.',
  source: 'https://www.itu.int',
}

/** Leads on where a country has no line of its own. */
export const directory: HelpLine = {
  ...anywhere,
  languages: ['en'],
  name: 'Find A Helpline',
  kinds: ['directory'],
  call: null,
  link: 'https://findahelpline.com',
  hours: 'Differs by line',
  source: 'https://findahelpline.com',
}

/** For whoever does not say where they are: no country has it (ISO 3166). */
export const unknownCountry = 'ZZ'

/** What holds everywhere. */
export const elsewhere: readonly HelpLine[] = [localEmergency, directory]

export const mainKind = ({ kinds: [first] }: HelpLine): Kind => first ?? 'directory'

/** Who asks for a line of this kind finds this one; lines for one group are only for who asks for that group. */
function isOf(kind: Kind, line: HelpLine): boolean {
  const main = mainKind(line)
  if (kind === 'suicide' || kind === 'text') return main === kind
  if (kind === 'children') return line.kinds.includes(kind) && main !== 'lgbt'
  return (
    main === kind || (line.kinds.includes(kind) && !['children', 'lgbt', 'men', 'veterans'].includes(main))
  )
}

/** Who is mainly there for it comes first, then who answers at any hour; else as the table has them. */
const inOrder = (kind: Kind, concern: Concern, lines: HelpLine[]): HelpLine[] => {
  const last = ofViolence.includes(concern) ? 'ambulance' : 'police'
  const rank = (line: HelpLine): number =>
    kind === 'emergency'
      ? Number(line.kinds.includes(last))
      : Number(mainKind(line) !== kind) * 2 + Number(line.hours !== always)
  return lines.toSorted((a, b) => rank(a) - rank(b))
}

/** Of what it is about several are named first; of each other kind one, so that no kind is out of sight. */
const seenOf = (kind: Kind, leading: Kind): number => (kind === leading ? 3 : kind === 'emergency' ? 2 : 1)

/**
 * The lines of a country (ISO 3166, any case) for a concern, in the order to try them. Where there is none for what it is
 * about, or nobody to talk to, the international directory follows. A country without lines, or null, gets the rule for the emergency number
 * and that directory.
 */
export function linesFor(country: string | null, concern: Concern, lines: readonly HelpLine[]): HelpLine[] {
  const code = country?.toUpperCase()
  const own = lines.filter((line) => line.country === code)
  if (own.length === 0) return [...elsewhere]
  const asked = kindsOf[concern]
  const leading = asked.find((kind) => kind !== 'emergency') ?? 'suicide'
  const ofKind = (kind: Kind) =>
    inOrder(
      kind,
      concern,
      own.filter((line) => isOf(kind, line)),
    )
  const seen = new Set(asked.flatMap((kind) => ofKind(kind).slice(0, seenOf(kind, leading))))
  const others = asked.flatMap(ofKind).filter((line) => !seen.has(line))
  const hasEmergency = ofKind('emergency').length > 0
  const lacks = ofKind(leading).length === 0 || ofKind('suicide').length === 0
  return [
    ...seen,
    ...(hasEmergency ? [] : [localEmergency]),
    ...(lacks ? [directory] : []),
    ...new Set(others),
  ]
}

/** The number to call when a life is in danger, as it is said in a country; null where it is not known. */
export const emergencyNumber = (
  country: string | null,
  lines: readonly HelpLine[],
  concern: Concern = 'medical-emergency',
): string | null =>
  linesFor(country, concern, lines).find((line) => mainKind(line) === 'emergency')?.call ?? null

/** The countries that have lines of their own. */
export const countriesWithLines = (lines: readonly HelpLine[]): string[] =>
  [...new Set(lines.map(({ country }) => country))].filter((code) => code !== '*').toSorted()
