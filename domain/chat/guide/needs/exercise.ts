import type { Choice, Need } from '#domain/chat/guide/step.ts'

const outcomes: Choice[] = [
  {
    label: 'It helped a little',
    hears: /(?<!(?:\bnot|n't|\bno|\bnever) (?:\w+ )?)\b(helped|better|easier|calmer|good|nice|yes)\b/,
    to: 'helped',
  },
  { label: 'Another exercise', hears: /\b(another|different|no|not|worse|same)\b/, to: 'another' },
  { label: 'Just listen', hears: /\b(listen|talk)\b/, to: 'just-listen/arrive' },
]

/** Someone asks for an exercise and gets it at once. */
export const exercise: Need = {
  start: 'offered',
  steps: {
    offered: {
      says: 'Here it is, below: {exercise}. Go at your own speed, leave out what does not suit you, and stop whenever you like.',
      asks: 'Tell me afterwards, if you want: did it do anything?',
      offers: 'calm',
      choices: outcomes,
      otherwise: 'helped',
    },
    another: {
      says: 'Not every exercise suits every moment. This one is different: {exercise}.',
      asks: 'Did this one do anything?',
      offers: 'grounding',
      choices: outcomes,
      otherwise: 'helped',
    },
    helped: {
      says: 'You took a few minutes for yourself. That is worth something, however it went.',
      asks: 'What comes next for you?',
      choices: [
        { label: 'Another exercise', hears: /\b(another|exercise|again)\b/, to: 'another' },
        { label: 'Just listen', hears: /\b(listen|talk)\b/, to: 'just-listen/arrive' },
        {
          label: "I'm done for now",
          hears: /\b(done|nothing|enough|thanks?|thank you|bye|ok(ay)?)\b/,
          to: 'close',
        },
      ],
      otherwise: 'just-listen/weighs',
    },
    close: {
      says: 'Good. The exercise stays above, if you want it again.',
      asks: 'Take it slowly into the next thing.',
      choices: [
        { label: 'Another exercise', hears: /\bexercise\b/, to: 'another' },
        { label: 'Just listen', hears: /\b(listen|talk|wait)\b/, to: 'just-listen/arrive' },
      ],
      otherwise: 'just-listen/listen',
    },
  },
}
