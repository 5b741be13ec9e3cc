import { plain } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** The passage of each need that helps to leave a thing undone. */
const paths: Readonly<Partial<Record<NeedId, string>>> = {
  'ocd-checking': 'let-it-wait',
  'ocd-contamination': 'wait-dry',
  'ocd-harm': 'let-the-question-wait',
  'ocd-taboo': 'left-undone',
  'ocd-relationship': 'one-evening-off',
  'ocd-just-right': 'a-bit-off',
  'ocd-real-event': 'telling-can-wait',
  'health-fear': 'unanswered',
  substance: 'ride-it',
  eating: 'stay-after',
  'panic-now': 'longer-out',
  sleep: 'not-forcing',
  flashback: 'feet',
  'worry-loop': 'park-it',
}

const asks =
  /\bhow (do|can|should|am|would|will) i( \w+){0,2} (not|stop|avoid|resist|leave|keep (from|myself)|get through|ride|hold (off|out)|let (it|go))\b|\bwhat (do|can|should) i( can)? do\b.{0,20}\b(instead|this minute|with the (urge|pull|feeling))\b|\bwhat i can do\b.{0,14}\b(this minute|this moment)\b|\bhelp me (not|stop|resist|leave)\b/

/** Somebody asks how to leave it undone, or what to do this minute: the way of the need they are in; null where none is asked for. */
export function urgePathIn(text: string, at: NeedId | null): string | null {
  const path = at === null ? undefined : paths[at]
  return path !== undefined && asks.test(plain(text.slice(0, 800))) ? path : null
}
