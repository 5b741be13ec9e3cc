import { whenForgotten } from '#web/browser/forgetting.ts'

/**
 * What the chat keeps while another page is on the screen: the words in its box, and how to let go of them and of the
 * conversations. In memory only: a person's words never go into the browser's storage.
 */
export const keptChat = { words: '', forget: (): void => {}, forgetUnsent: (): void => {} }

/** The words in the box are no longer wanted; what the server keeps of them is another's to delete. */
export function forgetBox(): void {
  keptChat.words = ''
  keptChat.forgetUnsent()
}

whenForgotten(() => {
  forgetBox()
  keptChat.forget()
})
