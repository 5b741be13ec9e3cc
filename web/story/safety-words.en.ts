import { rich, type Wrap } from '#web/language/rich.ts'

/** How Leeward listens for danger. The figures and counts have their words in `words.en.ts`. */

export const tab = 'Safety'
export const title = 'How Leeward listens for danger'
export const nobodyWatches =
  'Nobody watches the chat live. Software reads each message before a reply begins, and shows ways to reach people when the words sound like danger. It misses some, so do not rely on it: “Need help?” is on every page.'
export const wrongAtTimes =
  'It is wrong the other way at times, too: further down you see how often. It never decides whether you may have help.'

export const whatHappens = 'What happens'
export const fourSteps =
  'What you write in a chat, in the journal and beside a mood is put on one of four steps.'
export const none = (strong: Wrap) =>
  rich(strong('None.'), ' Distress, however strong. Nothing extra is shown.')
export const care = (strong: Wrap) =>
  rich(
    strong('Care.'),
    ' A wish not to be here, hopelessness, thoughts that frighten, harm in the past. A card with people to reach is shown. Where it is unclear, one plain question is asked, once.',
  )
export const crisis = (strong: Wrap) =>
  rich(
    strong('Crisis.'),
    " Ending one's life, hurting oneself or somebody else, violence at home, a child in danger. A dialog with help lines for your country opens at once. It does not wait for the reply.",
  )
export const emergency = (strong: Wrap) =>
  rich(
    strong('Emergency.'),
    ' Something was taken, a bad injury, a body in danger. The same dialog, with the emergency number first.',
  )
export const nothingLocked =
  'Harm to oneself, eating disorders and thoughts of suicide each have words and lines of their own. You can go on talking at any step: nothing is locked. Methods are never named. No person is alerted, and nobody is sent to you.'

export const wayOut = 'The way out'
export const notMeant =
  'Software hears wrong. “That is not what I meant” stands on each card and dialog, and saying twice that you are safe does the same. Then the talk goes on where it was, and a slim bar with ways to help stays. After something was taken or an injury, only “Help is with me” does that. It is never held against you, and help is shown again the next time.'

export const whatListens = 'What listens'
export const layers =
  'Several layers read, one after the other. The most worried one counts. None can lower another.'

export const howWell = 'How well it hears'

export const whatModelsAreTold = 'What an AI model is told'
export const sameRules =
  'Where a model writes the replies, it gets these rules first, each time. Your list of all that happened names the version beside each of its replies.'

export const howOftenHere = 'How often, on this server'

export const howOftenTold = 'How often you are told that no person replies'

export const whoRuns = 'Who runs this server, and who gets something'
export const reaches = 'Outside this server, something of you reaches:'
export const more = ({ privacy, data }: { privacy: Wrap; data: Wrap }) =>
  rich(
    'More on that is in the ',
    privacy('Privacy Policy'),
    '. All of this page as data is ',
    data('here'),
    '.',
  )
