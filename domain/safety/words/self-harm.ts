import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// The body first, with respect and without blame: NICE NG225 (self-harm). Pressure on a wound: the Red Cross, Stop the Bleed.
export const selfHarmShown: ShownWords = {
  crisis: {
    title: 'You deserve care right now',
    lead: 'If you are hurt, care for that first: call {emergency} if it is deep or keeps bleeding. Then talk with a person. You need not explain it well.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. Press a clean cloth firmly on what bleeds, and ask someone near you to stay with you.',
  },
  card: {
    care: 'Something must hurt a lot for it to come to this. You can talk about it with a person, in your own words.',
    crisis:
      'Help is still here. If you are badly hurt, call {emergency}. You can also talk with a person now.',
  },
}

export const selfHarmPrepared: PreparedWords = {
  crisis: [
    'Something must hurt a lot for it to come to this, and I take it seriously.',
    'If you are badly hurt, call {emergency} now. To talk to a person, {talk}{when}.',
    'Please put some distance between you and what could hurt you.',
  ],
  emergency: [
    'Please call {emergency} now. Press a clean cloth firmly on what bleeds, and keep pressing.',
    'Ask someone to stay with you, and move away from what could hurt you more.',
    'You deserve care for this, however it came about. You can also {talk}.',
  ],
  care: ['Thank you for telling me. Something must hurt a lot for it to come to this.'],
  entry:
    'What you wrote sounds very heavy, and it is taken seriously here. If you are hurt, or think about dying, please tell a person now.',
}
