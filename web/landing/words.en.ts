import type { ReactNode } from 'react'
import { rich } from '#web/language/rich.ts'

export const nothingAtAddress = 'There is nothing at this address. This is where Leeward begins.'
export const leeward = 'Leeward'
export const personalCompanion = 'Your Personal Wellness Companion'
export const shelteredPlace = 'A sheltered place for anxious, looping and hard moments. Take your time.'
export const getStarted = 'Get Started'
export const readStory = 'Read My Story'
export const talkNow = 'Talk without signing in'
export const breatheNow = 'Just breathe for a minute'
export const breatheIn = 'Breathe in'
export const breatheOut = 'Breathe out'
export const inAndOut = 'In for four, out for six'
export const talkBegins = 'A talk may begin like this'
export const talkPerson = 'My heart is racing, and I keep checking it.'
export const talkReply = 'That sounds frightening. We can slow down first, together.'
export const whoReplies = {
  guide: 'Here a guide replies with prepared words. It is no AI, and no person.',
  model: 'Here an AI writes the replies. It is no person, and it can be wrong.',
}
export const usualWays = 'Google, GitHub or email'
export const signInWith = (ways: string) => `You can sign in with ${ways}.`
type Ways = { emergency: ReactNode; person: ReactNode; isAtAnyHour: boolean }
export const wellnessTool = ({ emergency, person, isAtAnyHour }: Ways) =>
  rich(
    'Leeward is a wellness tool. It is not medical advice or therapy, and it cannot provide crisis intervention. If you are in danger, ',
    emergency,
    isAtAnyHour ? '. To talk with a person at any hour, ' : '. To talk with a person, ',
    person,
    '.',
  )

// What there is to do.
export const outOfTheWind = 'Out of the wind for a while'
export const withAnAccount = 'With an account'
export const companionAbout = 'Say what is on your mind, at any hour. It listens, asks, and never judges.'
export const exercises = 'Grounding Exercises'
export const exercisesAbout =
  'Breathing, senses, a kinder look at a thought. One step at a time, and you can stop at any step.'
export const journal = 'Journaling & Reflection'
export const journalAbout =
  'Write it down to see it from outside, and ask for a gentle reflection when you want one.'
export const mood = 'Mood Tracking'
export const moodAbout = 'One number and a few words, whenever you like. Over time they show you what helps.'
export const secure = 'Private & Secure'
export const secureAbout =
  'Your words are sealed with a key before they are stored. No ads, no trackers. You can take a copy of them.'
export const growth = 'Track Your Growth'
export const growthAbout =
  'Points and streaks that forgive a day off. They count showing up, never how you feel.'
