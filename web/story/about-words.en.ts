import type { ReactNode } from 'react'
import { rich, type Wrap } from '#web/language/rich.ts'

/** The page About: one story, in the voice of whoever built this. */

export const tab = 'About'
export const title = 'Why I Built Leeward'
export const contentNote = (link: Wrap) =>
  rich(
    "This is a story about fear for one's health. It names no illness and no sign of one. You can skip to ",
    link('what Leeward is'),
    '.',
  )
export const fear =
  'For years I was afraid of my own body. It was never loud. I had a job and friends, and I laughed at jokes. And at night I lay awake and listened inward, waiting for something to go wrong.'
export const hours =
  'I knew all the hours before dawn. I would look something up, and feel better for ten minutes. Then one word on the page would open a new question, and I would look that up too. I asked people I love whether I was all right. They said yes. It helped for a day, then for an hour, then not at all.'

export const doing = 'What I was doing'
export const trap =
  'It took me long to see that the asking was the trap. Each answer taught my mind that the question was worth asking again. I did not need a better answer. I needed a way to leave one open, and to go and make breakfast anyway.'
export const whatHelped =
  'What helped was small, and slow. A doctor I saw on set days, and not on the bad ones. A person who was trained for this. A friend who learned to say “that sounds hard” instead of “you are fine”. Breathing out for longer than I breathed in. Writing the worry down and closing the book on it.'
export const suchNights =
  'I still have such nights. They are fewer, and they are shorter. I have stopped waiting for them to be over for good before I live.'

export const why = 'Why Leeward'
export const company =
  'In those hours I wanted company more than I wanted facts. I did not want to wake anyone. Most of what I found wanted something from me: my attention, my data, a payment at 3 a.m.'
export const leeSide =
  'The lee side is the one out of the wind. So that is what I set out to build: a quiet side to come to. It does not tell you what a feeling in your chest means. It keeps you company while you do not know. It does not count on you coming back. And what you say here is yours: you can read all of it, take it with you, or make it vanish.'

export const whatItIs = 'What it is, and is not'
export const tool =
  'Leeward is a companion for hard moments. You can talk, do a short exercise, write in a journal and note how you feel. It is a wellness tool. It is not medical advice or therapy, it is not a person, and it cannot help in an emergency. If you are worried about your health, see a doctor: once, and then on the days that you agree on together.'

export const writers = 'Who writes the replies'
export const whoWrites =
  'That depends on who runs this server. With no AI set up, the replies are prepared ones, and the chat says so above its box: “Guide mode: prepared replies, no AI”. With one set up, an AI writes them, but only after you have agreed to it.'

export const tooMuch = 'If it is too much right now'
export const leadsToPeople = (hereYouCan: ReactNode) =>
  rich('“Need help?” is on every page, and it leads to people. ', hereYouCan)
export const kept = (link: Wrap) =>
  rich('How your words are kept is written in the ', link('Privacy Policy'), '.')
