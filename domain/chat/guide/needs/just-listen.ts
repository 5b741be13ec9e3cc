import type { Need } from '#domain/chat/guide/step.ts'
import { summary } from '#domain/chat/guide/summary.ts'

const acknowledgements = [
  'Take your time. There is room for all of it here.',
  'Thank you for putting that into words.',
  'That is a lot for one person. You do not have to sort it out here.',
  'Go on, or stop for a moment. Both are fine.',
]

export const justListen: Need = {
  start: 'arrive',
  steps: {
    arrive: {
      says: 'I am here, and I will not hurry you. No advice unless you ask for it.',
      asks: 'What is on your mind?',
      fills: 'situation',
      choices: [
        { label: 'It was a hard day', hears: /\b(hard|bad|awful|long) (day|week)\b/, to: 'weighs' },
        { label: 'I feel alone', hears: /\b(alone|lonely)\b/, to: 'weighs' },
        { label: "I don't know where to start", hears: /\bwhere to (start|begin)\b/, to: 'weighs' },
      ],
      otherwise: 'weighs',
    },
    weighs: {
      says: 'Thank you for telling me. It takes something to say it, even here.',
      asks: 'Which part of it weighs most?',
      choices: [
        { label: 'The people in it', hears: /\b(people|family|partner|friends?)\b/, to: 'feeling' },
        { label: 'What might happen', hears: /\b(might happen|future|what if)\b/, to: 'feeling' },
        { label: "I can't name it", hears: /\b(can't name|don't know|not sure)\b/, to: 'feeling' },
      ],
      otherwise: 'feeling',
    },
    feeling: {
      says: 'I hear that. You do not have to explain it well for it to be real.',
      asks: 'If you gave it one word, what would it be?',
      fills: 'feeling',
      choices: [
        { label: 'Sad', hears: /\bsad\b/, to: 'strength' },
        { label: 'Angry', hears: /\b(angry|mad)\b/, to: 'strength' },
        { label: 'Worn out', hears: /\b(worn|tired|exhausted)\b/, to: 'strength' },
      ],
      otherwise: 'strength',
    },
    strength: {
      says: ({ known }) =>
        known.feeling
          ? `The word ${known.feeling} says a lot. And still you sat down and wrote.`
          : 'There may be no single word for it. And still you sat down and wrote.',
      asks: 'What has kept you going so far?',
      fills: 'strength',
      choices: [
        { label: 'Someone I love', hears: /\b(someone|love|family|kids?|friends?)\b/, to: 'summary' },
        { label: 'Small routines', hears: /\b(routines?|work|habits?)\b/, to: 'summary' },
        { label: "I don't know", hears: /\b(don't know|nothing|no idea)\b/, to: 'summary' },
      ],
      otherwise: 'summary',
    },
    summary: {
      says: ({ known }) =>
        `${summary(known, 'has kept you going')} I may have missed things; these are the ones that stayed with me.`,
      asks: 'Shall we go on?',
      choices: [
        { label: 'Keep listening', hears: /\b(listen\w*|yes|go on|keep|more)\b/, to: 'listen' },
        { label: 'An exercise', hears: /\bexercise\b/, to: 'exercise/offered' },
        { label: "I'm done for now", hears: /\b(done|no|enough|thanks?|thank you|bye|stop)\b/, to: 'close' },
      ],
      otherwise: 'listen',
    },
    listen: {
      says: ({ nth }) => acknowledgements[nth % acknowledgements.length] ?? '',
      asks: 'I am listening.',
      choices: [
        { label: 'Sum it up', hears: /^sum\b/, to: 'summary' },
        { label: 'An exercise', hears: /^an exercise$/, to: 'exercise/offered' },
        { label: "I'm done for now", hears: /\bi'm done\b/, to: 'close' },
      ],
      otherwise: 'listen',
      isPatient: true,
    },
    close: {
      says: 'Thank you for letting me listen. What you said was worth saying.',
      asks: 'If someone close to you could hear a bit of it too, that may lighten it more than I can.',
      choices: [
        { label: 'An exercise', hears: /\bexercise\b/, to: 'exercise/offered' },
        { label: 'Keep listening', hears: /\b(listen\w*|wait|more)\b/, to: 'listen' },
      ],
      otherwise: 'listen',
    },
  },
}
