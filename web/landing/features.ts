import { BookOpen, ChartLine, LockKeyhole, MessageCircle, Sprout, Wind, type LucideIcon } from 'lucide-react'
import * as words from '#web/landing/words.en.ts'
import { offeredNames } from '#web/names/words.en.ts'
import type { Writer } from '#web/names/writer.ts'

export type Feature = { title: string; about: string; icon: LucideIcon; needsAccount: boolean }

/** What there is to do, under the name that is true of whoever replies here. */
export const featuresOf = (writer: Writer): Feature[] => [
  {
    title: offeredNames[writer].companion,
    about: words.companionAbout,
    icon: MessageCircle,
    needsAccount: false,
  },
  {
    title: words.exercises,
    about: words.exercisesAbout,
    icon: Wind,
    needsAccount: false,
  },
  {
    title: words.journal,
    about: words.journalAbout,
    icon: BookOpen,
    needsAccount: true,
  },
  {
    title: words.mood,
    about: words.moodAbout,
    icon: ChartLine,
    needsAccount: true,
  },
  {
    title: words.secure,
    about: words.secureAbout,
    icon: LockKeyhole,
    needsAccount: false,
  },
  {
    title: words.growth,
    about: words.growthAbout,
    icon: Sprout,
    needsAccount: true,
  },
]
