import { plural } from '#web/language/plural.ts'

export const checkIns = 'Check-ins'
export const about =
  'Short lists of questions that others wrote and tried out. Only if you like, and every two weeks at most: more often, it becomes checking.'
export const loading = 'Loading your check-ins...'
export const noVerdict =
  'The number is for your own line over time. It does not say what you have, and it earns no points. Whether to worry about it is a question for a person, such as a doctor.'

// One scale.
export const answer = (name: string) => `Answer ${name}`
export const againOn = (day: string) => `You can answer it again from ${day} on.`
export const notYet = 'Not answered so far, and that is fine.'
export const once = ({ day, total, highest }: { day: string; total: number; highest: number }) =>
  `Once so far: ${total} of ${highest}, on ${day}.`
export const line = (name: string) => `${name} over time`
export const times = ({ count, highest }: { count: number; highest: number }) =>
  plural(count, {
    one: `Once. It goes from 0 to ${highest}.`,
    other: `${count} times. It goes from 0 to ${highest}; less means fewer of these troubles.`,
  })
export const point = ({ day, total }: { day: string; total: number }) => `${day}: ${total}`
export const day = 'Day'
export const total = 'Number'
export const whereFrom = 'Where it is from'
export const deleteAbout = 'To delete one, open'
export const yourData = 'Your data'

// Answering.
export const anytime = 'You can stop at any question. Nothing is kept until you press Keep.'
export const firstOnly = 'For this one you need not think of what happened in detail. Yes or no is enough.'
export const keep = 'Keep my answers'
export const leave = 'Leave it for now'
export const someOpen = (open: number) =>
  plural(open, {
    one: 'One question is still open. All of them are needed for the number, or none.',
    other: `${open} questions are still open. All of them are needed for the number, or none.`,
  })
export const notKept = 'This was not kept. Your answers are still here.'

// Afterwards.
export const thanks = 'Kept. Thank you for taking the time.'
export const thanksAbout = 'Questions like these can stir things up. Be kind to yourself for a while.'
export const plainBefore = 'Thank you for answering that. May I ask you one thing, plainly?'
export const plainAnswers = { yes: 'Yes', no: 'No', unsure: 'I am not sure' }
export const glad = 'Good. Help stays in reach, should that change.'
