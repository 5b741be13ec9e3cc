import { ownRuleIn } from '#domain/chat/guide/hear/own-rules.ts'
import { delayToldIn } from '#domain/chat/guide/remember/told-delay.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'
import type { ActId, NeedId, Understanding } from '#domain/chat/guide/understanding.ts'
import type { Felt } from '#domain/memory/events.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import { rememberedNeeds, returningThemes, urgeThemes } from '#domain/memory/remembered-needs.ts'

const feltBy: Readonly<Partial<Record<ActId, Felt>>> = {
  helped: 'better',
  'did-not-help': 'same',
  worse: 'worse',
}

const goesOn: ReadonlySet<ActId> = new Set(['tells', 'answer'])

const among = <Id extends NeedId>(ids: readonly Id[], need: NeedId | null): Id | null =>
  ids.find((id) => id === need) ?? null

type Turn = { text: string; heard: Understanding; before: GuideState; after: GuideState }

/** What a turn gives to remember: codes and numbers of what the person said, and of nothing else. */
export function notesOfTurn({ text, heard, before, after }: Turn): MemoryNote[] {
  const felt = feltBy[heard.act]
  const theme = among(returningThemes, after.need)
  const urge = among(urgeThemes, after.need)
  const minutes = urge === null ? null : delayToldIn(text)
  const rule = ownRuleIn(text)
  return [
    ...(felt && before.offered !== null
      ? [
          {
            type: 'ExerciseFelt' as const,
            data: { exerciseId: before.offered, need: among(rememberedNeeds, before.need), felt },
          },
        ]
      : []),
    // Once it was gone on with: a need that was heard wrongly is left in the next turn.
    ...(theme !== null && after.turns > 0 && goesOn.has(heard.act)
      ? [{ type: 'ThemeMet' as const, data: { theme } }]
      : []),
    ...(urge !== null && minutes !== null
      ? [{ type: 'UrgeDelayed' as const, data: { theme: urge, minutes } }]
      : []),
    ...(rule ? [{ type: 'RuleGiven' as const, data: rule }] : []),
  ]
}
