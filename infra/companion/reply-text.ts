import { findExercise } from '#domain/exercises/catalogue.ts'

/** No reply is longer than this, whatever a server sends. */
export const longestReply = 8_000

// Control characters, direction overrides and the byte order mark. Joiners stay: emoji and scripts need them.
const unwanted = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** `[exercise: some-id]`, also when badly written: it ends at its bracket, at its line, or after a hundred characters. */
const marker = /[*_`]{0,3}\[\s*exercise\b([^\]\n]{0,100})(\][*_`]{0,3}|\n)?/gi

/** Space, emphasis and half of a character: shown only once something follows. */
const loose = /(?<![\s*_`\ud800-\udbff])[\s*_`\ud800-\udbff]*$/
/** So much of it, that is: who sends nothing else is not read again and again. */
const longestLoose = 200

/** Where the last bracket may still become a marker, its place; else the text's end. */
function settledLength(text: string): number {
  const opens = text.lastIndexOf('[')
  if (opens < 0 || text.length - opens > 120) return text.length
  const word = text
    .slice(opens + 1)
    .trimStart()
    .toLowerCase()
  const mayBecome = 'exercise'.startsWith(word) || (/^exercise\b[^\]\n]*$/.test(word) && !word.includes(']'))
  return mayBecome ? opens : text.length
}

/**
 * The text of a reply as it grows: cleaned, cut at its limit, and without the line that names an exercise,
 * however the pieces are cut.
 */
export class ReplyText {
  #held = ''
  #shown = ''
  #hadMarker = false
  exerciseId: string | null = null

  /** What may be shown so far. */
  get shown(): string {
    return this.#shown
  }

  get isFull(): boolean {
    return this.#shown.length >= longestReply
  }

  /** Takes a piece; gives what is now safe to show, which may be nothing. */
  add(piece: string): string {
    const text = this.#held + piece.replace(unwanted, '')
    const length = settledLength(text)
    const settled = this.#withoutMarkers(text.slice(0, length))
    const kept = settled.length - (loose.exec(settled)?.[0].length ?? 0)
    this.#held = settled.slice(kept, kept + longestLoose) + text.slice(length)
    return this.#show(settled.slice(0, kept))
  }

  /** The rest, when no more will come. */
  end(): string {
    const rest = this.#withoutMarkers(this.#held).trimEnd()
    this.#held = ''
    // The emphasis around a marker has nothing left to stand on.
    return this.#hadMarker && /^[\s*_`]*$/.test(rest) ? '' : this.#show(rest)
  }

  #withoutMarkers(text: string): string {
    return text.replace(marker, (_whole, named: string) => {
      const id = named
        .replace(/^[\s:=-]+/, '')
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-')
      this.exerciseId = findExercise(id)?.id ?? this.exerciseId
      this.#hadMarker = true
      return ''
    })
  }

  #show(text: string): string {
    const next = this.#shown === '' ? text.trimStart() : text
    const settled = next.slice(0, longestReply - this.#shown.length).toWellFormed()
    this.#shown += settled
    return settled
  }
}
