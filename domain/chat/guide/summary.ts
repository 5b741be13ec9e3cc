import type { Known } from '#domain/chat/guide/step.ts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What was heard, in two or three short sentences; `helps` says what a strength does. */
export function summary({ situation, feeling, strength }: Known, helps: string): string {
  const heard = [
    situation && `It began with ${situation}.`,
    feeling && `The nearest word for it is ${feeling}.`,
    strength && `${capitalised(strength)} ${helps}.`,
  ].filter((line) => line !== null && line !== '')
  return heard.length === 0
    ? 'You said it in your own words, and I will not put others in their place.'
    : `Here is what I heard. ${heard.join(' ')}`
}
