// Honest about what this is: SAMHSA's trauma-informed principles (trustworthiness and transparency), New York's and
// California's rules on companions.
export const honest = 'These are prepared words. Nobody is watching this chat live, and I cannot send help.'
export const honestOfEntry =
  'These are prepared words. Nobody is watching here live, and Leeward cannot send help.'
export const afterEntry =
  'You do not have to be alone with this. You can also write in the chat while you reach out.'
export const entryOtherwise = 'What you wrote sounds heavy, and it is taken seriously here.'

export const lines = '{Talk}{when}. If a life is in danger now, call {emergency}.'
export const careLines = 'If it gets too much, you can {talk}{when}.'

// For whoever may be seen reading: the Safety Net project of NNEDV (techsafety.org).
export const closeThisPage = 'If it is not safe to read this, close this page now.'

/** When a model's reply must not be shown. */
export const notShown = 'The answer I had was not good enough for you, so I am not showing it.'
export const goingOn =
  'We can try again. What would help most right now: to say more, to take a slow breath, or to pause for a minute?'

/** Where somebody else may be looking on. */
export const isItSafe = 'Is it safe for you to read this?'

export const elseExit = 'If not, press Exit.'

/** Under the lines of the dialog. */
export const underLines = 'Nobody is watching here live.'
/** Beside the quick exit of the dialog. */
export const exitByKey = 'Or press Shift three times.'

/** To whoever says that it is over, or never was as it was heard. */
/** A body may still be in danger, whatever was found before. */
export const notYetEased =
  'Good that it was looked at. That was then, and this is tonight. If it does not ease in a few minutes, spreads, or comes with pressure, cold sweat or short breath, call {emergency} and let them look. You need not be sure.\n\nHas it eased?'

export const itIsOver =
  'I am taking that in: it is not as it was a moment ago. Help stays in reach should it turn.\n\nWhat would be good for the next hour?'
