import type { ReactNode } from 'react'
import { rich, type Wrap } from '#web/language/rich.ts'

// The disclosure, before anything is said.
export const beforeYouBegin = 'Before you begin'
export const beforeAbout =
  'Leeward is a companion for hard moments. It may not suit everyone under 18. Please read these three lines and tick each one.'
export const firstPoint = 'I understand that this is a wellness tool, and not medical advice.'
export const lastPointInUnitedStates = 'In a crisis I will contact 988, 911 or emergency services.'
export const lastPoint = (emergency: string | null) =>
  `In a crisis I will contact ${emergency ?? 'my local emergency number'} or a help line.`
export const accept = 'I Understand and Accept'
export const goingOn = ({ terms, privacy }: { terms: Wrap; privacy: Wrap }) =>
  rich(
    'By going on you agree to the ',
    terms('Terms of Service'),
    ' and the ',
    privacy('Privacy Policy'),
    '. Both open in a new tab. What you say and do here is kept, sealed, so that it is there when you come back. You can see it, delete it, or have nothing kept, at any time.',
  )

// The card that asks, in the chat and in the journal.
export const notSaved = 'Not saved'
export const answerNotSaved = 'Your answer was not saved. Please try again.'
export const mayReply = 'Who may reply'
export const mayReflect = 'Who may reflect'
export const takeAi = 'Use the AI'
export const takeGuide = 'Use the guide'
export const takeAlong = 'What you said here before stays here. Tick this to take it along.'
type Asking = { recipient: ReactNode; isChecked: boolean }
export const chatGoesTo = ({ recipient, isChecked }: Asking) =>
  rich(
    'An AI can reply to you. What you say in the chat would go to ',
    recipient,
    isChecked ? ', and be checked there for danger.' : '.',
    ' Your journal would not: you are asked about that apart. Or the guide replies, with prepared words, and yours stay here. You can change this at any time.',
  )
export const journalGoesTo = ({ recipient, isChecked }: Asking) =>
  rich(
    'An AI can reflect on your entries. An entry would go to ',
    recipient,
    ' each time you ask for that, also if your chat does not.',
    isChecked && ' Each entry that you save would be checked there for danger.',
    ' Or the guide reflects, with prepared words, and yours stay here. You can change this at any time.',
  )

// All that was answered, under "Your data".
export const consents = 'What you allow'
export const consentsAbout = 'Each stands by itself, and you can take each back at any time.'
export const loadingConsents = 'Loading what you allow...'
export const allowedSince = (day: string) => `Allowed since ${day}.`
export const declinedSince = ({ day, withdrawn }: { day: string; withdrawn: string }) =>
  `Not allowed, since ${day}. ${withdrawn}`
export const allowedFor = (recipient: string | null) =>
  `You allowed this for ${recipient ?? 'somebody else'}, not here.`
export const toldBefore = 'You were told this before you began. Nothing else is needed.'
export const notAnswered = 'You have not answered this yet.'
type Which = { what: string; aloud: Wrap }
export const allow = ({ what, aloud }: Which) => rich('Allow', aloud(` ${what}`))
export const takeBack = ({ what, aloud }: Which) => rich('Take it back', aloud(` ${what}`))
/** A question of consent; `withdrawn` is what follows from a no. */
export type Consent = { title: string; about: string; withdrawn: string }
/** Whether they also check the words for danger. */
export type Recipient = { recipient: string; isChecked: boolean }
export const keeping: Consent = {
  title: 'Leeward keeps what you do',
  about:
    'What you say, write, log and do is kept, sealed, so that you can see it again. If you take this back, nothing new is kept. Then Leeward cannot answer you; help and exercises still work.',
  withdrawn: 'Nothing new is kept. What is here stays until you delete it below, all at once or one by one.',
}
export const remembering: Consent = {
  title: 'Leeward remembers',
  about:
    'From one conversation to the next, in codes and numbers: which exercise helped, which fear came back, and your own rules. And the lines in words that stand here.',
  withdrawn:
    'Each conversation begins anew. Nothing is added, and what stands here is not used until you switch this on again.',
}
export const chatGoes = ({ recipient, isChecked }: Recipient): Consent => ({
  title: 'Your chat goes to an AI',
  about: isChecked
    ? `What you say in a chat is sent to ${recipient}, so that it can reply, and is checked there for danger. Your journal is not. Without this the guide replies, with prepared words.`
    : `What you say in a chat is sent to ${recipient}, so that it can reply. Your journal is not. Without this the guide replies, with prepared words.`,
  withdrawn: 'The guide replies; what you say stays here.',
})
export const journalGoes = ({ recipient, isChecked }: Recipient): Consent => ({
  title: 'Your journal goes to an AI',
  about: isChecked
    ? `When you ask for a reflection, that entry is sent to ${recipient}. Each entry that you save is checked there for danger. Your chat is not. Without this the guide reflects, with prepared words.`
    : `When you ask for a reflection, that entry is sent to ${recipient}. Your chat is not. Without this the guide reflects, with prepared words.`,
  withdrawn: 'The guide reflects; your entries stay here.',
})
export const memoryGoes = ({ recipient }: Recipient): Consent => ({
  title: 'What is remembered goes to an AI',
  about: `With what you say in a chat, what Leeward remembers of you is sent to ${recipient}, so that it keeps to it. The AI may also note a line in words, and sum up the earlier part of a long conversation. You see each of them, and can change or delete it. Nothing of a crisis, and nobody’s name. Without this it knows only what you say in the same chat.`,
  withdrawn: 'What is remembered stays here, and no AI adds to it.',
})
export const nobodyGetsThem =
  'No AI is set up here: the guide answers with prepared words, and yours go to nobody.'
