export const settings = 'Settings'
export const settingsAbout = 'They hold for this browser only, at once, and nobody else is told.'

export const look = 'How it looks'
export const lookAbout =
  'The size of the text follows your browser: make it larger there, and everything here grows with it.'
export const evening = 'Evening colours'
export const eveningAbout = 'A dark page, easier on the eyes at night.'
export const stillness = 'Still background'
export const stillnessAbout = 'The waves stop moving.'
export const heldStill = 'The waves are still, because your device asks for less motion or less data.'

export const points = 'Points and streaks'
export const pointsAbout =
  'For some people counting helps. For others it turns into one more thing to worry about.'
export const hidePoints = 'Hide points and streaks'
export const hidePointsAbout = 'They are still counted, in case you want to see them again.'

export const helpLines = 'Help lines'
export const helpLinesAbout = 'The people you can reach from every page, and when you may be in danger.'
export const country = 'Country'

export const leaving = 'Leave this page fast'
export const leavingAbout =
  'If somebody near you must not see that you are here, an Exit button can stand at the top of every page.'
export const showExit = 'Show the Exit button'
export const exitAbout =
  'It covers the page and opens Wikipedia instead. Pressing Shift three times does the same.'
export const exitLeaves =
  'It signs you out. It does not clear the history of your browser: a private window leaves less behind. Without an account, what you said can still be opened in this browser under "Your data".'
