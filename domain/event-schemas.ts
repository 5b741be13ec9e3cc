import { AgeTold } from '#domain/account/age-events.ts'
import { ConsentGiven, ConsentWithdrawn } from '#domain/account/consent-events.ts'
import * as account from '#domain/account/events.ts'
import * as chat from '#domain/chat/events.ts'
import * as checkIns from '#domain/check-ins/events.ts'
import type { EventSchema } from '#domain/event-schema.ts'
import type { AnyEvent } from '#domain/event.ts'
import * as exercises from '#domain/exercises/events.ts'
import * as journal from '#domain/journal/events.ts'
import * as memory from '#domain/memory/events.ts'
import * as mood from '#domain/mood/events.ts'
import { PlanWritten } from '#domain/plan/events.ts'
import { isTimeZone } from '#domain/progress/day.ts'
import * as sessions from '#domain/sessions/events.ts'
import type { PersonEvent } from '#domain/timeline/describe-event.ts'

/** What the log takes today, of each type of event. */
export const eventSchemas = {
  SessionStarted: sessions.SessionStarted,
  SessionTitled: sessions.SessionTitled,
  SessionDeleted: sessions.SessionDeleted,
  MessageSent: chat.MessageSent,
  ConcernRaised: chat.ConcernRaised,
  ConcernCorrected: chat.ConcernCorrected,
  ReplyAskedAgain: chat.ReplyAskedAgain,
  StopAsked: chat.StopAsked,
  ReplyWritten: chat.ReplyWritten,
  ReplyChecked: chat.ReplyChecked,
  ReplyFailed: chat.ReplyFailed,
  ReplyRated: chat.ReplyRated,
  MessageRetracted: chat.MessageRetracted,
  MoodLogged: mood.MoodLogged,
  NoteConcernRaised: mood.NoteConcernRaised,
  MoodCorrected: mood.MoodCorrected,
  MoodRetracted: mood.MoodRetracted,
  EntryWritten: journal.EntryWritten,
  EntryEdited: journal.EntryEdited,
  EntryConcernRaised: journal.EntryConcernRaised,
  EntryRetracted: journal.EntryRetracted,
  ReflectionRequested: journal.ReflectionRequested,
  ReflectionWritten: journal.ReflectionWritten,
  ReflectionFailed: journal.ReflectionFailed,
  ExerciseCompleted: exercises.ExerciseCompleted,
  ExerciseRated: exercises.ExerciseRated,
  ExerciseRetracted: exercises.ExerciseRetracted,
  ExerciseFelt: memory.ExerciseFelt,
  ThemeMet: memory.ThemeMet,
  UrgeDelayed: memory.UrgeDelayed,
  RuleGiven: memory.RuleGiven,
  LineRemembered: memory.LineRemembered,
  SummaryWritten: memory.SummaryWritten,
  MemoryReworded: memory.MemoryReworded,
  TalkRead: memory.TalkRead,
  MemoriesForgotten: memory.MemoriesForgotten,
  PlanWritten,
  CheckInAnswered: checkIns.CheckInAnswered,
  CheckInRetracted: checkIns.CheckInRetracted,
  AccountOpened: account.AccountOpened,
  NameCorrected: account.NameCorrected,
  VisitorClaimed: account.VisitorClaimed,
  DeletionRequested: account.DeletionRequested,
  DeletionTakenBack: account.DeletionTakenBack,
  AccountErased: account.AccountErased,
  ConsentGiven,
  ConsentWithdrawn,
  AgeTold,
} satisfies { [Type in PersonEvent['type']]: EventSchema<Type> }

const byType: ReadonlyMap<string, EventSchema> = new Map(Object.entries(eventSchemas))

/** An event is not what the log takes. It names the type and the field, never the value. */
export class EventInvalid extends Error {
  /** As in `MoodLogged data.day`. */
  readonly code: string

  constructor(code: string) {
    super(`The log does not take this event: ${code}.`)
    this.name = 'EventInvalid'
    this.code = code
  }
}

/** Where an event is not what the log takes; null when it is. */
export function faultOf({ type, at, data, personal }: AnyEvent): EventInvalid | null {
  const schema = byType.get(type)
  if (!schema) return new EventInvalid('unknown type')
  const parsed = schema.whole.safeParse({ at, data, personal })
  if (parsed.success) return null
  // A field that should not be there is not in the path: its name may be anybody's words.
  return new EventInvalid(`${type} ${parsed.error.issues[0]!.path.join('.')}`)
}

/** Of the zone that an event happened in; the log takes those that the platform knows. */
const longestZone = 64
const isZone = (name: string): boolean => name.length <= longestZone && isTimeZone(name)

/** Throws `EventInvalid`. `timeZone` is that of events that do not bring their own. */
export function checkEvents(
  events: readonly (AnyEvent & { timeZone?: string | undefined })[],
  { timeZone }: { timeZone: string },
): void {
  for (const event of events) {
    const fault = faultOf(event)
    if (fault) throw fault
    if (!isZone(event.timeZone ?? timeZone)) throw new EventInvalid(`${event.type} timeZone`)
  }
}
