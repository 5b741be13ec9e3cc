/** What a line is for. The first kind of a line is what it is mainly there for. */
export const kinds = [
  'suicide',
  'text',
  'emergency',
  'ambulance',
  'police',
  'abuse',
  'sexual-violence',
  'children',
  'eating',
  'poison',
  'ocd',
  'veterans',
  'lgbt',
  'men',
  'directory',
] as const
export type Kind = (typeof kinds)[number]

/** A line is reached by call, by text, or by its link. */
export type HelpLine = {
  /** ISO 3166, or `*` for everywhere. */
  country: string
  /** ISO 639. */
  languages: string[]
  name: string
  kinds: Kind[]
  /** As it is written for people, with its spaces. */
  call: string | null
  /** What to press once the call is answered. */
  press: string | null
  text: string | null
  textWord: string | null
  link: string | null
  /** `24/7`, or when it is there, in words. */
  hours: string
  /** What else helps to decide: where it holds, what it costs. */
  note: string | null
  /** Who says so; empty in the built page, which does not show it. */
  source: string
  /** The day on which the line was last compared with what is known of its source. */
  checked: string
  /** Others name this source, and nobody has opened it yet. */
  isSourceUnread: boolean
}

export const always = '24/7'
