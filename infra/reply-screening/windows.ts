import { HeldText } from '#infra/companion/held-text.ts'

/** Longer ones are vague to the encoder, and slow. */
const longest = 400

/** What is read of a reply once so much of it is there: the latest of it, with the sentence before. */
export const windowOf = (before: string, text: string): string =>
  `${sentencesOf(before).at(-1) ?? ''} ${text}`.replace(/\s+/g, ' ').trim().slice(-longest)

/** The windows of a whole reply, as they are judged while it comes. */
export function windowsOf(reply: string): string[] {
  let before = ''
  return sentencesOf(reply).map((sentence) => {
    const window = windowOf(before, sentence)
    before += sentence
    return window
  })
}

function sentencesOf(text: string): string[] {
  const held = new HeldText()
  const sentences = [...held.add(text.slice(-2 * longest)), ...held.end()].map((one) => one.text)
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
