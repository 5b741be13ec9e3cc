import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Do not wait for signs, do not try to throw up, keep the packet: America's Poison Centers (poisonhelp.org), the NHS on
// poisoning. Harm can come late, so feeling well says nothing.
const lead =
  'Call {emergency}{poison: or a poison line} now, and say what you took and when. Feeling well does not mean safe: go now. Keep the packet, and do not try to throw up.'

export const takenShown: ShownWords = {
  crisis: { title: 'Please get help right now', lead },
  emergency: { title: 'Please get help right now', lead },
  card: {
    care: 'If it was more than you should take, call {emergency}{poison: or a poison line} now. Please do not wait until you feel ill.',
    crisis:
      'Feeling well does not mean safe. If help is not with you yet, call {emergency}{poison: or a poison line} now.',
  },
}

const act = [
  'Please call {emergency} now, also if you feel well. Feeling well does not mean safe: go now.',
  'Say what you took and when. Keep the packet, and do not try to throw up.',
  'Put what is left out of reach, and stay near someone.',
  '{poison:There is also {forPoison}. }Later you can {talk}.',
]

export const takenPrepared: PreparedWords = {
  crisis: act,
  emergency: act,
  care: [
    'Thank you for telling me. I cannot judge from here if it was too much.',
    'If it was more than you should take, call {emergency} now{poison:, or {forPoison}}. Please do not wait until you feel ill.',
  ],
  entry:
    'If you took more than you should, call {emergency}{poison: or a poison line} now, also if you feel well.',
}
