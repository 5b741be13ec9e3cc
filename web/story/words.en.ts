import type { ReactNode } from 'react'
import { plural } from '#web/language/plural.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

// Whom to reach.
type HereYouCan = { person: ReactNode; isInUnitedStates: boolean; isAtAnyHour: boolean }
export const hereYouCan = ({ person, isInUnitedStates, isAtAnyHour }: HereYouCan) =>
  rich(
    isInUnitedStates ? 'In the United States you can ' : 'You can ',
    person,
    isAtAnyHour ? ' at any hour.' : '.',
  )
export const inCrisis = ({ emergency, person }: { emergency: ReactNode; person: ReactNode }) =>
  rich('In a crisis ', emergency, '. To talk to a person, ', person, '.')
type InUnitedStates = Record<'lifeline' | 'crisisText' | 'emergency', Wrap>
export const inCrisisInUnitedStates = ({ lifeline, crisisText, emergency }: InUnitedStates) =>
  rich(
    'In a crisis contact ',
    lifeline('988'),
    ', text HOME to ',
    crisisText('741741'),
    ' or call ',
    emergency('911'),
    '.',
  )

// From which age on.
export type LeastAges = { elsewhere: number; eea: number; others: { country: string; age: number }[] }
const inCountries = (others: LeastAges['others']) => {
  const ages = others.map(({ country, age }) => `${age} in ${country}`)
  return ages.length > 0 ? ` (${ages.join(', ')})` : ''
}
export const whoMayUse = ({ elsewhere, eea, others }: LeastAges) =>
  `Anyone who is ${elsewhere} or older; in the European Economic Area, ${eea} or older${inCountries(others)}.`
export const notMeantFor = ({ elsewhere, eea, others }: LeastAges) =>
  `Leeward is not meant for anyone under ${elsewhere}, or under ${eea} in the European Economic Area${inCountries(others)}.`

// Who runs this server.
export const operatorLater = (link: Wrap) =>
  rich(
    'Who runs this server is named here as soon as the page has loaded. Without scripts it is told ',
    link('here'),
    '.',
  )
export const operatorUnnamed =
  'Whoever runs this server has not said who they are or how to reach them. Ask whoever gave you this address, and think twice before you write down what nobody else may know.'
type Operator = Record<'name' | 'address' | 'country', string | null> & { strong: Wrap }
export const runBy = ({ name, address, country, strong }: Operator) =>
  rich(
    'This server is run by ',
    strong(name ?? 'somebody who gave no name'),
    address && `, ${address}`,
    country && `, in ${country}`,
    '.',
  )
export const noContact = 'They have not said how to reach them.'
export const reachThem = ({ contact, link }: { contact: string; link: Wrap }) =>
  rich('You reach them at ', link(contact), '.')
export const noLaw = 'Whoever runs this server has not said which law holds for these terms.'
export const lawOf = (country: string) => `The law of ${country} holds for these terms.`
export const lawWhereYouLive = 'What protects you by law where you live stays yours in any case.'

// How often it is said that no person replies.
const hoursOf = (count: number) => plural(count, { one: 'an hour', other: `${count} hours` })
type Cadence = { hours: number; hoursForMinors: number; daysAway: number }
export const howOften = ({ hours, hoursForMinors, daysAway }: Cadence) =>
  `The chat says so above its box all the time. It says so again when a talk begins, after ${hoursOf(hours)} of use, after ${daysAway} days away, and whenever you ask. To whoever is under 18 it says so after ${hoursOf(hoursForMinors)}.`

// Who gets something.
export const processorsLater = 'They are listed here as soon as the page has loaded.'
export const noProcessors = 'As this server is set up now, that is nobody: there are none.'
const purposes = {
  model: 'gets what you say in a chat, or an entry that you want a reflection on, each only if you agreed.',
  moderation:
    'checks for danger what you say in a chat, and each entry that you save, each only if you agreed that it goes there.',
  mail: 'brings you the mails for signing in, and so knows your mail address.',
  'sign-in': 'knows that you signed in here, if you sign in with it.',
}
type Processor = { name: string; purpose: keyof typeof purposes; strong: Wrap }
export const processor = ({ name, purpose, strong }: Processor) => rich(strong(name), ` ${purposes[purpose]}`)

// What listens.
export const layersLater = (link: Wrap) =>
  rich(
    'They are listed here as soon as the page has loaded. Without scripts, read ',
    link('the same as data'),
    '.',
  )
export const layers = {
  floor: (strong: Wrap) =>
    rich(
      strong('The floor'),
      ' knows plain statements in eleven languages. It answers at once, in the server and in the page.',
    ),
  learned: (strong: Wrap) =>
    rich(
      strong('The learned layer'),
      ' was trained on lines that were written for it. It mostly shows the card; only where it is very sure, the dialog.',
    ),
  moderation: (strong: Wrap) =>
    rich(
      strong("The AI provider's check"),
      ' reads what you say in a chat, and what you save in your journal, each only if you agreed that it goes to the AI. It speaks last. Neither its card nor its dialog was measured by us.',
    ),
  model: (strong: Wrap) =>
    rich(strong('The AI itself'), ' says how worried it is beside its reply, where one is set up.'),
}
export const onInVersion = (version: string | null) =>
  version === null ? 'It is on here.' : `It is on here, in version ${version}.`
export const off = 'It is off here.'

// How well it hears.
export const figuresLater = (link: Wrap) =>
  rich(
    'The figures stand here as soon as the page has loaded. Without scripts, read ',
    link('the same as data'),
    '.',
  )
type Measured = {
  day: string
  floor: string
  /** Null where it is off. */
  learned: string | null
  isOfThisBuild: boolean
  lines: string
  hands: number
}
export const measured = ({ day, floor, learned, isOfThisBuild, lines, hands }: Measured) =>
  [
    `Measured on ${day} with the floor in version ${floor}`,
    learned !== null && ` and the learned layer in version ${learned}`,
    isOfThisBuild ? ', as they run here' : '; this server runs other versions',
    `: ${lines} lines by ${hands} writers, none of which the layers had learned from. The writers were language models, each with a person to speak for. Real people write in other ways.`,
  ]
    .filter(Boolean)
    .join('')
/** Of a hundred each. */
type InTest = { opened: string; shown: string; closed: string }
export const inTest = ({ opened, shown, closed }: InTest) =>
  `In our test the dialog opened for ${opened} of 100 English lines that needed it, and help of some kind was shown for ${shown}. It stayed closed for ${closed} of 100 ordinary messages. Do not rely on it.`
export const theMeasurements = 'The measurements'
export const brackets =
  'In brackets stands the range that the true share lies in with 95 % certainty (Wilson). Where there is an aim, it is said whether it was met.'
export const afterOneQuestion = (share: string) =>
  `If everybody who is asked the one plain question answered it truthfully, the dialog would open for ${share} of the English lines that need it.`
/** By the names that the figures have for their groups. */
export const groups: Record<string, string> = {
  English: 'All lines in English',
  emergencies: 'Emergencies: something taken, an injury, the body',
  'other languages': 'Ten other languages',
  'in context': 'Answers to a question, read in their talk',
  'obsessions (OCD)': 'Thoughts that frighten (OCD)',
  ordinary: 'Ordinary messages',
}
export const measures = {
  dialogRecall: 'Dialog opens where it should',
  dialogSpecificity: 'Dialog stays closed where it should',
  helpRecall: 'Help is shown where it should be',
  helpSpecificity: 'Nothing is shown where nothing should be',
}
export const share = ({ what, share }: { what: string; share: string }) => `${what}: ${share}`
export const aimMet = (aim: string) => `. Aim: ${aim}, met`
export const aimMissed = ({ aim, strong }: { aim: string; strong: Wrap }) =>
  rich(`. Aim: ${aim}, `, strong('missed'))
export const byLanguage = 'By language, where it should'
export const languageColumn = 'Language'
export const dialogOpens = 'Dialog opens'
export const helpIsShown = 'Help is shown'
export const notMeasured = 'not measured'

// How often, on this server.
export const promptLater = (link: Wrap) =>
  rich('It stands here as soon as the page has loaded. Without scripts, read ', link('the same as data'), '.')
export const wholePrompt = (version: string) => `All that it is told, in version ${version}`
export const countsLater = (link: Wrap) =>
  rich(
    'The counts stand here as soon as the page has loaded. Without scripts, read ',
    link('the same as data'),
    '.',
  )
export const countedHow =
  "Counted without anybody's name or words, by calendar year (UTC). Numbers under 5 are not given exactly."
type Counts = { year: number; referrals: string; corrections: string; strong: Wrap }
export const countsOf = ({ year, referrals, corrections, strong }: Counts) =>
  rich(
    strong(String(year)),
    `: words were met with help lines for a crisis: ${referrals} times. People said that it was not meant so, or that they are safe: ${corrections} times.`,
  )

// What holds for whoever is young.
export const youngPeople =
  'A companion like this may not suit everyone under 18. If you say that you are, help for kids and teens comes first. You are told more often that no person replies, and no points are shown. Whoever is younger than the age above is told kindly. Ways to help stay open to them, and no AI gets their words. Only that you said so is kept, not the age.'
