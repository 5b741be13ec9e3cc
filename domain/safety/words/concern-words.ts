/**
 * What stands at the head of the dialog. In all words here `{emergency}`, `{police}`, `{talk}` and the like stand for what
 * there is where the person is; `{poison:…|…}` says the first where there is a line of that kind, else the second.
 */
export type Head = { title: string; lead: string }

/** On the screen, over the help lines. */
export type ShownWords = {
  crisis: Head
  emergency: Head
  /** In the conversation, which goes on: with care alone, and after the dialog was closed. */
  card: { care: string; crisis: string }
}

/**
 * A reply in our own words, each string a paragraph. In a crisis it takes seriously what was said, names whom to call, and
 * speaks of distance from what could harm, no means named; who is watching, and the one question, follow it.
 */
export type PreparedWords = {
  crisis: readonly string[]
  /** Begins with the call, unless it first has to be safe to read. */
  emergency: readonly string[]
  care: readonly string[]
  /** Before a reflection on a journal entry, at the tier of care. */
  entry?: string
}
