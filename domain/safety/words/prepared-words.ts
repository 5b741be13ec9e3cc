import type { Concern } from '#domain/safety/tier.ts'
import { abusePrepared } from '#domain/safety/words/abuse.ts'
import type { PreparedWords } from '#domain/safety/words/concern-words.ts'
import { dependantInDangerPrepared } from '#domain/safety/words/dependant-in-danger.ts'
import { eatingDisorderPrepared } from '#domain/safety/words/eating-disorder.ts'
import { harmToOthersPrepared } from '#domain/safety/words/harm-to-others.ts'
import { intrusiveThoughtPrepared } from '#domain/safety/words/intrusive-thought.ts'
import { medicalEmergencyPrepared } from '#domain/safety/words/medical-emergency.ts'
import { minorPrepared } from '#domain/safety/words/minor.ts'
import { selfHarmPrepared } from '#domain/safety/words/self-harm.ts'
import { selfNeglectPrepared } from '#domain/safety/words/self-neglect.ts'
import { sexualViolencePrepared } from '#domain/safety/words/sexual-violence.ts'
import { someoneElsePrepared } from '#domain/safety/words/someone-else.ts'
import { suicidePrepared } from '#domain/safety/words/suicide.ts'
import { takenPrepared } from '#domain/safety/words/taken.ts'
import { voicesPrepared } from '#domain/safety/words/voices.ts'

/** What a prepared reply says, by concern. */
export const preparedWords: Record<Concern, PreparedWords> = {
  suicide: suicidePrepared,
  'self-harm': selfHarmPrepared,
  taken: takenPrepared,
  'harm-to-others': harmToOthersPrepared,
  abuse: abusePrepared,
  'sexual-violence': sexualViolencePrepared,
  'dependant-in-danger': dependantInDangerPrepared,
  minor: minorPrepared,
  'eating-disorder': eatingDisorderPrepared,
  'medical-emergency': medicalEmergencyPrepared,
  'self-neglect': selfNeglectPrepared,
  'intrusive-thought': intrusiveThoughtPrepared,
  'someone-else': someoneElsePrepared,
  voices: voicesPrepared,
}
