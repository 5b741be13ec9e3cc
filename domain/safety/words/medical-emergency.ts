import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Call first, stay on the line, no guess from afar: first aid as the Red Cross and the American Heart Association teach it.
const lead =
  'Call {emergency} first. Say what is happening and where you are, and stay on the line. If you can, unlock the door and ask someone near you to stay.'

export const medicalEmergencyShown: ShownWords = {
  crisis: { title: 'Please get help right now', lead },
  emergency: { title: 'Please get help right now', lead },
  card: {
    care: 'Nobody can judge signs in the body from here. If it is strong, sudden or new to you, call {emergency}.',
    crisis: 'If help is not with you yet, please call {emergency} now.',
  },
}

const act = [
  'This may be an emergency. Please call {emergency} now, or ask someone near you to call.',
  'Say what is happening and where you are, and stay on the line. They will tell you what to do.',
  'Unlock the door if you can, and please do not drive yourself. I cannot tell from here what it is.',
]

export const medicalEmergencyPrepared: PreparedWords = {
  crisis: act,
  emergency: act,
  care: [
    'That sounds frightening. I cannot judge signs in the body.',
    'If it is happening now and is strong, sudden or new to you, please call {emergency}.',
  ],
}
