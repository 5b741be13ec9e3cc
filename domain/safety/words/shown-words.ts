import type { Concern } from '#domain/safety/tier.ts'
import { abuseShown } from '#domain/safety/words/abuse.ts'
import type { ShownWords } from '#domain/safety/words/concern-words.ts'
import { dependantInDangerShown } from '#domain/safety/words/dependant-in-danger.ts'
import { eatingDisorderShown } from '#domain/safety/words/eating-disorder.ts'
import { harmToOthersShown } from '#domain/safety/words/harm-to-others.ts'
import { intrusiveThoughtShown } from '#domain/safety/words/intrusive-thought.ts'
import { medicalEmergencyShown } from '#domain/safety/words/medical-emergency.ts'
import { minorShown } from '#domain/safety/words/minor.ts'
import { selfHarmShown } from '#domain/safety/words/self-harm.ts'
import { selfNeglectShown } from '#domain/safety/words/self-neglect.ts'
import { sexualViolenceShown } from '#domain/safety/words/sexual-violence.ts'
import { someoneElseShown } from '#domain/safety/words/someone-else.ts'
import { suicideShown } from '#domain/safety/words/suicide.ts'
import { takenShown } from '#domain/safety/words/taken.ts'
import { voicesShown } from '#domain/safety/words/voices.ts'

/** What the dialog and the card say, by concern. The page loads these alone. */
export const shownWords: Record<Concern, ShownWords> = {
  suicide: suicideShown,
  'self-harm': selfHarmShown,
  taken: takenShown,
  'harm-to-others': harmToOthersShown,
  abuse: abuseShown,
  'sexual-violence': sexualViolenceShown,
  'dependant-in-danger': dependantInDangerShown,
  minor: minorShown,
  'eating-disorder': eatingDisorderShown,
  'medical-emergency': medicalEmergencyShown,
  'self-neglect': selfNeglectShown,
  'intrusive-thought': intrusiveThoughtShown,
  'someone-else': someoneElseShown,
  voices: voicesShown,
}
