import type { ReactNode } from 'react'
import { rich, type Wrap } from '#web/language/rich.ts'

/** The Terms of Service. What one server has of its own (ages, law, who runs it) is in `words.en.ts`. */

export const tab = 'Terms of Service'
export const title = 'Terms of Service'
export const updated = 'Last updated October 26, 2025; added to on November 22, 2026'

export const whatItIs = 'What Leeward is, and is not'
export const tool = (whoReplies: ReactNode) =>
  rich(
    'Leeward is a wellness tool. It is not medical advice or therapy, and no human professional answers you here. ',
    whoReplies,
    " They can be wrong. Please do not use them to decide about medicine, symptoms or anyone's safety.",
  )

export const crisis = 'In a crisis'
export const noIntervention = (inCrisis: ReactNode) =>
  rich('Leeward cannot provide crisis intervention, and nobody watches the chat live. ', inCrisis)

export const whoMay = 'Who may use it'

export const yourWords = 'Your words'
export const staysYours = (link: Wrap) =>
  rich(
    'What you write stays yours. It is used to answer you, and to show you your own conversations, journal and moods. It is not used to train anything here. You can read, export, correct and delete it at any time. The ',
    link('Privacy Policy'),
    ' says how.',
  )

export const kindly = 'How to use it kindly'
export const forYourself =
  'Use it for yourself. Please do not write about other people in a way that could harm them. Do not try to get at what belongs to others, and do not load this server with more than a person can say.'

export const points = 'Points and streaks'
export const noticed = (link: Wrap) =>
  rich(
    'They are there to notice that you showed up. They are worth nothing else, they never fall because you had a bad time, and you can hide them in the ',
    link('settings'),
    '.',
  )

export const runBy = 'Who runs it, and which law holds'

export const noPromise = 'No promise'
export const asItIs =
  'Leeward is free software, given as it is, without a warranty. Whoever runs this server decides how long it stays open. You can take your data along before it closes.'
