import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Do not wait for signs, do not try to throw up, keep the packet: America's Poison Centers (poisonhelp.org), the NHS on
// poisoning. Harm can come late, so feeling well says nothing.
const lead =
  'Call {emergency} or a poison line now, and say what you took and when. Feeling well does not mean safe: go now. Keep the packet, and do not try to throw up.'

export const takenShown: ShownWords = {
  crisis: { title: 'Please get help right now', lead },
  emergency: { title: 'Please get help right now', lead },
  card: {
    care: 'If it was more than you should take, call {emergency} or a poison line now. Please do not wait until you feel ill.',
    crisis:
      'Feeling well does not mean safe. If help is not with you yet, call {emergency} or a poison line now.',
  },
}

export const takenPrepared: PreparedWords = {
  crisis: [
    'Please call {emergency} or a poison line now, also if you feel well. Feeling well does not mean safe: go now.',
    'Tell them what you took, how much and when. Keep the packet with you, and do not try to throw up.',
    'Unlock the door, and ask someone to stay with you. If you get very sleepy or breathing is hard, call {emergency} at once.',
    'Did you want to die when you took it? You can tell them that too.',
    'Once help is with you, you can also {talk}.',
    honest,
    stay,
  ],
  care: [
    'Thank you for telling me. I cannot judge from here if it was too much.',
    'If it was more than you should take, call {emergency} or a poison line now. Please do not wait until you feel ill.',
    'What did you take, and when? Are you safe right now?',
  ],
  entry: 'If you took more than you should, call {emergency} or a poison line now, also if you feel well.',
}
