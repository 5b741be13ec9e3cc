export const session = 'Leeward session'
export const sessionId = 'Session'
export const started = 'Started'
export const lastActive = 'Last active'
export const exported = 'Exported'
export const prepared = 'Guide mode: prepared replies, no AI'
export const messages = 'Messages'
export const moodLogs = 'Mood logs'
export const you = 'You'
export const broughtAlong = 'Brought along'
export const leeward = 'Leeward'
export const noMedicalAdvice = 'Leeward is a wellness tool, not medical advice.'
export const saidAt = ({ who, time }: { who: string; time: string }) => `${who}, ${time}`
export const moodAt = ({ level, time }: { level: number; time: string }) => `${level}/10, ${time}`
export const windowBlocked = 'The window was blocked.'

// The title of a conversation.
export const title = 'Title'
export const changeTitleTitle = 'What shall it be called?'
export const changeTitleAbout =
  'A few words to find this conversation by. The title before it is deleted for good.'
export const changeThisTitle = ' (change this title)'
export const saveTitle = 'Save title'
export const cancel = 'Cancel'
export const close = 'Close'
export const titleSaved = 'Title saved'
export const titleMissing = 'Write a title first.'
export const titleNotSaved = 'The title was not saved. It is still here.'
