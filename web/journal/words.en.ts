import { plural } from '#web/language/plural.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

export const journal = 'Journal'
export const journalRequest = 'Please log in to access your journal'
export const journalAbout =
  'A place for what you feel, in your own words. What you delete here is gone for good.'
export const loadingJournal = 'Loading your journal...'
export const newEntry = 'New Entry'
export const waitingEntry = (button: Wrap) =>
  rich('An entry of yours is not saved yet. It waits here. ', button('Go on writing'))
export const failed = 'Error'

// Without entries.
export const noEntries = 'No journal entries yet'
export const noEntriesAbout =
  'One line about today is enough. Nobody marks it, and you can change or delete it whenever you want.'
export const firstEntry = 'Create Your First Entry'
export const nothingFound = 'No entry has all of that'
export const nothingFoundAbout = 'Fewer words may find more.'
export const showAll = 'Show all entries'

// One entry.
export const today = (time: string) => `Today, ${time}`
export const yesterday = (time: string) => `Yesterday, ${time}`
export const edited = ' · edited'
export const untitled = 'Untitled Entry'
export const editThis = (title: string) => `Edit ${title}`
export const edit = 'Edit'
export const backToJournal = 'Back to the journal'
export const deleteThis = (title: string) => `Delete ${title}`
export const showLess = 'Show less'
export const readAll = 'Read all'
export const tags = 'Tags'
export const unsavedChanges = (button: Wrap) =>
  rich('You have changes here that are not saved. ', button('Go on writing'))
export const moodOf = (level: number) => `Mood: ${level}/10`

// Searching.
export const search = 'Search your journal'
export const clearSearch = 'Clear the search'
export const onlyWithTags = 'Only with these tags'
export const allTags = 'All tags'
export const fewerTags = 'Fewer tags'
export const searching = 'Looking through your journal...'
export const foundSoFar = (count: number) =>
  plural(count, { one: '1 entry found so far', other: `${count} entries found so far` })
export const entriesFound = ({ count, all }: { count: number; all: number }) =>
  plural(all, { one: `${count} of 1 entry`, other: `${count} of ${all} entries` })

// Writing.
export const editEntry = 'Edit Journal Entry'
export const editEntryAbout =
  'What you save takes the place of what it said before. The old words are deleted for good.'
export const newEntryAbout = 'As much or as little as you like. It does not have to be well written.'
export const title = (quiet: Wrap) => rich('Title ', quiet('(optional)'))
export const giveTitle = 'Give your entry a title...'
export const onYourMind = "What's on your mind?"
export const howDoYouFeel = 'How do you feel?'
export const scale = '1 = Very anxious, 10 = Very calm'
export const tagsOptional = (quiet: Wrap) => rich('Tags ', quiet('(optional)'))
export const tagsOfEntry = 'Tags of this entry'
export const removeTag = (tag: string) => `Remove tag ${tag}`
export const tagsHow = 'Type a word, then press Enter or a comma.'
export const tagsFull = (count: number) => `That makes ${count} tags, as many as an entry can have.`
export const lettersLeft = (count: number) =>
  plural(count, { one: '1 letter left', other: `${count} letters left` })
export const lettersOver = (count: number) =>
  plural(count, {
    one: 'This is 1 letter too long to save.',
    other: `This is ${count} letters too long to save.`,
  })
export const twoEntries = 'You could make it two entries.'
export const cancel = 'Cancel'
export const saveEntry = 'Save Entry'
export const saving = 'Saving...'
export const updateEntry = 'Update Entry'
export const updating = 'Updating'
export const notSaved = 'This was not saved. Please try again.'
export const notSavedNow = 'This was not saved yet. Your words are still here.'
export const heldEntries = 'Entries that wait'
export const heldEntry = 'Waiting for a network. It is saved once you are back.'
export const entryWaits = 'It waits for a network'
export const tryAgain = 'Try again'
export const writeOn = 'Go on writing'
export const stillHere = 'Your words are still here.'
export const throwAwayAsked = 'Throw this away?'
export const changesNotSaved = 'Your changes are not saved yet.'
export const entryNotSaved = 'What you wrote is not saved yet.'
export const throwAway = 'Throw away'
export const keepWriting = 'Keep writing'

// What came of it.
export const entryUpdated = 'Entry updated'
export const entryUpdatedAbout = 'Your journal entry has been updated.'
export const entrySaved = 'Entry saved'
export const entrySavedAbout = 'Your journal entry has been saved.'
export const updateFailed = 'Failed to update journal entry.'
export const saveFailed = 'Failed to save journal entry.'
export const entryDeleted = 'Entry deleted'
export const entryDeletedAbout = 'Your journal entry has been deleted.'
export const deleteFailed = 'Failed to delete journal entry.'

// Deleting.
export const deleteAsked = 'Delete this entry?'
export const deleteAbout = 'This action cannot be undone. This will permanently delete your journal entry.'
export const deleteIt = 'Delete'
export const keepIt = 'Keep it'
export const notDeleted = 'This was not deleted. Please try again.'

// Two versions.
export const twoVersions = 'There are two versions'
export const twoVersionsAbout =
  'This entry was saved in another place while you were writing here. Nothing is lost. You choose what stays.'
export const wasDeleted = 'This entry was deleted'
export const wasDeletedAbout =
  'It was deleted in another place while you were writing here. Your words are still here.'
export const whatIsSaved = 'What is saved'
export const whatYouWrote = 'What you wrote here'
export const bothStillHere = 'Both are still here.'
export const keepSaved = 'Keep what is saved'
export const letItGo = 'Let it go'
export const keepMine = 'Keep what I wrote'
export const keepBoth = 'Keep both'
export const saveAsNew = 'Save as a new entry'

// Reflecting.
export const reflectAgain = 'Reflect Again'
export const reflecting = 'Reflecting...'
export const reflected = 'Reflection generated'
export const noReflection = 'No reflection came back. That is not your fault, and your entry is safe.'
export const origins: Record<'guide' | 'model', string> = {
  guide: 'From the guide: prepared words, no AI',
  model: 'Written by an AI. It can be wrong about you.',
}
export const reflectionSaid = ({ title, reflection }: { title: string; reflection: string }) =>
  `${title}: ${reflection}`
