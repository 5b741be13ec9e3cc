export const purposes = [
  'suicide',
  'text',
  'abuse',
  'children',
  'eating-disorder',
  'emergency',
  'directory',
] as const
export type Purpose = (typeof purposes)[number]

/**
 * One line of help. `country` is an ISO 3166 code, or `*` for everywhere; `language` an ISO 639 code.
 * `href` opens the phone, the messages or a page. `checked` is the day on which the line was last
 * compared with its source; null when nobody has yet.
 */
export type HelpLine = {
  country: string
  language: string
  name: string
  purpose: Purpose
  how: string
  href: string
  hours: string
  /** What else helps to decide: where it holds, what it costs. */
  note: string | null
  checked: string | null
  source: string
}
