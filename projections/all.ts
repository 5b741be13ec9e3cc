import { accounts } from '#projections/account/accounts.ts'
import { lastActive } from '#projections/account/last-active.ts'
import { messages } from '#projections/chat/messages.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { completions } from '#projections/exercises/completions.ts'
import { entries } from '#projections/journal/entries.ts'
import { remembered } from '#projections/memory/remembered.ts'
import { moods } from '#projections/mood/moods.ts'
import { activityDays } from '#projections/progress/activity-days.ts'
import { exportItems } from '#projections/sessions/export-items.ts'
import { sessions } from '#projections/sessions/sessions.ts'

export const projections: Projection[] = [
  sessions,
  messages,
  moods,
  entries,
  completions,
  remembered,
  exportItems,
  activityDays,
  accounts,
  lastActive,
]
