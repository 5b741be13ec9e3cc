import { rich, type Wrap } from '#web/language/rich.ts'

/** The Privacy Policy. What one server has of its own (ages, who runs it, who gets something) is in `words.en.ts`. */

export const tab = 'Privacy Policy'
export const title = 'Privacy Policy'
export const updated = 'Last updated October 26, 2025; added to on November 22, 2026'
export const lead =
  'Leeward is software that anyone can run on a server of their own. This page says what the software does. The person who runs this server is the one to ask about the server itself.'

export const whoRuns = 'Who runs this server'

export const whatIsKept = 'What is kept'
export const talk = 'What you say in a chat and what Leeward answers, so that you can read it again.'
export const unsent =
  'What you are writing and have not sent or saved, in the chat and in the journal, for 7 days at most. It is there again when your phone has put the page away. It is no part of the conversation or of the journal, and goes as soon as you send, save or delete it.'
export const journal = 'Your journal: titles, entries, tags, and the reflections you asked for.'
export const moods = 'The moods that you log, with your note if you wrote one.'
export const ratings = 'Which replies you rated, and which exercises you finished.'
export const remembered =
  'From one conversation to the next: which exercise helped, and which fear came back. Also how long you put an urge off, and the rules that you gave the guide. These are codes and numbers, not your words. You can delete them, and switch this off.'
export const worry =
  'How worried your words made Leeward, so that help can be shown. This is a word such as “care”, not a score.'
export const allowed = 'What you allowed, and when.'
export const young = 'That you said you are under 18, if you did. Not the age itself.'
export const told = 'When you were told that no person replies.'
export const account =
  'With an account: the name and e-mail address that you signed in with, and which browsers you are signed in with. A first name, or any name, is enough.'

export const howItIsKept = 'How it is kept'
export const sealed =
  "Each thing that happens is added to a log in this server's database. Your own words in it are sealed with a key before they are written: messages, journal, notes, names and addresses. They are not written to the server's own diagnostic logs."
export const masterKey =
  'Points and streaks are counted without looking at your words. Whoever runs the server holds the master key. They could read what is there, as long as it is there. After you have deleted something, they cannot.'

export const browserKeeps = 'What your browser keeps'
export const cookie = 'A cookie that ties this browser to you, signed in or not.'
export const sidebarCookie = 'A cookie that remembers for 7 days whether the side bar is open.'
export const settings =
  'Your theme and your settings, that you accepted the first notice and when, and which conversation is open. Which exercises you marked, and which helped you. For a moment also the ready-made line that you pressed on the home page.'
export const offlinePage =
  'A copy of one page for when there is no network: help lines, exercises and the files that they need.'
export const neverStored = "What you are writing is never put into the browser's storage."

export const whoElse = 'Who else sees it'
export const noAds = 'There are no ads and no trackers, and nothing is sold.'
export const provider =
  'Chat goes to an AI provider only where the person who runs this server has set one up, and only if you agree. You are told who it is. For reflections on your journal you are asked apart: a yes to one is no yes to the other. You are asked apart, too, for your own rules and the fears that come back. What you said before your yes stays here, unless you take it along. You can take your yes back at any time: then the guide answers, and your words go to nobody. Your name and e-mail address are never sent there.'
export const signInProviders =
  'If you sign in with Google, GitHub or another provider, they know that you signed in here. If you sign in by e-mail, your mail provider sees that mail.'
export const reaches = 'Outside this server, something of you reaches:'
export const laws =
  'Leeward is not a clinic or an insurer, so the United States law for those (HIPAA) does not cover what you write here. Other laws on health data do: the GDPR in Europe, and the My Health My Data Act in Washington State. What they give you is written below, and you have it here wherever you live.'
export const danger = (link: Wrap) =>
  rich(
    'What happens when your words sound like danger, and how often that is wrong, is on the page ',
    link('Safety'),
    '.',
  )

export const whatYouCan = 'What you can do'
export const access = (link: Wrap) =>
  rich(
    'Access it: read everything that is kept about you, under ',
    link('Your data'),
    ', or on your profile if you have an account.',
  )
export const exportIt = 'Export it: as JSON, or as a zip with files to read. Another Leeward can open it.'
export const correct = 'Correct it: your name, your moods, your journal.'
export const deleteIt =
  'Delete it: a single message, mood, exercise or journal entry, one thing that the guide remembers, a whole conversation, or everything.'

export const deletingMeans = 'What deleting means'
export const destroyed =
  'The words, or the key that they were sealed with, are destroyed at once. From then on Leeward shows them to nobody, also not to the person who runs this server. Sealed traces can stay on its disk for some time. They are locked for good within a day, or in 7 days if this server chose so. Its backups can open them for 7 days more. You can delete your account now, or in 7 days, and take that back until then. You get a receipt to keep.'
export const within =
  'Your data is deleted within 30 days of account deletion, backups included. What a browser without an account made here is forgotten when nobody has come back with it for 30 days. Whoever runs this server may have chosen another time.'

export const age = 'Age'
