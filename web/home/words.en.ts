import { plural } from '#web/language/plural.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

export const home = 'Home'
export const welcome = 'Welcome'
export const welcomeName = (name: string) => `Welcome, ${name}`
export const safeSpace =
  "Your safe space to navigate health anxiety, OCD, and trauma-related triggers. Take a breath. You're not alone."
const greetingAt = (hour: number): string => {
  if (hour < 5) return 'Still up'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
export const howIsIt = ({ hour, name }: { hour: number; name: string | null }) =>
  name ? `${greetingAt(hour)}, ${name}. How is it out there?` : `${greetingAt(hour)}. How is it out there?`
export const noted = (weather: string) => `Noted: ${weather}.`
export const notNoted = 'Not noted'
export const tryAgain = 'Please try again.'
export const rough = 'Thank you for saying so. Would one of these be good company?'
export const breathe = 'A long breath out'
export const talk = 'Talk about it'
export const myPlan = 'My plan for hard moments'
export const aLine = 'A line about it, if you like. It goes to your journal.'
export const keepLine = 'Keep'
export const lineKept = 'It is in your journal.'
export const lineNotKept = 'Not kept yet'
export const startConversation = 'Start a Conversation'
export const todaysReflection = "Today's Reflection"
export const howToSupport = 'How can I support you today?'
export const whatYouCanDo = 'What You Can Do Here'

// Cards.
export const yourMood = 'Your Mood'
export const openTracker = 'Open the mood tracker'
export const loadingMood = 'Loading your mood...'
export const noMood = "No mood logs yet. Track how you're feeling during your next chat."
export const todaysEntries = "Today's Reflections"
export const viewJournals = 'View all journals'
export const loadingJournal = 'Loading your journal...'
export const noEntries = "No journal entries today. Share your thoughts when you're ready."
export const entriesToday = (count: number) =>
  plural(count, { one: '1 entry today', other: `${count} entries today` })

// Progress.
export const yourProgress = 'Your progress'
export const loadingProgress = 'Loading your progress...'
export const toNextLevel = 'To the next level'
export const zenMaster = 'Zen Master achieved!'
export const points = 'Points'
export const streak = 'Streak'
export const streakPoints = 'Streak points'
export const showedUp = 'You showed up'
export const noDays = 'No days yet'
export const welcomeBack = 'Welcome back'
export const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
export const daysInARow = (count: number) =>
  plural(count, { one: '1 day in a row', other: `${count} days in a row` })
export const levelOf = ({ level, of }: { level: number; of: number }) => `Level ${level} of ${of}`
export const pointsToGo = ({ points, level }: { points: number; level: string }) =>
  plural(points, { one: `1 point to ${level}`, other: `${points} points to ${level}` })
export const bonus = (points: number) => `+${points}`
export const streakBonus = (points: number) =>
  `Amazing streak! You're earning +${points} bonus points for each activity!`

// The last words of the page.
export const helpAndPrivacy = 'Help and privacy'
export const inACrisis = 'In a crisis, people are there for you:'
export const crisisInUnitedStates = ({
  call,
  text,
  crisisText,
}: Record<'call' | 'text' | 'crisisText', Wrap>) =>
  rich(
    'In a crisis, ',
    call('call'),
    ' or ',
    text('text 988'),
    ', or ',
    crisisText('text HELLO to 741741'),
    '. People are there at any hour.',
  )
export const yourWords = (link: Wrap) =>
  rich(
    'Your words are yours. They are sealed with a key before they are stored, and you can delete them at any time. ',
    link('How your words are kept'),
  )
