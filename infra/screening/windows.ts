const endsSentence = new Set(['.', '!', '?', ';', '\n'])
const isWord = (token: string): boolean => token === '?' || /[\p{L}\d]/u.test(token)

/** Sentences that are read together, and how many of them a text may have to be read as a whole as well. */
const together = 3
const whole = 6
const longestSentence = 40

function sentencesOf(plain: string): string[][] {
  const sentences: string[][] = []
  let words: string[] = []
  const close = (): void => {
    if (words.length > 0) sentences.push(words)
    words = []
  }
  for (const token of plain.split(' ')) {
    if (isWord(token)) words.push(token)
    if (endsSentence.has(token) || words.length >= longestSentence) close()
  }
  close()
  return sentences
}

/**
 * The stretches in which a text in plain words is read: the whole, when it is short, and three sentences at a time of a long
 * one, each time sharing one with the last, so that what stands in the middle of it is heard.
 */
export function windowsOf(plain: string): string[][] {
  const sentences = sentencesOf(plain)
  if (sentences.length <= whole) return [sentences.flat()]
  const windows: string[][] = []
  for (let at = 0; at < sentences.length - 1; at += together - 1)
    windows.push(sentences.slice(at, at + together).flat())
  return [...new Map(windows.map((words) => [words.join(' '), words])).values()]
}
