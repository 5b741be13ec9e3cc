import type { FlowKind } from '#domain/safety/flow/flow.ts'

/** To whoever says what it was instead: what was feared is named, taken back, and nothing is added to it. */
export const misread: Record<FlowKind, string> = {
  suicide:
    'I took your words for a wish to die, and you did not mean that. I am sorry. If it ever gets hard to stay alive, you can {talk}.',
  'self-harm': 'I took it for a wound that you gave yourself, and you tell me it is not. I am sorry.',
  taken: 'I took it that you had swallowed too much, and you tell me it was not so. I am sorry.',
  'medical-emergency': 'I took that for an emergency, and I got it wrong. I am sorry for the fright.',
  abuse: 'I took it that somebody at home hurts you, and you tell me nobody does. I am sorry.',
  'sexual-violence': 'I took it that something was done to you, and you did not say that. I am sorry.',
  'someone-else': 'I took it that somebody’s life was in danger, and it is not. I am sorry for the fright.',
  'dependant-in-danger': 'I took it that a child was in danger, and you tell me nobody is. I am sorry.',
  minor: 'I thought that somebody hurts you, and I got that wrong. I am sorry.',
  voices: 'I took it that voices give you orders, and you tell me it is not so. I am sorry.',
  'harm-to-others': 'I took it that somebody could get hurt, and you did not mean that. I am sorry.',
}

/** What it is about, in their own word for it. */
export const misreadThing = 'It is about {thing}, and I go back to that.'

/** To whoever has to say it again. */
export const misreadAgain: readonly string[] = [
  'I go by what you say it is. The numbers stay where they are, and I do not ask about it again.',
  'Then it is as you say, and I leave the other thing.',
  'I have that, and I am back with what you wrote.',
]

/** To whoever goes on with a plain matter, or goes, where a danger was only guessed. */
export const guessedWrongly =
  'I took that for an emergency, and it seems I was wrong. I am sorry. If somebody is in danger, call {emergency}.'
