/** To whoever was spoken to about themselves and says that it is somebody else. */
export const forThem: readonly string[] = [
  'I took it for you, and it is them. If they are in danger now, call {emergency} and say where they are. For advice about them, you can {talk}.',
  'Then it is about them, and I turn to that. If they could come to harm now, call {emergency}. You can also {talk} and ask what to do.',
  'So the danger is theirs and not yours. If it is near, call {emergency}, and do not leave them alone. To think it through, {talk}.',
]

/** Before the words of the step, to whoever asks whether to call for somebody. */
export const yesCall: readonly string[] = [
  'Yes, ring them.',
  'Yes. You need not be sure first.',
  'Yes, and you can do it while they are cross about it.',
]

/** To whoever wrote somebody else's words first. */
export const ifYoursToo = 'If that wish is yours, too, say so at any time. There is help for both of you.'

/** Whoever was feared for is reached. */
export const theyAreFound: readonly string[] = [
  'You reached them. Your body may shake for a while yet. When it is calm, you can ask them plainly how bad it was, and {talk}, about them.',
  'Then you know where they are. It may still be worth asking them plainly another day. You can also {talk}, for yourself.',
]
