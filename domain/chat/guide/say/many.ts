import type { Move } from '#domain/chat/guide/decide/move.ts'
import { nameOf } from '#domain/chat/guide/hear/many.ts'
import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** To several troubles told at once. */
export const severalAtOnce: Wordings = [
  'That is several things at once. I hear {names}. Which shall we take first?',
  'Each of these would be enough by itself: {names}. Which one comes first?',
  'So much at the same time: {names}. We take one, and the others stay. Which is first?',
]

/** "the nights, the panic and the loss" in each wording. */
export function manyWords(ids: string): readonly string[] {
  const names = ids.split('+').map(nameOf)
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
  return severalAtOnce.map((words) => words.replace('{names}', list))
}

/** They ask by themselves which comes first. */
export const isSeveral = (first: Move['first']): boolean =>
  first?.kind === 'act' && first.act.startsWith('many:')
