import type { FlowKind } from '#domain/safety/flow/flow.ts'

/** To whoever says what it was instead: once, with the sign that would still need help. Nothing of it is asked again. */
export const misread: Record<FlowKind, string> = {
  suicide: 'I may have misread you. If it ever gets hard to stay alive, you can {talk}.',
  'self-harm':
    'I may have misread you. If something bleeds through a cloth and will not stop, call {emergency}.',
  taken: 'I may have misread you. If more was taken than a body can bear, call {emergency}.',
  'medical-emergency':
    'I may have misread you. If pain spreads to an arm or the jaw, or you pass out, call {emergency}.',
  abuse: 'I may have misread you. If anybody ever hurts or scares you, you can reach {forAbuse}.',
  'sexual-violence':
    'I may have misread you. If anything was done against your will, you can reach {forSexualViolence}.',
  'someone-else': 'I may have misread you. If their life is in danger, call {emergency}.',
  'dependant-in-danger': 'I may have misread you. If they are ever hurt or in danger, call {emergency}.',
  minor: 'I may have got that wrong. If a person hurts or scares you, you can reach {forChildren}.',
  voices: 'I may have misread you. If a voice ever tells you to do harm, call {emergency}.',
  'harm-to-others': 'I may have misread you. If somebody could get hurt, call {emergency}.',
}

/** To whoever has to say it again. */
export const misreadAgain: readonly string[] = [
  'I go by what you say it is. The numbers stay where they are, and I do not ask about it again.',
  'Then it is as you say, and I leave the other thing.',
  'I have that, and I am back with what you wrote.',
]
