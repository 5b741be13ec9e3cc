/** What the panel of the chat opens, and leaves behind: one file, so that the one is never there without the other. */
export { MoodForm } from '#web/mood/mood-form.tsx'
export { WaitingMoods } from '#web/mood/waiting-moods.tsx'
