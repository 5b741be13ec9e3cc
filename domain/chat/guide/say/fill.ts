import type { Detail } from '#domain/chat/guide/hear/details.ts'
import type { NotThat } from '#domain/chat/guide/hear/not-that.ts'
import type { TakenUp } from '#domain/chat/guide/hear/things/taken-up.ts'
import type { Form } from '#domain/chat/guide/hear/told-form.ts'
import type { Tone } from '#domain/chat/guide/hear/tone.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'

/** What the words are filled with, and what was said before. */
export type Fill = {
  state: GuideState
  details: readonly Detail[]
  /** What they told and confirmed so far, for a summary. */
  known: readonly Detail[]
  lines: string
  emergency: string
  /** How long an urge was once put off, as in “20 minutes”. */
  delay: string
  /** What they told, where it has words of its own. */
  scene: string | null
  /** What of life they have just told, or the step they took. */
  thing: TakenUp | null
  /** How the last thing they told is built: what can be asked of it. */
  form: Form | null
  /** What they say that it is not. */
  notThat: NotThat | null
  /** The last message itself tells of what the talk is about. */
  isOfNeed: boolean
  /** How it is told. */
  tone: Tone | null
  /** Whom they speak of. */
  them: { he: string; him: string }
  /** A sentence of theirs, turned to them. */
  own: string | null
  /** A sentence of theirs, as they wrote it. */
  quote: string | null
  /** A grown-up whom a child named. */
  grownUp: string
  /** What they say that they feel. */
  feeling: string | null
  /** A number of theirs, and the one before it. */
  number: string
  numberBefore: string | null
  /** What they want to be called. */
  name: string
  /** What they wrote, and was missed. */
  missed: string
  /** The day that it is, as one says it. */
  day: string
  /** What they call themselves in a question: a mother, a friend. */
  role: string
  /** All that they wrote, in lower case. */
  told: string
  /** No questions are wanted. */
  isQuiet: boolean
  seed: number
}
