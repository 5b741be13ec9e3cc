/**
 * What the chat keeps while another page is on the screen: the words in its box, and how to let go of the conversations. In
 * memory only: a person's words never go into the browser's storage.
 */
export const keptChat = { words: '', forget: (): void => {} }

/** For whoever sits here next. */
export function forgetChat(): void {
  keptChat.words = ''
  keptChat.forget()
}
