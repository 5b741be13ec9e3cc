import type { Need, Step } from '#domain/chat/guide/step.ts'
import { summary } from '#domain/chat/guide/summary.ts'

const afterwards: Step['choices'] = [
  {
    label: 'A little easier',
    hears: /(?<!(?:\bnot|n't|\bno|\bnever) (?:\w+ )?)\b(easier|better|calmer|less|good|helped|ok(ay)?)\b/,
    to: 'feeling',
  },
  { label: 'About the same', hears: /\b(same|no change|not (really|much)|still)\b/, to: 'around' },
  { label: 'Worse', hears: /\b(worse|more|stronger|bad)\b/, to: 'around' },
]

export const panicNow: Need = {
  start: 'arrive',
  steps: {
    arrive: {
      says: 'I am here with you. We take the next minute together, one small thing at a time.',
      asks: 'What is loudest right now?',
      fills: 'situation',
      choices: [
        { label: 'My body', hears: /\b(body|heart|chest|breath\w*|shak\w*|dizzy|sick)\b/, to: 'breathe' },
        { label: 'My thoughts', hears: /\b(thoughts?|mind|head|thinking|what if)\b/, to: 'look' },
        { label: 'Everything at once', hears: /\b(everything|all of it|both)\b/, to: 'breathe' },
      ],
      otherwise: 'breathe',
    },
    breathe: {
      says: 'Thank you for telling me. Below is {exercise}. Let the breath out be a bit longer than the breath in, and stop whenever you like.',
      asks: 'When you have tried a few rounds, how is it now?',
      offers: 'panic',
      choices: afterwards,
      otherwise: 'around',
    },
    look: {
      says: 'Racing thoughts are hard to argue with, so let us leave them be for a moment. Below is {exercise}. Eyes open, as slowly as you want.',
      asks: 'When you have looked around, how is it now?',
      offers: 'flashback',
      choices: afterwards,
      otherwise: 'around',
    },
    around: {
      says: 'All right. You tried it, and that counts even when it does not ease at once. Another way is below: {exercise}. Or just look up from the screen.',
      asks: 'What is one thing you can see or touch from where you are?',
      offers: 'panic',
      choices: [
        { label: 'Something soft', hears: /\bsoft\b/, to: 'feeling' },
        { label: 'Something cold', hears: /\bcold\b/, to: 'feeling' },
        { label: 'A light', hears: /\blight\b/, to: 'feeling' },
      ],
      otherwise: 'feeling',
    },
    feeling: {
      says: 'You kept going while it was loud. That took something.',
      asks: 'Which word comes nearest to how you feel?',
      fills: 'feeling',
      choices: [
        { label: 'Scared', hears: /\b(scared|afraid|terrified|frightened)\b/, to: 'strength' },
        { label: 'Shaky', hears: /\b(shaky|shaking|trembling)\b/, to: 'strength' },
        { label: 'Worn out', hears: /\b(worn|tired|exhausted)\b/, to: 'strength' },
      ],
      otherwise: 'strength',
    },
    strength: {
      says: ({ known }) =>
        known.feeling
          ? `So the word is ${known.feeling}. Naming it is a small step out of it.`
          : 'Thank you. Words are hard to find in the middle of this, and you looked for them.',
      asks: 'What has helped you through a moment like this before, even a little?',
      fills: 'strength',
      choices: [
        { label: 'A voice I know', hears: /\b(voice|call\w*|talk\w*)\b/, to: 'summary' },
        { label: 'Moving about', hears: /\b(mov\w+|walk\w*)\b/, to: 'summary' },
        { label: 'Nothing comes to mind', hears: /\b(nothing|no idea|don't know)\b/, to: 'summary' },
      ],
      otherwise: 'summary',
    },
    summary: {
      says: ({ known }) => summary(known, 'has helped before, and can again'),
      asks: 'What would you like now?',
      choices: [
        { label: 'Another exercise', hears: /\b(exercise|breath\w*|again)\b/, to: 'exercise/another' },
        { label: 'Just listen', hears: /\b(listen|talk|stay)\b/, to: 'just-listen/arrive' },
        {
          label: "I'm done for now",
          hears: /\b(done|nothing|enough|thanks?|thank you|bye|ok(ay)?)\b/,
          to: 'close',
        },
      ],
    },
    close: {
      says: 'Then rest for a moment before the next thing. If it comes back: a longer breath out, and your eyes on the room.',
      asks: 'If there is someone you trust, it can help to tell them about tonight or today.',
      choices: [
        { label: 'Another exercise', hears: /\bexercise\b/, to: 'exercise/another' },
        { label: 'Just listen', hears: /\b(listen|talk|wait)\b/, to: 'just-listen/arrive' },
      ],
      otherwise: 'just-listen/listen',
    },
  },
}
