import { BookOpen, ChartLine, LockKeyhole, MessageCircle, Sprout, Wind, type LucideIcon } from 'lucide-react'
import { offeredNames } from '#web/names/words.en.ts'
import type { Writer } from '#web/names/writer.ts'

export type Feature = { title: string; about: string; icon: LucideIcon; needsAccount: boolean }

/** What there is to do, under the name that is true of whoever replies here. */
export const featuresOf = (writer: Writer): Feature[] => [
  {
    title: offeredNames[writer].companion,
    about: 'Say what is on your mind, at any hour. It listens, asks, and never judges.',
    icon: MessageCircle,
    needsAccount: false,
  },
  {
    title: 'Grounding Exercises',
    about: 'Breathing, senses, a kinder look at a thought. One step at a time, and you can stop at any step.',
    icon: Wind,
    needsAccount: false,
  },
  {
    title: 'Journaling & Reflection',
    about: 'Write it down to see it from outside, and ask for a gentle reflection when you want one.',
    icon: BookOpen,
    needsAccount: true,
  },
  {
    title: 'Mood Tracking',
    about: 'One number and a few words, whenever you like. Over time they show you what helps.',
    icon: ChartLine,
    needsAccount: true,
  },
  {
    title: 'Private & Secure',
    about:
      'Your words are sealed with a key before they are stored. No ads, no trackers. You can take a copy of them.',
    icon: LockKeyhole,
    needsAccount: false,
  },
  {
    title: 'Track Your Growth',
    about: 'Points and streaks that forgive a day off. They count showing up, never how you feel.',
    icon: Sprout,
    needsAccount: true,
  },
]
