/** Where none ends, so much of a sentence is let go at a time, read with as much of what follows it. */
const longest = 80

/** A mark that ends a sentence, with what closes behind it. A dot may be one of a number or of an address: what follows it tells. */
const end = /[.!?…。।؟!?]+["'”’»)\]*_]*(?=\s)|[!?…。।؟!?]["'”’»)\]*_]*(?=\s|$)|\n+/gu

/** What may be judged: `ahead` is what came after it already, for reading only. */
export type Held = { text: string; ahead: string }

/** Holds a text that grows until a sentence of it is whole. */
export class HeldText {
  #held = ''

  /** `isFollowed`: space came behind it, which is not shown yet. */
  add(piece: string, isFollowed = false): Held[] {
    this.#held += piece
    const held: Held[] = []
    let from = 0
    for (const { index, 0: mark } of (this.#held + (isFollowed ? ' ' : '')).matchAll(end)) {
      held.push({ text: this.#held.slice(from, index + mark.length), ahead: '' })
      from = index + mark.length
    }
    this.#held = this.#held.slice(from)
    while (this.#held.length > 2 * longest) held.push(this.#cut())
    return held
  }

  /** The rest, when no more will come. */
  end(): Held[] {
    const text = this.#held
    this.#held = ''
    return text === '' ? [] : [{ text, ahead: '' }]
  }

  #cut(): Held {
    const space = this.#held.lastIndexOf(' ', longest)
    const at = space > longest / 2 ? space : longest
    // Never through a character of two halves.
    const length = /[\ud800-\udbff]/.test(this.#held[at - 1]!) ? at - 1 : at
    const text = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    return { text, ahead: this.#held }
  }
}
