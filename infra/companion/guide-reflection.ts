import type { Scores } from '#domain/chat/guide/understanding.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { ReflectionRequest } from '#infra/companion/companion.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'

/** The guide's words on an entry. Where there is a concern, help comes first, and no earlier day is looked for. */
export async function guideReflection(
  asked: ReflectionRequest,
  reflect: Reflect,
  understand?: (text: string) => Promise<Scores | null>,
): Promise<string> {
  if (isCrisis(asked.tier)) return reflect({ ...asked, earlier: [] })
  const [earlier, scores] = await Promise.all([
    asked.tier === 'none' ? asked.earlier() : [],
    asked.tier === 'none' ? understand?.(asked.entry.content) : null,
  ])
  return reflect({ ...asked, earlier, needs: scores?.needs ?? {} })
}
