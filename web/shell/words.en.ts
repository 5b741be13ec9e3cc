import type { ReactNode } from 'react'
import { rich } from '#web/language/rich.ts'

export const leeward = 'Leeward'
export const titleOf = (page: string) => `${page} – Leeward`
export const home = 'Home'
export const loading = 'Loading...'
export const close = 'Close'
export const skipToContent = 'Skip to content'

// The sidebar.
export const sidebar = 'Sidebar'
export const closeSidebar = 'Close the sidebar'
export const openSidebar = 'Open the sidebar'
export const calmingCompanion = 'Your calming companion'
export const main = 'Main'
export const story = 'Story'
export const legal = 'Legal'
export const chat = 'Chat'
export const journal = 'Journal'
export const moodTracker = 'Mood Tracker'
export const exercises = 'Exercises'
export const myPlan = 'My Plan'
export const profile = 'Profile'
export const settings = 'Settings'
export const about = 'About'
export const privacyPolicy = 'Privacy Policy'
export const termsOfService = 'Terms of Service'
export const logOut = 'Log Out'

// The header.
export const lightTheme = 'Use the light theme'
export const darkTheme = 'Use the dark theme'
export const moveWaves = 'Let the waves move'
export const pauseWaves = 'Pause the waves'

// The footer.
export const copyright = (year: number) => `© ${year} Leeward`
export const noMedicalAdvice = 'A wellness companion, not medical advice'
export const aboutLeeward = 'About Leeward'
export const yourData = 'Your data'
export const privacy = 'Privacy'
export const terms = 'Terms'
export const safety = 'Safety'
export const healthData = 'Health data'

// What went wrong.
export const offline = (way: ReactNode) =>
  rich('You are offline. Your words stay on this page until you are back. You can still ', way, '.')
export const callOrText = (number: ReactNode) => rich('call or text ', number)
export const notShown = 'This page could not be shown'
export const notShownAbout =
  'That is our fault, not yours. What you have sent is kept, and loading the page again usually helps.'
export const loadAgain = 'Load the page again'
export const needAPerson = 'If you need a person now:'
export const notFound = 'Page Not Found'
export const notFoundAbout = 'There is nothing at this address. Perhaps it moved, or a letter went astray.'
export const goHome = 'Go to Home'
