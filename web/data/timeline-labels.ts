import type { TimelineEvent } from '#contract/data.ts'
import type { Kind } from '#domain/timeline/kinds.ts'

export const kindNames: Record<Kind, string> = {
  conversation: 'Conversations',
  mood: 'Moods',
  journal: 'Journal',
  exercise: 'Exercises',
  memory: 'What the guide noted',
  consent: 'What you allowed',
  account: 'Your account',
}

type TargetKind = NonNullable<TimelineEvent['target']>['kind']

/** What is asked before something is deleted, and what then happens. */
export const removalMessages: Record<TargetKind, { title: string; about: string }> = {
  session: {
    title: 'Delete this whole conversation?',
    about: 'Everything that was said in it is deleted, by you and by Leeward.',
  },
  message: {
    title: 'Delete this message and its reply?',
    about: 'Your words and the answer to them are deleted together.',
  },
  mood: {
    title: 'Delete this mood?',
    about: 'The level and its note are deleted. The days that you showed up stay.',
  },
  entry: {
    title: 'Delete this entry?',
    about: 'The entry and what was reflected on it are deleted for good. The days that you showed up stay.',
  },
  exercise: {
    title: 'Delete this exercise?',
    about: 'It no longer counts as done. The days that you showed up stay.',
  },
}

/** What may be set right: a mood that still stands. */
export const canCorrect = ({ canDelete, target }: TimelineEvent): boolean =>
  canDelete && target?.kind === 'mood'
