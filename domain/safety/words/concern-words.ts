/** What stands at the head of the dialog. `{emergency}` is the number of where the person is. */
export type Head = { title: string; lead: string }

/** On the screen, over the help lines. */
export type ShownWords = {
  crisis: Head
  emergency: Head
  /** In the conversation, which goes on: with care alone, and after the dialog was closed. */
  card: { care: string; crisis: string }
}

/**
 * A reply in our own words, each string a paragraph. `{talk}` and `{Talk}` name the lines, `{when}` their hours,
 * `{emergency}`, `{forAbuse}` and `{forChildren}` those for it.
 */
export type PreparedWords = {
  crisis: string[]
  care: string[]
  /** Before a reflection on a journal entry, at the tier of care. */
  entry?: string
}
