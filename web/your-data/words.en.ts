import type { TimelineEvent } from '#contract/your-data.ts'
import type { Kind } from '#domain/timeline/kinds.ts'
import { plural } from '#web/language/plural.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

// The page of a browser without an account.
export const yourData = 'Your data'
export const yourDataHere = 'Your data in this browser'
export const allKept =
  'All that is kept about you is here, and it is yours: to read, to correct, to take along, or to delete.'
export const noAccount =
  'You have no account here. A cookie in this browser is all that makes this yours: if it is cleared, nobody can open it any more.'
export const signInToKeep = (link: Wrap) => rich(link('Sign in'), ' and it becomes part of your account.')
export const loadingKept = 'Loading what is kept...'
export const nothingHere =
  'Nothing from this browser is kept here. That changes with the first thing that you say.'
export const startConversation = 'Start a Conversation'

// The timeline.
export const timeline = 'What Leeward knows'
export const timelineAbout =
  'Everything that is kept about you, event by event, the latest first. It stays folded until you open it.'
export const wordsDeleted = ' · the words are deleted'
export const kinds: Record<Kind, string> = {
  conversation: 'Conversations',
  mood: 'Moods',
  journal: 'Journal',
  exercise: 'Exercises',
  memory: 'What is remembered',
  plan: 'Your plan',
  'check-in': 'Check-ins',
  consent: 'What you allowed',
  account: 'Your account',
}
type Which = { what: string; aloud: Wrap }
export const correctThis = ({ what, aloud }: Which) => rich('Correct', aloud(` ${what}`))
export const deleteThis = ({ what, aloud }: Which) => rich('Delete', aloud(` ${what}`))
export const titleAt = ({ title, time }: { title: string; time: string }) => `${title}, ${time}`

// Correcting.
export const correctMood = 'Correct this mood'
export const correctMoodAbout =
  'What you write here takes the place of what it said before. The old note is deleted for good.'
export const loadingMood = 'Loading this mood...'
export const moodUnknown = 'We could not find this mood.'
export const moodCorrected = 'Mood corrected'
export const wordsNotSaved = 'This was not saved. Your words are still here.'
export const cancel = 'Cancel'
export const save = 'Save'

// Deleting one thing.
type Removal = { title: string; about: string }
/** What is asked before something is deleted, and what then happens. */
export const removals: Record<NonNullable<TimelineEvent['target']>['kind'], Removal> = {
  session: {
    title: 'Delete this whole conversation?',
    about: 'This action cannot be undone. Everything that was said in it is deleted, by you and by Leeward.',
  },
  message: {
    title: 'Delete this message and its reply?',
    about: 'This action cannot be undone. Your words and the answer to them are deleted together.',
  },
  mood: {
    title: 'Delete this mood?',
    about:
      'This action cannot be undone. The level and its note are deleted. The days that you showed up stay.',
  },
  entry: {
    title: 'Delete this entry?',
    about:
      'This action cannot be undone. The entry and what was reflected on it are deleted for good. The days that you showed up stay.',
  },
  exercise: {
    title: 'Delete this exercise?',
    about: 'This action cannot be undone. It no longer counts as done. The days that you showed up stay.',
  },
  'check-in': {
    title: 'Delete this check-in?',
    about:
      'This action cannot be undone. Its answers are deleted for good. The two weeks until the next one stay.',
  },
}
export const deleteIt = 'Delete'
export const keepIt = 'Keep it'
export const deleted = 'Deleted'
export const notDeleted = 'This was not deleted. Please try again.'

// Deleting everything.
export const deleteAccount = 'Delete your account'
export const deleteAccountAbout =
  'Your account and everything that is kept about you: conversations, moods, exercises, name and e-mail.'
export const deleteAccountAsked = 'Delete your account?'
export const deleteMyAccount = 'Delete my account'
export const when = 'When?'
export const now = 'Now'
export const nowAbout = 'Unreadable at once. There is no way back.'
export const inDays = (days: number) => `In ${days} days`
export const inDaysAbout = 'Hidden and signed out at once. You can take it back until then.'
export const receiptToKeep =
  'You get a receipt to keep. It proves the deletion and does not say whose it was.'
export const deleteVisit = 'Delete everything'
export const deleteVisitAbout =
  'All that this browser made here: conversations, moods and exercises. You get a receipt to keep.'
export const deleteVisitAsked = 'Delete everything from this browser?'
export const deletedAtOnce = 'This action cannot be undone. Everything is unreadable at once.'
export const deletedLater = (days: number) =>
  `You are signed out everywhere and everything is hidden at once. In ${days} days it is deleted for good. Until then you can sign in again and take this back.`
export const deleteNow = 'Delete everything now'
export const deleteInDays = (days: number) => `Delete in ${days} days`
export const nothingDeleted = 'Nothing was deleted. Please try again.'

// A person's age.
export const age = 'Your age'
export const ageAbout = 'The age itself is not kept: only whether you said that you are under 18.'
export const loading = 'Loading...'
export const young: Record<'under-age' | 'minor', string> = {
  'under-age':
    'You said that you are younger than the terms of this server ask for. Help for kids and teens comes first, prepared words answer you, and no points are shown.',
  minor:
    'You said that you are under 18. Help for kids and teens comes first, you are told more often that no person replies, and no points are shown.',
}
export const takenForAdult = 'You are taken for 18 or older.'
export const iAmAdult = 'I am 18 or older'
export const iAmMinor = 'I am under 18'
export const ageNotSaved = 'That was not saved. Please try again.'

// What is remembered.
export const remembered = 'What Leeward remembers'
export const rememberedAbout =
  'What may be come back to in another conversation, gently and seldom. Nothing of a crisis is in it.'
export const loadingRemembered = 'Loading what is remembered...'
export const nothingRemembered = 'Nothing is remembered.'
export const deleteRemembered = 'Delete all that is remembered'
export const deleteAllAsked = 'Delete all that is remembered?'
export const deleteOneAsked = 'Delete what is remembered here?'
export const deleteRememberedAbout =
  'This action cannot be undone. It is no longer used, and not noted again from the same messages; a summary of the same conversation goes with it. Your conversations stay as they are.'
export const noted = 'In codes and numbers'
export const inWords = 'In words'
export const inWordsAbout: Record<'none' | 'not-allowed' | 'allowed', string> = {
  none: 'No AI is set up here, so nobody uses lines in words.',
  'not-allowed':
    'They stay here. An AI gets them, and may add to them, only if you allow that under “What you allow”.',
  allowed: 'They go along with your chats to the AI, which may add to them. You have allowed that.',
}
export const whoseWords: Record<'line' | 'summary', Record<'person' | 'model', string>> = {
  line: { person: 'Your words', model: 'Noted by the AI' },
  summary: {
    person: 'The earlier part of a conversation, in your words',
    model: 'The earlier part of a conversation, summed up by the AI',
  },
}
export const whoseAndWhen = ({ whose, day }: { whose: string; day: string }) => `${whose} · ${day}`
export const changeThis = ({ what, aloud }: Which) => rich('Change', aloud(` ${what}`))
export const somethingToRemember = 'Something to remember'
export const addHint = 'As in “Short replies help me in the morning.” Please leave names out.'
export const addLine = 'Add'
export const changedWords = 'What is to stand here'
export const saveWords = 'Save'
export const leaveWords = 'Leave it as it was'
export const wordsMissing = 'Write something first.'
export const wordsNotKept = 'This is not kept here: what tells of danger is no note for later.'
export const wordsAdded = 'Remembered'
export const wordsChanged = 'Changed'

// Taking along.
export const take = 'Take it with you'
export const takeAbout = 'Everything that is kept about you, at once, as often as you like.'
export const exportJson = 'Export JSON'
export const exportZip = 'Everything as zip'
export const exportForms = (link: Wrap) =>
  rich(
    'The JSON opens in any Leeward; its form is ',
    link('described here'),
    '. The zip has it too, and your conversations, journal and moods as files to read.',
  )

// Bringing in.
export const bring = 'Bring it here'
export const bringAbout =
  'A file is taken over whole or not at all. The same file twice changes nothing. What you deleted here stays deleted.'
export const whatComesAlong =
  'Your first name comes along if you have none here. Replies are shown as brought along, not as Leeward’s. What you allowed elsewhere does not: you are asked anew here. What you change in one place does not reach the other by itself. Taken from here to elsewhere and back, it comes as a copy.'
export const fromLeeward = 'From another Leeward (JSON)'
export const takingOver = 'Taking it over...'
export const fromDaylio = 'Moods from Daylio'
export const fromDaylioFile = 'Moods from Daylio (CSV)'
export const readingFile = 'Reading the file...'
export const fileHolds = 'What Daylio’s file holds'
export const takeMoods = 'Take these moods over'
export const whichLevel = 'Which level is it?'
export const quoted = (mood: string) => `“${mood}”`
export const levelOption = ({ level, label }: { level: number; label: string }) => `${level}: ${label}`
export const preview = 'Preview'
export const noMoodFits = 'No mood in this file can be taken over as it is.'
export const moodsFit = (count: number) =>
  plural(count, { one: '1 mood can be taken over.', other: `${count} moods can be taken over.` })
export const outOfTen = (level: number) => `${level} / 10`
export const andMore = (count: number) => `And ${count} more.`
export const linesLeftOut = (count: number) =>
  plural(count, { one: '1 line is left out', other: `${count} lines are left out` })
export const lineLeftOut = ({ line, reason }: { line: number; reason: string }) => `Line ${line}: ${reason}`

// What came of an import.
type Brought = { count: number; what: 'event' | 'mood' }
const counted = ({ count, what }: Brought) =>
  what === 'event'
    ? plural(count, { one: '1 event', other: `${count} events` })
    : plural(count, { one: '1 mood', other: `${count} moods` })
export const takenOver = (brought: Brought) => `${counted(brought)} taken over.`
export const hereAlready = (brought: Brought) =>
  plural(brought.count, {
    one: `${counted(brought)} was here already.`,
    other: `${counted(brought)} were here already.`,
  })
export const stayedOut = (brought: Brought) =>
  plural(brought.count, {
    one: `${counted(brought)} is about something you deleted here, and stayed out.`,
    other: `${counted(brought)} are about things you deleted here, and stayed out.`,
  })
export const nothingToTake = 'There was nothing to take over.'
export const allHereAlready = 'Nothing new: it is all here already.'
export const nothingNewTaken = 'Nothing new was taken over.'
export const importFailed = 'This file was not taken over, and nothing was changed. Please try again.'

// What was begun in the chat and not sent.
export const unsent = 'Not sent yet'
export const unsentAbout =
  'What stands in the box of the chat. It is kept sealed for seven days at most, so that it is still there when you come back. Nobody reads it, and no reply is made of it.'
export const unsentEntry = 'Not saved yet'
export const unsentEntryAbout =
  'What you are writing in your journal. It is kept sealed for seven days at most, so that it is still there when you come back. Nobody reads it.'
export const goOnWriting = 'Go on writing'
export const deleteTheseWords = 'Delete these words'
