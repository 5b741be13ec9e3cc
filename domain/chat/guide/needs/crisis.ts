import type { Choice, Need } from '#domain/chat/guide/step.ts'

const notSafe = /(\bnot|n't|\bnever|\bhardly)\b.{0,20}\bsafe\b|\bunsafe\b|\bin danger\b/

// The order is the order of hearing: "not safe" also holds the word of its opposite.
const safety: Choice[] = [
  {
    label: 'I am not safe',
    hears: new RegExp(`^(no|nope)\\b(?!.*\\bsafe\\b)|${notSafe.source}`),
    to: 'unsafe',
  },
  { label: 'I am not sure', hears: /\b(not sure|don't know|maybe|unsure)\b/, to: 'unsafe' },
  { label: 'I am safe for now', hears: /^(yes|yeah|yep)\b|\bsafe\b/, to: 'safe' },
]

// The prepared reply asks more than one thing, so that a bare yes may mean the worst.
const bareAnswer: Choice = { label: 'I am not safe', hears: /^(yes|yeah|yep)\b(?!.*\bsafe\b)/, to: 'unsafe' }
const safetyAtFirst: Choice[] = [bareAnswer, ...safety]

const distance = 'If you can, go to where other people are, away from anything that could do harm.'

const stillSafe = safety.map((choice) => (choice.to === 'safe' ? { ...choice, to: 'listening' } : choice))

const company: Choice[] = [
  { label: 'There is nobody', hears: /\b(nobody|no ?one|not anyone|alone)\b|^no\b/, to: 'nobody' },
  { label: 'I have called', hears: /\b(called|calling|texted|texting)\b/, to: 'staying' },
  { label: 'There is someone', hears: /\b(someone|yes|my \w+|a friend|neighbou?r)\b/, to: 'someone' },
]

/** After the prepared reply: a person nearby, the lines, some distance; and no locking of the conversation. */
export const crisis: Need = {
  start: 'reached',
  steps: {
    reached: {
      says: '',
      asks: 'Are you safe right now?',
      choices: safetyAtFirst,
      otherwise: 'staying',
      isPatient: true,
    },
    answered: {
      says: `Thank you for answering plainly. Should that change, tell someone at once. {lines}`,
      asks: 'What would do you good right now?',
      choices: [
        { label: 'Just listen', hears: /\b(listen|talk)\b/, to: 'just-listen/arrive' },
        { label: 'An exercise', hears: /\bexercise\b/, to: 'exercise/offered' },
      ],
      otherwise: 'just-listen/weighs',
    },
    unsafe: {
      says: `Thank you for telling me straight. Please call now; a real person answers. {lines} ${distance}`,
      asks: 'Who could be with you, or on the phone with you, in the next few minutes?',
      choices: company,
      otherwise: 'staying',
      isPatient: true,
    },
    safe: {
      says: `Thank you for answering. It can change quickly, so keep the lines near. {lines}`,
      asks: 'Who could you tell about this today?',
      choices: company,
      otherwise: 'staying',
      isPatient: true,
    },
    someone: {
      says: 'Please tell them now. A few words are enough: "I am not doing well. Can you stay with me?"',
      asks: 'Have you reached them?',
      choices: [
        { label: 'Not yet', hears: /\b(no|not yet|can't|cannot)\b/, to: 'nobody' },
        { label: 'Yes', hears: /\b(yes|yeah|they|coming|here)\b/, to: 'listening' },
      ],
      otherwise: 'staying',
      isPatient: true,
    },
    nobody: {
      says: `Then the people on the lines are the ones for now. They are there for this, and you need not explain it well. {lines} Nobody is watching this chat, so I cannot send help.`,
      asks: 'Would you call or text them now?',
      choices: [
        { label: 'I will', hears: /\b(i will|yes|ok(ay)?|calling|texting)\b/, to: 'staying' },
        { label: "I can't", hears: /\b(can't|cannot|no|won't)\b/, to: 'cannot' },
      ],
      otherwise: 'staying',
      isPatient: true,
    },
    cannot: {
      says: `Calling can feel like too much. Text works too, and so does going to where there are people: a neighbour, a shop, an emergency room. {lines}`,
      asks: 'Which of these is the smallest step you could take?',
      choices: [
        { label: 'Send a text', hears: /\btext\b/, to: 'staying' },
        { label: 'Go to people', hears: /\b(people|neighbour|neighbor|go)\b/, to: 'staying' },
        { label: 'None of them', hears: /\b(none|nothing|no)\b/, to: 'staying' },
      ],
      otherwise: 'staying',
      isPatient: true,
    },
    staying: {
      says: ({ nth }) =>
        nth % 2 === 0
          ? `You can keep writing; this stays open. What you feel now is not the only thing that can happen next. {lines}`
          : `Keep writing if it helps. A voice can do more than I can, so let it be both. {lines}`,
      asks: 'Are you safe at this moment?',
      choices: stillSafe,
      otherwise: 'staying',
      isPatient: true,
    },
    listening: {
      says: ({ nth }) =>
        nth % 2 === 0
          ? 'Take your time. There is room for all of it here.'
          : 'Thank you for going on. One hour is enough for now.',
      asks: `Should it get harder: {lines}`,
      choices: stillSafe,
      otherwise: 'listening',
      isPatient: true,
    },
    close: {
      says: `You can stop here, and the lines stay open. {lines}`,
      asks: 'Before you go: are you safe right now, and is there someone near?',
      choices: safety,
      otherwise: 'staying',
      isPatient: true,
    },
  },
}
