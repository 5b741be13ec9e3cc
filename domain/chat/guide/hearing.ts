import type { Choice } from '#domain/chat/guide/step.ts'
import type { ExerciseNeed } from '#domain/exercises/catalogue.ts'

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\b(ca|do|does|did|wo|is|are|was|have|could|should|would)nt\b/g, "$1n't")
    .replace(/\bim\b/g, "i'm")
    .replace(/\s+/g, ' ')
    .trim()

export const isLabelOf = ({ label }: Choice, text: string): boolean => plain(label) === plain(text)

/** The choice whose label was sent, else the first whose words are heard. */
export const heardChoice = (text: string, choices: Choice[]): Choice | null =>
  choices.find((choice) => isLabelOf(choice, text)) ??
  choices.find(({ hears }) => hears.test(plain(text))) ??
  null

const needSigns: [string, RegExp][] = [
  ['just-listen', /\bjust (listen|talk)|\blisten to me\b|\bvent\b|\bcan (we|i) talk\b/],
  [
    'panic-now',
    /\bpanic|\bspiral|can't (breathe|calm|stop shaking)|\bfreak(ing|ed)? out|anxiety attack|hyperventilat|\blosing (it|control)\b|\boverwhelm|heart (is|keeps) (racing|pounding)|\bshaking\b/,
  ],
  [
    'health-fear',
    /\b(my health|symptoms?|cancer|tumou?r|disease|illness|doctor|diagnos\w*|blood test|test results?|lump|mole|headaches?|dizzy|dizziness|chest|heart|stroke|googl\w*|health anxiety|rash|pain)\b/,
  ],
  ['just-listen', /\b(need|want|someone) to talk\b|\b(lonely|sad|(hard|bad|awful|long) (day|week))\b/],
]

export const recognisedNeed = (text: string): string | null =>
  needSigns.find(([, sign]) => sign.test(plain(text)))?.[0] ?? null

const exerciseSigns: [ExerciseNeed, RegExp][] = [
  ['breathing', /^breath(e|ing)$|\bbreath(ing|e)? exercise|\bbreathe with me\b|help me (to )?breathe\b/],
  ['grounding', /^ground(ing)?$|\bground(ing)? (exercise|me|myself)|5-4-3-2-1|\b54321\b/],
  ['reframing', /^refram(e|ing)$|\brefram(e|ing)\b/],
  [
    'calm',
    /\bcalming exercise|\b(an|another|some|different) exercises?\b|\bhelp me (to )?(calm down|relax)\b/,
  ],
]

export const askedExercise = (text: string): ExerciseNeed | null =>
  exerciseSigns.find(([, sign]) => sign.test(plain(text)))?.[0] ?? null

const goodbye =
  /^(ok(ay)?,? )?(bye|goodbye|good night|stop|quit|i'm done( for now)?|that's (enough|all)|no more)[.! ]*$/

export const wantsToStop = (text: string): boolean => goodbye.test(plain(text))

/** Someone tells something: a few words, and no question. */
export const tellsSomething = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 4 && !text.trim().endsWith('?')

/** A slip of the keyboard or a lone mark has no words. */
export const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text)
