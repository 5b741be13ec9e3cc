import { directory } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'

/** Of Markdown and HTML, and addresses as they are written. */
const markup =
  /!\[|\]\s?\(|\]:\s|<[a-z!/?]|\b(?:https?|ftp|data|javascript|mailto|file):|\bwww\.|&#?\w{2,8};/i
/** A name of a server, no longer than one may be: those endings that are words only where a path follows. */
const address =
  /\b(?:[a-z0-9-]{1,63}\.){1,8}(?:com|org|net|info|biz|io|app|health|edu|gov|xyz|link|site|online|dev|click|shop|example|co\.uk)\b(?:\/\S*)?|\b(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,6}\/\S*|[^\s@]{1,64}@[\w-]{1,63}\.\w+/gi

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
  const whole = (/\S*$/.exec(before.slice(-200))?.[0] ?? '') + text
  const hasMarkup = markup.test(whole)
  const places = whole.match(address) ?? []
  return hasMarkup || places.some((place) => !isKnown(place)) ? ['links'] : []
}
