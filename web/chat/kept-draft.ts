/** The words in the box of the chat. In memory only: a person's words never go into the browser's storage. */
export const keptDraft = { words: '' }

/** For whoever sits here next. */
export function forgetDraft(): void {
  keptDraft.words = ''
}
