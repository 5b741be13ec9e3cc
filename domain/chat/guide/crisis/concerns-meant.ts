import { flowPlaceIn } from '#domain/chat/guide/crisis-elsewhere.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Concern } from '#domain/safety/tier.ts'

const ofAnother: ReadonlySet<string | undefined> = new Set(['someone-else', 'dependant-in-danger'])

/** Of what lies ready nobody has taken yet. */
const takes =
  /\b(t[ao]+ken?|took|taking|swallow\w*|ate|eaten|dr[aiu]nk\w*|overdos\w*|od(ed)?|downed|had|necked|popped|chugged|inject\w*)\b/i

/** Whoever fears for somebody else is spoken to about themselves only where they say so outright. */
export function concernsMeant({ turns, concerns, guide }: GuidePrompt): Concern[] {
  const text = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const isForAnother = ofAnother.has(flowPlaceIn(guide)?.kind)
  const isOwn = !isForAnother || screenByFloor([{ role: 'person', text }]).concerns.includes('suicide')
  const isTaken = concerns.length === 1 || turns.some((turn) => turn.role === 'user' && takes.test(turn.text))
  return concerns.filter((concern) => (concern !== 'suicide' || isOwn) && (concern !== 'taken' || isTaken))
}
