import type { Flow, FlowKind } from '#domain/safety/flow/flow.ts'
import { dependantFlow, someoneElseFlow } from '#domain/safety/words/flows/of-others.ts'
import { suicideFlow } from '#domain/safety/words/flows/of-suicide.ts'
import { medicalEmergencyFlow, selfHarmFlow, takenFlow } from '#domain/safety/words/flows/of-the-body.ts'
import { abuseFlow, harmToOthersFlow, sexualViolenceFlow } from '#domain/safety/words/flows/of-violence.ts'
import { minorFlow, voicesFlow } from '#domain/safety/words/flows/of-young-and-voices.ts'

/** What follows the prepared words, by concern. */
export const flows: Record<FlowKind, Flow> = {
  suicide: suicideFlow,
  taken: takenFlow,
  'medical-emergency': medicalEmergencyFlow,
  'self-harm': selfHarmFlow,
  abuse: abuseFlow,
  'sexual-violence': sexualViolenceFlow,
  'someone-else': someoneElseFlow,
  'dependant-in-danger': dependantFlow,
  minor: minorFlow,
  voices: voicesFlow,
  'harm-to-others': harmToOthersFlow,
}
