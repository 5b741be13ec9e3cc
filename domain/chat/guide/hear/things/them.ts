import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'

const ofHim = /\b(he|him|his|he's|husband|boyfriend|dad|father|son|brother|bloke|grandad|uncle)\b/g
const ofHer = /\b(she|her|hers|she's|wife|girlfriend|mum|mom|mother|daughter|sister|nan|gran|aunt)\b/g

/** How to speak of whom they speak of last; of one who is not named as a he or a she, as they do not. */
export function themIn(said: readonly string[]): { he: string; him: string } {
  for (const text of said.toReversed()) {
    const words = spelt(text)
    const [his, hers] = [words.match(ofHim)?.length ?? 0, words.match(ofHer)?.length ?? 0]
    if (his > hers) return { he: 'he', him: 'him' }
    if (hers > his) return { he: 'she', him: 'her' }
  }
  return { he: 'they', him: 'them' }
}
