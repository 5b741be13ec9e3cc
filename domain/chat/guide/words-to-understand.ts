import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { correctionIn } from '#domain/chat/guide/hear/corrections.ts'
import { deniedIn } from '#domain/chat/guide/hear/denied.ts'

const stillOpen: ReadonlySet<string> = new Set(['opening', 'just-listen'])
const read = 3

/**
 * What is understood together: the latest words, and as long as it is not known what it is about those just before them,
 * which said too little alone.
 */
export function wordsToUnderstand({ turns, guide }: Pick<GuidePrompt, 'turns' | 'guide'>): string {
  const said = turns.filter(({ role }) => role === 'user').map(({ text }) => text)
  // What it is not, and what was understood before it, says nothing about what it is.
  const instead = said.length > 1 ? correctionIn(said.at(-1) ?? '')?.instead : undefined
  if (instead) return instead
  const together = said.slice(guide === null || stillOpen.has(guide.need) ? -read : -1)
  return together.map((text) => deniedIn(text).left).join('\n')
}
