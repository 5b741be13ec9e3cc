import type { ReactNode } from 'react'
import type { PlanPart } from '#domain/plan/parts.ts'
import { plural } from '#web/language/plural.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

export const plan = 'My plan for hard moments'
export const about =
  'Written on a calmer day, for the other kind. In your own words, as much or as little as you like. It is saved as you write.'
export const loading = 'Loading your plan...'

export const titles: Record<PlanPart, string> = {
  signs: 'How I notice',
  alone: 'What I can do by myself',
  people: 'Places and people',
  call: 'Whom I call',
  safer: 'Making things safer',
  why: 'Why I go on',
}
export const questions: Record<PlanPart, string> = {
  signs: 'What are the first signs that it is getting hard?',
  alone: 'What has taken the edge off before, without anybody?',
  people: 'Where can I go, and whom can I be with, without having to explain?',
  call: 'Whom can I tell how it really is?',
  safer: 'What can be out of my reach for a while, and who would help me with that?',
  why: 'What do I want to be there for?',
}
export const hints: Record<PlanPart, string> = {
  signs: 'A thought, something I do or stop doing, how my body feels, what others notice.',
  alone: 'Small things count: once round the block, a shower, one song, an exercise from here.',
  people: 'The library, a café, a friend who likes to cook.',
  call: 'Names and numbers, of a doctor too.',
  safer: 'Hard moments pass, and distance gives them time to. “My brother keeps it” says enough.',
  why: 'Somebody, an animal, something unfinished, something small.',
}
export const write = ({ part, aloud }: { part: string; aloud: Wrap }) => rich('Write', aloud(` ${part}`))
export const change = ({ part, aloud }: { part: string; aloud: Wrap }) => rich('Change', aloud(` ${part}`))
export const next = 'Next part'
export const done = 'Done for now'
export const atAnyHour = (call: ReactNode) => rich('At any hour: ', call, '.')
export const tooLong = (letters: number) =>
  plural(letters, { one: '1 letter too long to be saved', other: `${letters} letters too long to be saved` })

export const saving = 'Saving…'
export const saved = 'Saved.'
export const notSaved = 'Not saved yet. Your words stay on this page, and are sent again with the next one.'
export const tryAgain = 'Try again'

export const print = 'Print my plan'
export const keepHere = 'Keep it on this device too'
export const keepHereAbout =
  'Then it is there without a network, sealed, for whoever uses this browser. It goes when you sign out.'
export const cannotKeep =
  'This browser keeps nothing sealed, so the plan is only here with a network. Printed, it is always there.'

// Where it is needed.
export const notWritten = 'You have not written one yet. It can wait until it is calmer.'
export const notHere = 'It cannot be shown right now.'
export const openPlan = 'Open my plan'
