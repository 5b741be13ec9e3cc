import { rich, type Wrap } from '#web/language/rich.ts'

export const signIn = 'Sign in'
export const logOut = 'Log Out'
export const loggedOut = 'Logged out'
export const logOutFailed = 'Failed to logout. Please try again.'
export const failed = 'Error'
export const goHome = 'Go to Home'

// The profile.
export const profile = 'Profile'
export const profileRequest = 'Please log in to view your profile'
export const loadingProfile = 'Loading profile...'
export const logout = 'Logout'
export const totalSessions = 'Total Sessions'
export const memberSince = 'Member Since'
export const notLoggedIn = 'Not Logged In'
export const needsAccount =
  'This page needs an account, so that what is on it is there the next time. Talking and the exercises need none.'
export const you = 'You'
export const letterOfNobody = 'U'

// The check-ins.
export const checkIns = 'Check-ins'
export const checkInsAbout = 'A few questions every few weeks, only if you like. They count for no points.'
export const toCheckIns = 'Look at the check-ins'

// The ways between the pages of what is a person's own.
export const yourPages = 'Your pages'
export const conversations = 'Conversations'
export const yourData = 'Your data'

// What a person is called.
export const nameTitle = 'Your name'
export const nameAbout = 'What Leeward calls you. Any name will do.'
export const firstName = 'First name'
export const saveName = 'Save name'
export const nameSaved = 'Name saved'
export const nameMissing = 'Please write a name first.'
export const notSaved = 'This was not saved. Please try again.'
export const nameNotSaved = 'Your name was not saved. Please try again.'

// The conversations.
export const sessionHistory = 'Session History'
export const loadingSessions = 'Loading sessions...'
export const active = 'Active'
export const noSessions = 'No sessions yet. Start a conversation to begin your journey!'
export const startConversation = 'Start a Conversation'

export const conversationsAbout = 'What you talked about here, the latest first. Any of them can go on.'
export const conversationsRequest = 'Please sign in to see your conversations'
export const noConversations = 'Nothing was talked about yet. There is no hurry.'
export const toChat = 'Go to the chat'

type Conversation = { time: string; aloud: Wrap }
export const openConversation = ({ time, aloud }: Conversation) =>
  rich('Open', aloud(` the conversation of ${time}`))
export const titleConversation = ({ time, aloud }: Conversation) =>
  rich('Rename', aloud(` the conversation of ${time}`))
export const deleteConversation = ({ time, aloud }: Conversation) =>
  rich('Delete', aloud(` the conversation of ${time}`))

// The browsers.
export const browsersTitle = 'Where you are signed in'
export const browsersAbout = 'If you do not know one of these, sign it out. It ends there at once.'
export const loadingBrowsers = 'Loading browsers...'
export const thisBrowser = 'This browser'
export const signedOutThere = 'Signed out there'
export const notSignedOut = 'That browser was not signed out. Please try again.'
export const seenAndSignedIn = ({ seen, signedIn }: { seen: string; signedIn: string }) =>
  `Last seen ${seen}, signed in ${signedIn}`
/** `browser`: null for the one that is looked at. */
export const signOutOf = ({ browser, aloud }: { browser: string | null; aloud: Wrap }) =>
  rich('Sign out', aloud(browser === null ? ' of this browser' : ` of ${browser}`))

// An account that is to be deleted.
export const yourAccount = 'Your account'
export const toBeDeleted = (day: string | null) =>
  day === null ? 'Your account will be deleted' : `Your account will be deleted on ${day}`
export const hidden = 'Until then everything is hidden. You can still keep it all.'
export const keepAccount = 'Keep my account'
export const kept = 'You kept your account'
export const keepFailed = 'This did not work. Please try again.'
export const letGo = 'Let it go, and sign out'
export const copyTitle = 'Take it with you'
export const copyAbout = 'While it is there, you can still take a copy.'

// The receipt.
export const receipt = 'Receipt'
export const noReceipt = 'No receipt yet'
export const deleted = 'It is deleted'
export const hiddenUntil = (day: string) =>
  `Everything is hidden and you are signed out everywhere. It is deleted on ${day}. Until then you can sign in again and take it back.`
export const receiptNumber = 'The number of your receipt, to keep:'
export const copyNumber = 'Copy the number'
export const copied = 'Copied'
export const notCopied = 'Not copied'
export const copyByHand = 'Please mark the number and copy it by hand.'
export const nothingDeleted =
  'Nothing is deleted under this number yet, or it is not the number of a receipt.'
export const loadingReceipt = 'Loading the receipt...'
export const askedFor = 'Asked for'
export const unreadableSince = 'Unreadable since'
export const events = 'Events'
export const keysDestroyed = 'Keys destroyed'
export const lastRowGone = 'Last row gone'
export const withinADay = 'Within 24 hours'
export const proofOnceDeleted =
  'Once it is deleted, this address shows the proof, to anybody who has the number.'
export const proofHere = 'This address shows the proof, to anybody who has the number.'
export const proofTold = 'It says what was destroyed and when, and not whose it was.'

// Nobody knows who is looking.
export const unsureTitle = 'Not known who is here'
export const unsure = 'We could not find out who is here'
export const unsureAbout =
  'Leeward could not answer just now. You may still be signed in. What is kept of you stays as it is.'
export const tryAgain = 'Try again'
export const askingAgain = 'Asking again...'
export const stillNoAnswer = 'Still no answer. It may take a moment.'
export const needAPerson = 'If you need a person now:'
