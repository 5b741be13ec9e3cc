/** A part of a timer: what to do in it, and for how long. */
export type Span = { word: string; seconds: number }

/** What a step has beside its words: a field to write in, or a timer. */
export type StepPart = { kind: 'field' } | { kind: 'timer'; spans: readonly Span[] }

const field: StepPart = { kind: 'field' }
const timer = (word: string, seconds: number): StepPart => ({ kind: 'timer', spans: [{ word, seconds }] })
const tense: StepPart = {
  kind: 'timer',
  spans: [
    { word: 'Tighten', seconds: 5 },
    { word: 'Let go', seconds: 15 },
  ],
}

/** By exercise and by the place of the step, from 0 on. */
const parts: Readonly<Record<string, Readonly<Record<number, StepPart>>>> = {
  'cool-pack': { 2: timer('Cool, and breathing', 30), 3: timer('Rest', 20) },
  'muscle-relaxation': { 1: tense, 2: tense, 3: tense, 4: tense, 5: tense },
  'butterfly-tap': { 3: timer('Left, right', 60) },
  'attention-switch': {
    1: timer('A sound near you', 30),
    2: timer('A sound far away', 30),
    4: timer('Everything at once', 30),
  },
  'notice-the-thought': { 1: field },
  'thought-record': { 0: field, 1: field, 2: field, 3: field, 4: field, 5: field },
  'worst-best-likely': { 0: field, 1: field, 2: field, 3: field, 4: field },
  'worry-time': { 0: field },
  'urge-surfing': { 0: field, 1: timer('Watching the wave', 300) },
  'maybe-maybe-not': { 0: field },
  'tiny-activity': { 3: timer('Doing it', 300) },
  'problem-in-steps': { 0: field, 2: field, 3: field, 4: field },
  'message-to-a-friend': { 1: field },
  'a-ready-no': { 1: field, 3: field },
  'small-test': { 0: field, 2: field, 4: field },
  'mild-step': { 3: timer('Staying', 300) },
  'another-ending': { 1: field, 3: field, 4: timer('Picturing it', 180) },
  'letter-in-grief': { 0: field, 1: field, 2: field, 3: field, 4: field },
}

export const stepPart = (exerciseId: string, step: number): StepPart | null =>
  parts[exerciseId]?.[step] ?? null

/** Where in its timer somebody is after so many seconds; null once it has run out. */
export function spanAt(spans: readonly Span[], seconds: number): { span: Span; left: number } | null {
  let into = Math.max(0, seconds)
  for (const span of spans) {
    if (into < span.seconds) return { span, left: Math.ceil(span.seconds - into) }
    into -= span.seconds
  }
  return null
}
