import type { SendMessage } from '#domain/chat/commands.ts'
import { isMeantOtherwise } from '#domain/safety/meant-otherwise.ts'
import { isHelpHere, isPlainlySafe } from '#domain/safety/plainly-safe.ts'
import type { Turn } from '#domain/safety/screener.ts'

/** What words say of an earlier concern: "I am safe", twice in a row; that it was not meant so; that help has come. */
export function easing(text: string, before: readonly Turn[]): Pick<SendMessage, 'eases'> {
  if (isHelpHere(text)) return { eases: 'help-here' }
  if (isMeantOtherwise(text)) return { eases: 'meant-otherwise' }
  const earlier = before.findLast(({ role }) => role === 'person')?.text ?? ''
  return isPlainlySafe(text) && isPlainlySafe(earlier) ? { eases: 'safe-again' } : {}
}
