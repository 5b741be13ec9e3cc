import { rich, type Wrap } from '#web/language/rich.ts'

export const needHelp = 'Need help?'
export const support = 'Support'
export const close = 'Close'
export const exit = 'Exit'
/** Of a page that is being left: it says nothing of what was there. */
export const loading = 'Loading'

// The dialog of "Need help?".
export const resources = 'Support Resources'
export const resourcesAbout =
  'These are professional resources. Leeward is a wellness tool and cannot provide crisis intervention.'
export const callOrText988 = 'Call or Text 988'
export const about988 = 'Suicide & Crisis Lifeline, 24/7, free & confidential'
export const textHome = 'Text HOME to 741741'
export const aboutCrisisText = 'Crisis Text Line'
export const call911 = 'Call 911'
export const about911 = 'immediate emergencies'
type Line = { name: string; hours: string; note: string | null }
export const aboutLine = ({ name, hours, note }: Line) =>
  note ? `${name}, ${hours}. ${note}` : `${name}, ${hours}`

// The crisis dialog and the card.
export const inDanger = 'In danger, call your local emergency number.'
export const understood = 'I Understand'
export const helpIsWithMe = 'Help is with me'
export const notMeant = 'That is not what I meant'
export const moreLines = 'More lines'
export const moreHelp = 'More help'
export const more = 'More'
export const withinReach = 'Help stays within reach.'
export const stillHere = 'Help is still here.'

// Which lines.
export const somewhereElse = 'Somewhere else?'
export const anotherCountry = 'Another country'
export const asDeviceSays = 'As my device says'
export const countryOfDevice = (country: string) => `${country} (from your device)`
export const localNumber = 'your local emergency number'
export const emergency = 'Emergency'
export const callLocal = 'Call your local emergency number. In many countries it is 112.'
export const directory = 'Find A Helpline'
export const findALine = 'Find a line in your country'
export const findInCountry = 'Find a line in your country.'
export const hoursDiffer = 'Differs by line'

// Whom to call, in the middle of a sentence.
export const findALineAt = (link: Wrap) => rich('find a line at ', link('findahelpline.com'))
type CallOrText = { number: string; call: Wrap; text: Wrap }
export const callOrText = ({ number, call, text }: CallOrText) =>
  rich(call('call'), ' or ', text('text'), ` ${number}`)
export const callNumber = (number: string) => `call ${number}`
