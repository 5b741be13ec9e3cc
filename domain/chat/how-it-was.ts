/** Said with one press after an exercise that was done: what the words are, and what they do. */
export const howItWas = [
  { label: 'A bit better', act: 'helped' },
  { label: 'The same', act: 'did-not-help' },
  { label: 'Worse', act: 'worse' },
] as const

type Rated = { before: number; after: number }

/** What two numbers say, of how hard it was before an exercise and after it. */
export const wentFromTo = ({ before, after }: Rated): string => `It went from ${before} to ${after}.`
const inNumbers = /^it went from (\d{1,2}) to (\d{1,2})\W*$/i

/** Which of them two numbers are; undefined where a message is none of that. */
export function howItWasInNumbers(text: string): (typeof howItWas)[number] | undefined {
  const [, before, after] = inNumbers.exec(text.trim()) ?? []
  if (before === undefined || after === undefined) return undefined
  return howItWas[Math.sign(Number(after) - Number(before)) + 1]
}
