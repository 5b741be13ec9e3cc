import { directory } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'

/** Of Markdown and HTML, and addresses as they are written. */
const markup =
  /!\[|\]\s?\(|\]:\s|<[a-z!/?]|\b(?:https?|ftp|data|javascript|mailto|file):|\bwww\.|&#?\w{2,8};/i
/** A name of a server: those endings that are words only where a path follows. */
const address =
  /\b(?:[a-z0-9-]+\.)+(?:com|org|net|info|biz|io|app|health|edu|gov|xyz|link|site|online|dev|click|shop|example|co\.uk)\b(?:\/\S*)?|\b(?:[a-z0-9-]+\.)+[a-z]{2,6}\/\S*|\S+@[\w-]+\.\w+/gi

const known = new Set(
  [...registry, directory].flatMap(({ link }) =>
    link ? [new URL(link).hostname.replace(/^www\./, '')] : [],
  ),
)
const isKnown = (place: string): boolean =>
  known.has(
    place
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/[/.,;]*$/, ''),
  )

/** Links, images and HTML. The names of help lines' own pages are none. */
export function linksIn(text: string, before = ''): ['links'] | [] {
  // What was cut in the middle of a word is read with its beginning.
  const whole = (/\S*$/.exec(before)?.[0] ?? '').slice(-200) + text
  const hasMarkup = markup.test(whole)
  const places = whole.match(address) ?? []
  return hasMarkup || places.some((place) => !isKnown(place)) ? ['links'] : []
}
