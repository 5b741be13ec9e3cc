import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'

const stillOpen: ReadonlySet<string> = new Set(['opening', 'just-listen'])
const read = 3

/**
 * What is understood together: the latest words, and as long as it is not known what it is about those just before them,
 * which said too little alone.
 */
export function wordsToUnderstand({ turns, guide }: Pick<GuidePrompt, 'turns' | 'guide'>): string {
  const said = turns.filter(({ role }) => role === 'user').map(({ text }) => text)
  return said.slice(guide === null || stillOpen.has(guide.need) ? -read : -1).join('\n')
}
