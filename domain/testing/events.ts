import type {
  ConcernCorrected,
  ConcernRaised,
  MessageRetracted,
  MessageSent,
  ReplyAskedAgain,
  ReplyChecked,
  ReplyFailed,
  ReplyRated,
  ReplyWritten,
  StopAsked,
} from '#domain/chat/events.ts'
import type { CheckInAnswered, CheckInRetracted } from '#domain/check-ins/events.ts'
import type { ExerciseCompleted, ExerciseRated, ExerciseRetracted } from '#domain/exercises/events.ts'
import type {
  EntryConcernRaised,
  EntryEdited,
  EntryRetracted,
  EntryWritten,
  ReflectionFailed,
  ReflectionRequested,
  ReflectionWritten,
} from '#domain/journal/events.ts'
import type {
  ExerciseFelt,
  LineRemembered,
  MemoriesForgotten,
  MemoryReworded,
  RuleGiven,
  SummaryWritten,
  TalkRead,
  ThemeMet,
  UrgeDelayed,
} from '#domain/memory/events.ts'
import type { NoteConcernRaised, MoodCorrected, MoodLogged, MoodRetracted } from '#domain/mood/events.ts'
import type { PlanWritten } from '#domain/plan/events.ts'
import type { SessionDeleted, SessionStarted, SessionTitled } from '#domain/sessions/events.ts'

const at = '2026-11-21T09:00:00.000Z'
const day = '2026-11-21'
const sessionId = 'session'

type Given<E extends { at: string; data: object }> = Partial<E['data']> & { at?: string }

export const sessionStarted: SessionStarted = { type: 'SessionStarted', at, data: { sessionId } }

export const messageSent = ({ at: sentAt = at, ...data }: Given<MessageSent> = {}): MessageSent => ({
  type: 'MessageSent',
  at: sentAt,
  data: { sessionId, messageId: 'first', isFirst: true, day, tier: 'none', concerns: [], ...data },
  personal: { text: 'My heart is racing.' },
})

export const concernRaised = ({ at: raisedAt = at, ...data }: Given<ConcernRaised> = {}): ConcernRaised => ({
  type: 'ConcernRaised',
  at: raisedAt,
  data: {
    sessionId,
    messageId: 'first',
    tier: 'crisis',
    concerns: ['suicide'],
    layer: 'learned',
    version: '1',
    ...data,
  },
})

export const concernCorrected = ({
  at: correctedAt = at,
  ...data
}: Given<ConcernCorrected> = {}): ConcernCorrected => ({
  type: 'ConcernCorrected',
  at: correctedAt,
  data: { sessionId, messageId: 'first', by: 'dialog', ...data },
})

export const replyAskedAgain = (messageId = 'first'): ReplyAskedAgain => ({
  type: 'ReplyAskedAgain',
  at,
  data: { sessionId, messageId },
})

export const stopAsked = (messageId = 'first'): StopAsked => ({
  type: 'StopAsked',
  at,
  data: { sessionId, messageId },
})

export const replyWritten = ({ at: writtenAt = at, ...data }: Given<ReplyWritten> = {}): ReplyWritten => ({
  type: 'ReplyWritten',
  at: writtenAt,
  data: {
    sessionId,
    messageId: 'first',
    replyId: 'first-reply',
    author: 'guide',
    model: null,
    isStopped: false,
    suggestedExerciseId: null,
    guide: null,
    ...data,
  },
  personal: {
    text: 'That sounds frightening. Shall we slow your breath first?',
    choices: ['Yes', 'Just listen'],
  },
})

export const replyChecked = (replyId = 'first-reply', messageId = 'first'): ReplyChecked => ({
  type: 'ReplyChecked',
  at,
  data: { sessionId, messageId, replyId, outcome: 'rewritten', breaches: ['reassurance'] },
})

export const replyFailed = (messageId = 'first'): ReplyFailed => ({
  type: 'ReplyFailed',
  at,
  data: { sessionId, messageId, reason: 'provider-unreachable' },
})

export const sessionTitled = (data: Given<SessionTitled> = {}): SessionTitled => ({
  type: 'SessionTitled',
  at,
  data: { sessionId, versionId: 'first-title', replaces: [], ...data },
  personal: { title: 'The marmalade morning' },
})

export const replyRated = (replyId = 'first-reply', rating: 1 | -1 = 1): ReplyRated => ({
  type: 'ReplyRated',
  at,
  data: { sessionId, replyId, rating },
})

export const messageRetracted = (
  messageId = 'first',
  replyId: string | null = 'first-reply',
): MessageRetracted => ({
  type: 'MessageRetracted',
  at,
  data: { sessionId, messageId, replyId, askedBy: 'person' },
})

export const sessionDeleted: SessionDeleted = {
  type: 'SessionDeleted',
  at,
  data: { sessionId, askedBy: 'person' },
}

export const moodLogged = ({ at: loggedAt = at, ...data }: Given<MoodLogged> = {}): MoodLogged => ({
  type: 'MoodLogged',
  at: loggedAt,
  data: { moodId: 'mood', level: 6, sessionId: null, day, ...data },
  personal: { note: 'Slept badly.' },
})

export const exerciseCompleted = ({
  at: completedAt = at,
  ...data
}: Given<ExerciseCompleted> = {}): ExerciseCompleted => ({
  type: 'ExerciseCompleted',
  at: completedAt,
  data: { completionId: 'completion', exerciseId: 'box-breathing', sessionId: null, day, ...data },
})

export const moodCorrected = (data: Given<MoodCorrected> = {}): MoodCorrected => ({
  type: 'MoodCorrected',
  at,
  data: { moodId: 'mood', level: 5, ...data },
  personal: { note: 'Slept better than I thought.' },
})

export const noteConcernRaised = (data: Given<NoteConcernRaised> = {}): NoteConcernRaised => ({
  type: 'NoteConcernRaised',
  at,
  data: {
    moodId: 'mood',
    tier: 'crisis',
    concerns: ['suicide'],
    layer: 'learned',
    version: '1',
    ...data,
  },
})

export const moodRetracted = (moodId = 'mood'): MoodRetracted => ({
  type: 'MoodRetracted',
  at,
  data: { moodId, askedBy: 'person' },
})

export const exerciseRated = (data: Partial<ExerciseRated['data']> = {}): ExerciseRated => ({
  type: 'ExerciseRated',
  at,
  data: { completionId: 'completion', before: 7, after: 4, ...data },
})

export const exerciseRetracted = (completionId = 'completion'): ExerciseRetracted => ({
  type: 'ExerciseRetracted',
  at,
  data: { completionId, askedBy: 'person' },
})

const entryId = 'entry'

export const entryWritten = ({ at: writtenAt = at, ...data }: Given<EntryWritten> = {}): EntryWritten => ({
  type: 'EntryWritten',
  at: writtenAt,
  data: { entryId, day, tier: 'none', concerns: [], ...data },
  personal: { title: 'A long day', content: 'I was worried about work.', mood: 4, tags: ['work'] },
})

export const entryEdited = ({ at: editedAt = at, ...data }: Given<EntryEdited> = {}): EntryEdited => ({
  type: 'EntryEdited',
  at: editedAt,
  data: { entryId, tier: 'none', concerns: [], ...data },
  personal: { title: null, content: 'I was worried, and I went for a walk.', mood: 5, tags: [] },
})

export const entryConcernRaised = (data: Given<EntryConcernRaised> = {}): EntryConcernRaised => ({
  type: 'EntryConcernRaised',
  at,
  data: { entryId, tier: 'crisis', concerns: ['suicide'], layer: 'moderation', version: '1', ...data },
})

export const entryRetracted = (id = entryId): EntryRetracted => ({
  type: 'EntryRetracted',
  at,
  data: { entryId: id, askedBy: 'person' },
})

export const reflectionRequested = (data: Given<ReflectionRequested> = {}): ReflectionRequested => ({
  type: 'ReflectionRequested',
  at,
  data: { entryId, reflectionId: 'reflection', ...data },
})

export const reflectionWritten = (data: Given<ReflectionWritten> = {}): ReflectionWritten => ({
  type: 'ReflectionWritten',
  at,
  data: { entryId, reflectionId: 'reflection', author: 'guide', model: null, ...data },
  personal: { text: 'You used a word for a feeling: “worried”.' },
})

export const reflectionFailed = (data: Given<ReflectionFailed> = {}): ReflectionFailed => ({
  type: 'ReflectionFailed',
  at,
  data: { entryId, reflectionId: 'reflection', reason: 'companion', ...data },
})

const ofMessage = { memoryId: 'memory', sessionId, messageId: 'first', day }

export const exerciseFelt = ({ at: saidAt = at, ...data }: Given<ExerciseFelt> = {}): ExerciseFelt => ({
  type: 'ExerciseFelt',
  at: saidAt,
  data: { ...ofMessage, exerciseId: 'longer-exhale', need: 'worry-loop', felt: 'better', ...data },
})

export const themeMet = ({ at: metAt = at, ...data }: Given<ThemeMet> = {}): ThemeMet => ({
  type: 'ThemeMet',
  at: metAt,
  data: { ...ofMessage, theme: 'worry-loop', ...data },
})

export const urgeDelayed = ({ at: toldAt = at, ...data }: Given<UrgeDelayed> = {}): UrgeDelayed => ({
  type: 'UrgeDelayed',
  at: toldAt,
  data: { ...ofMessage, theme: 'ocd-checking', minutes: 20, ...data },
})

export const ruleGiven = ({ at: givenAt = at, ...data }: Given<RuleGiven> = {}): RuleGiven => ({
  type: 'RuleGiven',
  at: givenAt,
  data: { ...ofMessage, rule: 'no-reassurance', about: 'heart', ...data },
})

export const lineRemembered = ({
  at: notedAt = at,
  ...data
}: Given<LineRemembered> = {}): LineRemembered => ({
  type: 'LineRemembered',
  at: notedAt,
  data: { memoryId: 'line', sessionId, messageIds: ['first'], day, by: 'model', ...data },
  personal: { text: 'Morning walks help.' },
})

export const summaryWritten = ({
  at: writtenAt = at,
  ...data
}: Given<SummaryWritten> = {}): SummaryWritten => ({
  type: 'SummaryWritten',
  at: writtenAt,
  data: { memoryId: 'summary', sessionId, day, ...data },
  personal: { text: 'They talked about doubts at the front door.' },
})

export const memoryReworded = ({
  at: changedAt = at,
  ...data
}: Given<MemoryReworded> = {}): MemoryReworded => ({
  type: 'MemoryReworded',
  at: changedAt,
  data: { memoryId: 'line', day, by: 'person', ...data },
  personal: { text: 'Slow morning walks help.' },
})

export const talkRead = (data: Given<TalkRead> = {}): TalkRead => ({
  type: 'TalkRead',
  at,
  data: { sessionId, through: 'first', day, of: 'lines', ...data },
})

export const memoriesForgotten = (...memoryIds: string[]): MemoriesForgotten => ({
  type: 'MemoriesForgotten',
  at,
  data: { memoryIds, askedBy: 'person' },
})

export const planWritten = ({ at: writtenAt = at, ...data }: Given<PlanWritten> = {}): PlanWritten => ({
  type: 'PlanWritten',
  at: writtenAt,
  data: { versionId: 'first', replaces: [], ...data },
  personal: {
    signs: 'I stop answering messages.',
    alone: 'Walk to the river.',
    people: 'My sister, the library.',
    call: 'My sister.',
    safer: 'She keeps the key.',
    why: 'The garden in spring.',
  },
})

export const checkInAnswered = ({
  at: answeredAt = at,
  ...data
}: Given<CheckInAnswered> = {}): CheckInAnswered => ({
  type: 'CheckInAnswered',
  at: answeredAt,
  data: { checkInId: 'check-in', scale: 'gad-7', day, ...data },
  personal: { answers: [1, 2, 1, 0, 0, 2, 1] },
})

export const checkInRetracted = (checkInId = 'check-in'): CheckInRetracted => ({
  type: 'CheckInRetracted',
  at,
  data: { checkInId, askedBy: 'person' },
})
