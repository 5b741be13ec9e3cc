import { leadAlways, leadOtherwise } from '#domain/safety/help/help-lead.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { emergencyNumber, linesFor, mainKind } from '#domain/safety/help/lines-for.ts'
import { hoursOf, howTo, isAlways, waysTo } from '#domain/safety/help/say-line.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const linkTo = (href: string, label: string): string => `<a href="${escaped(href)}">${escaped(label)}</a>`

const inUnitedStates = [
  `${linkTo('tel:988', 'Call or Text 988')} (Suicide &amp; Crisis Lifeline, 24/7, free &amp; confidential; ${linkTo('sms:988', 'write a text')})`,
  `${linkTo('sms:741741?body=HOME', 'Text HOME to 741741')} (Crisis Text Line)`,
  `${linkTo('tel:911', 'Call 911')} (immediate emergencies)`,
]

function itemOf(line: HelpLine): string {
  const ways = waysTo(line).map(({ href, label }) => linkTo(href, label))
  const about = [line.name, hoursOf(line), line.note].flatMap((part) => (part ? [escaped(part)] : []))
  return ways.length > 0 ? `${ways.join(', or ')} (${about.join('; ')})` : about.at(-1)!
}

/** For pages that have no script to find out more: the lines of a country, or what holds everywhere. */
export function helpListInHtml(country: string | null, lines: readonly HelpLine[]): string {
  const found = linesFor(country, 'suicide', lines).slice(0, 4)
  const items = country === 'US' ? inUnitedStates : found.map(itemOf)
  const lead = found.every(isAlways) ? leadAlways : leadOtherwise
  return `<p>${escaped(lead)}:</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** The same in half a sentence, to stand after "To talk with a person, ". */
export function helpLineInHtml(country: string | null, lines: readonly HelpLine[]): string {
  if (country === 'US') return `${linkTo('tel:988', 'call')} or ${linkTo('sms:988', 'text')} 988`
  const line = linesFor(country, 'suicide', lines).find(({ call }) => call !== null)
  const [way] = line ? waysTo(line) : []
  if (way && emergencyNumber(country, lines) !== line?.call)
    return `${linkTo(way.href, way.label.replace('Call', 'call'))} (${escaped(line?.name ?? '')})`
  return `find a line at ${linkTo('https://findahelpline.com', 'findahelpline.com')}, or call your local emergency number`
}

/** The same as one link that can be pressed on its own. */
export function helpLinkInHtml(country: string | null, lines: readonly HelpLine[]): string {
  const [line] = linesFor(country, 'suicide', lines)
  const [way] = line ? waysTo(line) : []
  if (line && way && mainKind(line) === 'suicide') return linkTo(way.href, howTo(line))
  return `Call your local emergency number, or ${linkTo('https://findahelpline.com', 'find a line')}`
}

/** Where in a page such words stand. */
const helpMarks = { list: 'help-list', line: 'help-line', link: 'help-link' } as const

const marked = (mark: string, words: string): string => `<!--${mark}-->${words}<!--/${mark}-->`
const between = (mark: string): RegExp => new RegExp(`<!--${mark}-->[^]*?<!--/${mark}-->`, 'g')

/** Puts the lines of a country into a page, wherever it has marks for them. */
export const withHelpOf = (page: string, country: string | null, lines: readonly HelpLine[]): string =>
  page
    .replace(between(helpMarks.list), () => marked(helpMarks.list, helpListInHtml(country, lines)))
    .replace(between(helpMarks.line), () => marked(helpMarks.line, helpLineInHtml(country, lines)))
    .replace(between(helpMarks.link), () => marked(helpMarks.link, helpLinkInHtml(country, lines)))
