import { always, type HelpLine } from '#domain/safety/help/help-line.ts'
import { mainKind } from '#domain/safety/help/lines-for.ts'

export type Way = { label: string; href: string }

const dialled = (number: string): string => number.replace(/[^\d+*#]/g, '').replace('#', '%23')

const siteOf = (link: string): string => URL.parse(link)?.hostname.replace(/^www\./, '') ?? link

/** What opens the phone, the messages or a page, with the words for its button. */
export function waysTo({ call, press, text, textWord, link, kinds }: HelpLine): Way[] {
  const ways: Way[] = []
  if (call)
    ways.push({ label: `Call ${call}${press ? `, then press ${press}` : ''}`, href: `tel:${dialled(call)}` })
  if (text)
    ways.push({
      label: `Text ${textWord ? `${textWord} to ` : ''}${text}`,
      href: `sms:${dialled(text)}${textWord ? `?body=${textWord}` : ''}`,
    })
  if (ways.length === 0 && link)
    ways.push({
      label: kinds.includes('directory') ? 'Find a line in your country' : `Open ${siteOf(link)}`,
      href: link,
    })
  return ways
}

/** Whether the number to call takes texts too. */
export const isOneNumber = ({ call, text, textWord, press }: HelpLine): boolean =>
  call !== null && call === text && !textWord && !press

/** How to reach it, in a few words: "Call or text 988". */
export function howTo(line: HelpLine): string {
  if (isOneNumber(line)) return `Call or text ${line.call}`
  return waysTo(line)
    .map(({ label }, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(', or ')
}

const unknownHours = 'See the site'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** When it is there, as it is said beside the line. */
export const hoursOf = ({ hours }: HelpLine): string =>
  hours === unknownHours ? 'hours: see its site' : hours

/** What it costs is said together with its hours. */
const freeOfCharge = /^([^.]{0,16}free[^.]{0,16})\.\s*(.*)$/i

/** Where, when and for whom it is, in one line. */
export function aboutLine(line: HelpLine): string {
  const how = howTo(line)
  if (mainKind(line) === 'emergency' && line.note?.startsWith('or ')) return `${how} ${line.note}.`
  const hours = mainKind(line) === 'emergency' ? null : hoursOf(line)
  const [, price, rest] = freeOfCharge.exec(line.note ?? '') ?? []
  const parts = price && hours ? [how, `${price}, ${hours}`, rest] : [how, hours, line.note]
  return parts.flatMap((part) => (part ? [capital(sentence(part))] : [])).join(' ')
}

/** Whether somebody answers at any hour. */
export const isAlways = ({ hours }: HelpLine): boolean => hours === always
