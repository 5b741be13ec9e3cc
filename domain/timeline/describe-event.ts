import type { AgeTold } from '#domain/account/age-events.ts'
import type { ConsentEvent } from '#domain/account/consent-events.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { CheckInEvent } from '#domain/check-ins/events.ts'
import { answered, scaleOf } from '#domain/check-ins/scales.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import type { EntryWords, JournalEvent } from '#domain/journal/events.ts'
import { durationOf } from '#domain/memory/duration.ts'
import type { MemoryEvent } from '#domain/memory/events.ts'
import { needNames } from '#domain/memory/remembered-needs.ts'
import { ruleName } from '#domain/memory/rules.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import type { PlanEvent, PlanWords } from '#domain/plan/events.ts'
import { planParts } from '#domain/plan/parts.ts'
import type { Kind, Target } from '#domain/timeline/kinds.ts'

/** Everything that is ever kept of a person. */
export type PersonEvent =
  | ChatEvent
  | MoodEvent
  | JournalEvent
  | ExerciseEvent
  | MemoryEvent
  | PlanEvent
  | CheckInEvent
  | ConsentEvent
  | AccountEvent
  | AgeTold

type Describer<E extends PersonEvent> = {
  kind: Kind
  title: string | ((data: E['data']) => string)
  /** Only of events that have words of a person: what they are. */
  words?: (personal: NonNullable<E['personal']>, data: E['data']) => string | null
  target?: (data: E['data']) => Target
}

const purposeWords = {
  keeping: 'that Leeward keeps what you do',
  remembering: 'that the guide remembers from one conversation to the next',
  model: 'that your words go to an AI',
  'model-chat': 'that the words of your chats go to an AI',
  'model-journal': 'that the words of your journal go to an AI',
  'model-memory': 'that what is remembered goes to an AI, and that it adds to it',
} as const

/** The age itself is not kept. */
const ageWords = {
  'under-age': 'younger than the terms ask for',
  minor: 'under 18',
  adult: '18 or older',
} as const

const entryTarget = ({ entryId }: { entryId: string }): Target => ({ kind: 'entry', id: entryId })

const entryWords = ({ title, content, mood, tags }: EntryWords): string =>
  [title, content, mood === null ? null : `Mood: ${mood}/10`, tags.map((tag) => `#${tag}`).join(' ')]
    .filter(Boolean)
    .join('\n\n')

const planWords = (words: PlanWords): string | null =>
  planParts
    .map((part) => words[part])
    .filter(Boolean)
    .join('\n\n') || null

const feltWords = { better: 'helped', same: 'changed nothing', worse: 'made it worse' } as const

const checkTitles = {
  passed: 'A reply by AI was checked before you saw it',
  rewritten: 'A reply by AI was written anew before you saw it',
  replaced: 'A reply by AI was not shown, and the guide replied',
} as const

const exerciseTitle = (id: string) => findExercise(id)?.title ?? 'an exercise'

/** How each type of event is described to the person whose it is. */
const describers: { [Type in PersonEvent['type']]: Describer<Extract<PersonEvent, { type: Type }>> } = {
  SessionStarted: {
    kind: 'conversation',
    title: 'You started a conversation',
    target: ({ sessionId }) => ({ kind: 'session', id: sessionId }),
  },
  MessageSent: {
    kind: 'conversation',
    title: 'You wrote a message',
    words: ({ text }) => text,
    target: ({ messageId }) => ({ kind: 'message', id: messageId }),
  },
  ConcernRaised: { kind: 'conversation', title: 'Help was shown for a message, after a second look' },
  ConcernCorrected: {
    kind: 'conversation',
    title: ({ by, isHelpHere }) => {
      if (isHelpHere) return 'You said that help is with you'
      return by === 'words' ? 'You said that you are safe' : 'You said that help was shown by mistake'
    },
  },
  ReplyAskedAgain: { kind: 'conversation', title: 'You asked for a reply once more' },
  StopAsked: { kind: 'conversation', title: 'You stopped a reply' },
  ReplyWritten: {
    kind: 'conversation',
    title: ({ author, model, promptVersion, isImported }) => {
      if (isImported) return 'You brought a reply along'
      if (author !== 'model') return 'Leeward replied'
      const rules = promptVersion ? `, rules of ${promptVersion}` : ''
      return `The AI replied (${model ?? 'model not named'}${rules})`
    },
    words: ({ text }) => text,
    target: ({ replyId }) => ({ kind: 'message', id: replyId }),
  },
  ReplyChecked: {
    kind: 'conversation',
    title: ({ outcome }) => checkTitles[outcome],
    target: ({ replyId }) => ({ kind: 'message', id: replyId }),
  },
  ReplyFailed: { kind: 'conversation', title: 'A reply could not be written' },
  ReplyRated: {
    kind: 'conversation',
    title: ({ rating }) => (rating === 1 ? 'You found a reply helpful' : 'You found a reply not helpful'),
  },
  MessageRetracted: { kind: 'conversation', title: 'You deleted a message and its reply' },
  SessionTitled: {
    kind: 'conversation',
    title: 'You gave a conversation a title',
    words: ({ title }) => title,
  },
  SessionDeleted: { kind: 'conversation', title: 'You deleted a conversation' },
  MoodLogged: {
    kind: 'mood',
    title: ({ level }) => `You logged a mood: ${level} of 10`,
    words: ({ note }) => note,
    target: ({ moodId }) => ({ kind: 'mood', id: moodId }),
  },
  NoteConcernRaised: { kind: 'mood', title: 'Help was shown for a note, after a second look' },
  MoodCorrected: {
    kind: 'mood',
    title: ({ level }) => `You corrected a mood: ${level} of 10`,
    words: ({ note }) => note,
    target: ({ moodId }) => ({ kind: 'mood', id: moodId }),
  },
  MoodRetracted: { kind: 'mood', title: 'You deleted a mood' },
  EntryWritten: {
    kind: 'journal',
    title: 'You wrote a journal entry',
    words: entryWords,
    target: entryTarget,
  },
  EntryEdited: {
    kind: 'journal',
    title: 'You edited a journal entry',
    words: entryWords,
    target: entryTarget,
  },
  EntryConcernRaised: { kind: 'journal', title: 'Help was shown for an entry, after a second look' },
  EntryRetracted: { kind: 'journal', title: 'You deleted a journal entry' },
  ReflectionRequested: { kind: 'journal', title: 'You asked for a reflection on an entry' },
  ReflectionWritten: {
    kind: 'journal',
    title: ({ author, model, isImported }) => {
      if (isImported) return 'You brought a reflection along'
      return author === 'model'
        ? `The AI reflected on an entry (${model ?? 'model not named'})`
        : 'Leeward reflected on an entry'
    },
    words: ({ text }) => text,
  },
  ReflectionFailed: { kind: 'journal', title: 'A reflection could not be written' },
  ExerciseCompleted: {
    kind: 'exercise',
    title: ({ exerciseId }) => `You completed ${exerciseTitle(exerciseId)}`,
    target: ({ completionId }) => ({ kind: 'exercise', id: completionId }),
  },
  ExerciseRated: {
    kind: 'exercise',
    title: ({ before, after }) =>
      `You said how it was with an exercise: ${before} of 10 before, ${after} after`,
  },
  ExerciseRetracted: { kind: 'exercise', title: 'You deleted a completed exercise' },
  ExerciseFelt: {
    kind: 'memory',
    title: ({ exerciseId, felt }) => `The guide noted that ${exerciseTitle(exerciseId)} ${feltWords[felt]}`,
  },
  ThemeMet: {
    kind: 'memory',
    title: ({ theme }) => `The guide noted that this came up: ${needNames[theme]}`,
  },
  UrgeDelayed: {
    kind: 'memory',
    title: ({ minutes }) => `The guide noted an urge that you put off: ${durationOf(minutes)}`,
  },
  RuleGiven: { kind: 'memory', title: (rule) => `You gave the guide a rule: ${ruleName(rule)}` },
  PlanWritten: { kind: 'plan', title: 'You saved your plan for hard moments', words: planWords },
  CheckInAnswered: {
    kind: 'check-in',
    title: ({ scale }) => `You answered a check-in: ${scaleOf(scale).name}`,
    words: ({ answers }, { scale }) =>
      answered(scale, answers)
        .map(({ question, answer }) => `${question}: ${answer}`)
        .join('\n'),
    target: ({ checkInId }) => ({ kind: 'check-in', id: checkInId }),
  },
  CheckInRetracted: { kind: 'check-in', title: 'You deleted a check-in' },
  LineRemembered: {
    kind: 'memory',
    title: ({ by }) =>
      by === 'person' ? 'You added something to remember' : 'An AI noted something to remember',
    words: ({ text }) => text,
  },
  SummaryWritten: {
    kind: 'memory',
    title: 'An AI summed up the earlier part of a conversation',
    words: ({ text }) => text,
  },
  MemoryReworded: {
    kind: 'memory',
    title: ({ by }) =>
      by === 'person'
        ? 'You changed the words of something that is remembered'
        : 'An AI took a summary of a conversation on',
    words: ({ text }) => text,
  },
  TalkRead: { kind: 'memory', title: 'An AI read part of a conversation for what to remember' },
  MemoriesForgotten: { kind: 'memory', title: 'You deleted something that was remembered' },
  ConsentGiven: {
    kind: 'consent',
    title: ({ purpose, recipient, earlierOf }) =>
      `You allowed ${purposeWords[purpose]}${recipient === null ? '' : `: ${recipient}`}${earlierOf === undefined ? '' : ', with what you had said before in one conversation'}`,
  },
  ConsentWithdrawn: {
    kind: 'consent',
    title: ({ purpose }) => `You said no to this: ${purposeWords[purpose]}`,
  },
  AgeTold: { kind: 'account', title: ({ group }) => `You said that you are ${ageWords[group]}` },
  AccountOpened: {
    kind: 'account',
    title: ({ provider }) => `You opened an account (${provider})`,
    words: ({ firstName, email }) => [firstName, email].filter(Boolean).join(', ') || null,
  },
  NameCorrected: { kind: 'account', title: 'You corrected your name', words: ({ firstName }) => firstName },
  VisitorClaimed: { kind: 'account', title: 'What you did before you signed in became your account’s' },
  DeletionRequested: {
    kind: 'account',
    title: ({ dueAt }) => `You asked to delete your account on ${dueAt.slice(0, 10)}`,
  },
  DeletionTakenBack: { kind: 'account', title: 'You kept your account' },
  AccountErased: { kind: 'account', title: 'Your account was deleted' },
}

/** The describer of an event, as far as can be said before its type is known: it takes the data of that event only. */
type AnyDescriber = {
  kind: Kind
  title: string | ((data: never) => string)
  words?: (personal: never, data: never) => string | null
  target?: (data: never) => Target
}

const describerOf: ReadonlyMap<string, AnyDescriber> = new Map(Object.entries(describers))

/** The types of event that are described, of one kind or of all. */
export const describedTypes = (kind?: Kind): string[] =>
  Object.entries(describers).flatMap(([type, describer]) =>
    kind === undefined || describer.kind === kind ? [type] : [],
  )

/** Null for a type that has no description. */
export const kindOf = (type: string): Kind | null => describerOf.get(type)?.kind ?? null

export type Description = {
  kind: Kind
  title: string
  words: string | null
  /** It had words, and they were destroyed. */
  isErased: boolean
  target: Target | null
}

/** An event in plain words; `personal` is undefined where it was erased. Null for a type that has no description. */
export function describeEvent(event: {
  type: string
  data: object
  personal?: object | undefined
}): Description | null {
  const describer = describerOf.get(event.type)
  if (!describer) return null
  const data = event.data as never
  return {
    kind: describer.kind,
    title: typeof describer.title === 'string' ? describer.title : describer.title(data),
    words: describer.words && event.personal ? describer.words(event.personal as never, data) : null,
    isErased: describer.words !== undefined && event.personal === undefined,
    target: describer.target?.(data) ?? null,
  }
}
