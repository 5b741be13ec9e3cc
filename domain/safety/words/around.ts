// Honest about what this is: SAMHSA's trauma-informed principles (trustworthiness and transparency), New York's and
// California's rules on companions. Staying and asking for one person: the 988 Lifeline's #BeThe1To steps.
export const honest =
  'I am an AI. Nobody is watching this chat live, and I cannot send help. A person can do more than I can right now.'
export const stay = 'You can keep writing to me while you reach out. I will keep answering.'

export const honestOfEntry =
  'These are prepared words. Nobody reads your journal, and Leeward cannot send help. A person can do more right now.'
export const stayAfterEntry = 'You can also write in the chat while you reach out.'
export const entryOtherwise = 'What you wrote sounds heavy, and it is taken seriously here.'

export const lines = '{Talk}{when}. If a life is in danger right now, call {emergency}.'
export const careLines = 'If it gets too much, you can {talk}{when}.'
export const emergencyFirst =
  'Please call {emergency} now, or go to the nearest emergency room. If you can, get someone to be with you.'

// A plan and a person before a crisis: the elements of the safety plan by Stanley and Brown, in words of our own.
export const plan =
  'If you have a safety plan, this is the time for it. Is there one person you could call, or sit with, right now?'
// Distance from means, none of them named: Means Matter (Harvard), reportingonsuicide.org.
export const distance =
  'Is there anything near you that you could hurt yourself with? Please move away from it, or ask someone to hold it for you.'

/** When a model's reply could not be used. */
export const apologies = {
  'time-out': 'My answer took too long, and that is my fault, not yours. Your words are saved.',
  refusal:
    'I could not find a good answer to that. Your words are saved, and you did nothing wrong by writing them.',
  unsafe: 'The answer I had was not good enough for you, so I am not showing it.',
  empty: 'My answer came out empty, and that is my fault, not yours. Your words are saved.',
}
export const goingOn =
  'We can try again. What would help most right now: to say more, to take a slow breath, or to pause for a minute?'

/** Where somebody else may be looking on. */
export const isItSafe = 'Is it safe for you to read this?'

/** Under the lines of the dialog. */
export const underLines = 'Nobody is watching here live.'
/** Beside the quick exit of the dialog. */
export const exitByKey = 'Or press Shift three times.'
