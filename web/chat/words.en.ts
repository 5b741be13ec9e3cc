import { plural } from '#web/language/plural.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

export const chat = 'Chat'
export const conversation = 'Conversation'
export const messages = 'Messages'
export const failed = 'Error'
export const tryAgain = 'Try again'
export const loading = 'Loading...'
export const whoReplies: Record<'guide' | 'model' | 'unknown', string> = {
  guide: 'Guide mode: prepared replies, no AI',
  model: 'AI replies, not a person',
  unknown: 'AI or prepared replies, not a person',
}

// An empty conversation.
export const startAnywhere = 'You can start anywhere.'
export const startAbout =
  'A word, a worry, a whole story. Or pick one of the three below. There is no wrong way to begin, and you can stop at any time.'
export const conversationNotLoaded = 'Your conversation could not be loaded. Nothing of it is lost.'
export const sessionNotStarted = 'We could not start a session. That is our fault, not yours.'
export const whatYouWriteStays =
  'What you write stays in the box below. If you need a person now, “Need help?” above still works.'
export const quickActions = 'Quick actions'
export const answers = 'Answers to choose from'
export const connectionError = 'Connection Error'
export const noSession = 'Unable to start a new session. Please refresh the page and try again.'
export const notReady = 'Session Not Ready'
export const pleaseWait = 'Please wait for the session to initialize, then try again.'
export const sentOnceBegun = 'Your session is starting. This is sent as soon as it has.'

// Writing.
export const yourMessage = 'Your message'
export const onYourMind = 'What is on your mind?'
export const send = 'Send'
export const stop = 'Stop'
export const enterSends = 'Enter sends. Shift and Enter start a new line.'
export const charactersLeft = (count: number) =>
  plural(count, { one: '1 character left', other: `${count} characters left` })
export const charactersOver = (count: number) =>
  plural(count, {
    one: 'This is 1 character too long to send at once. You could send it in two parts.',
    other: `This is ${count} characters too long to send at once. You could send it in two parts.`,
  })

// What is said.
export const you = 'You'
export const leeward = 'Leeward'
/** Who wrote a reply, on it. */
export const writtenBy: Record<'guide' | 'model', string> = { guide: 'Prepared words', model: 'AI' }
export const preparedAbout = 'These words were written beforehand. No AI wrote them, and no person just now.'
export const modelAbout = (model: string | null) =>
  model === null ? 'An AI wrote this, no person.' : `An AI wrote this, no person: ${model}.`
export const modelTold = ({ version, rules }: { version: string; rules: Wrap }) =>
  rich('It was given ', rules(`its rules of ${version}`), '.')
export const memoryTold = 'Your own rules and the fears that come back went along, too, in codes.'
export const wordsTold = (count: number) =>
  plural(count, {
    one: 'So did one thing that is remembered in words.',
    other: `So did ${count} things that are remembered in words.`,
  })
export const showTold = 'What was remembered'
export const toldSummary = 'Of what you had said earlier'
export const toldLines = 'Lines'
export const toldGone = (count: number) =>
  plural(count, {
    one: 'One was changed or deleted since: its words of then are destroyed.',
    other: `${count} were changed or deleted since: their words of then are destroyed.`,
  })
export const loadingTold = 'Loading what was remembered...'
export const onlyLastTold = 'Your message went along, and nothing that was said before it.'
export const turnsTold = (count: number) =>
  plural(count, {
    one: 'Your message went along, and one message or reply before it.',
    other: `Your message went along, and ${count} messages and replies before it.`,
  })
export const broughtAlong = 'Brought along'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const scrollToLatest = 'Scroll to latest'
export const replying = 'Leeward is replying'
export const stillThinking = 'Still thinking...'
export const stopped = 'You stopped this reply'
export const notThrough = 'This did not get through.'
export const kept = 'Your words are kept here.'
export const waiting = 'Waiting for a network. It is sent once you are back.'
export const messageFailed = 'Message Failed'
export const messageNotSent = 'Unable to send your message. Please try again.'
export const notStopped = 'The reply could not be stopped yet.'
export const replySaid = (reply: string) => `Leeward: ${reply}`
export const correctionNotSaved = 'Not Saved'
export const correctionNotSavedAbout = 'That could not be saved. Please try again.'

// Rating.
export const helpful = 'Helpful'
export const notHelpful = 'Not helpful'
export const thankYou = 'Thank you!'
export const received = 'Feedback received'
export const ratingFailed = 'Failed to submit rating. Please try again.'
export const alreadyRated = 'Already rated'
export const alreadyRatedAbout = "You've already rated this message."

// The conversation as a whole.
export const newChat = 'New Chat'
export const exportJson = 'Export JSON'
export const print = 'Print'
export const exported = 'Session exported'
export const printOpened = 'Print dialog opened'
export const exportFailed = 'Export failed'
export const exportFailedAbout = 'Unable to export session. Please try again.'
export const printFailedAbout = 'Unable to prepare printable version. Please try again.'

// Nothing is kept.
export const nothingKept = 'Nothing is kept'
export const nothingKeptAbout =
  'You asked Leeward to keep nothing. Without keeping what you say it cannot answer you. “Need help?” and the exercises above always work, and are not written down.'
export const hereAlready = (link: Wrap) =>
  rich('What is here already is still here. You can read it and delete it in ', link('your data'), '.')
export const allowAgain = 'Allow keeping again'

// Notices.
export const notice = 'Notice'
export const aiReplies = 'An AI replies here, not a person.'
export const guideReplies = 'A guide with prepared words replies here: no AI, and not a person.'
export const eitherReplies = 'An AI or prepared words reply here, not a person.'
export const hereForAWhile = 'You have been here for a while: a break is fine at any time.'
export const someDays = 'It has been some days.'
export const nobodyReads = 'Nobody reads along live.'
export const thanksForAge = 'Thank you for saying how old you are.'
export const moreOften = 'You will be told so more often, and no points are shown.'
export const forOlder =
  'Leeward is made for people who are a bit older. If you need help now, it is still here, and prepared words answer you. No AI gets what you say.'
export const setRight = 'If that is not right, say your age again, or change it under “Your data”.'
export const helpForYoung = 'The people below talk with kids and teens. You can also tell an adult you trust.'
export const noTrouble = 'You are not in trouble.'
export const takenForAdult = 'Thank you. You are taken for 18 or older from here on.'

// What was said before.
export const earlierNotLoaded = 'What was said before could not be loaded. Nothing of it is lost.'
export const showOlder = 'Show older'
