import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Ask plainly, be there, connect: the 988 Lifeline's #BeThe1To steps and WHO's LIVE LIFE, which also say that asking
// does not put the idea there.
export const someoneElseShown: ShownWords = {
  crisis: {
    title: 'You can get help for them',
    lead: 'Stay with them, if it is safe for you. You can ask plainly if they think about suicide; asking does not put the idea there. These people help you, too.',
  },
  emergency: {
    title: 'Please get help for them right now',
    lead: 'Call {emergency} first, and say where they are. Stay with them if it is safe for you, or ask someone near them to.',
  },
  card: {
    care: 'It is hard to be worried about someone. These lines are for you too: they can talk through what to do next.',
    crisis:
      'You need not carry this alone. If they are in danger now, call {emergency} and say where they are.',
  },
}

export const someoneElsePrepared: PreparedWords = {
  crisis: [
    'You are worried about someone, and you are right to take it seriously.',
    'Do you know where they are? Are they in danger right now? If so, call {emergency} and tell them where the person is.',
    'These lines give advice about someone else too: {talk}.',
    'It is okay to ask them plainly if they are thinking about suicide. Asking does not put the idea there. If you can, stay with them, or ask someone near them to.',
    'You do not have to carry this alone. Who could help you with it?',
    honest,
    stay,
  ],
  care: [
    'It is hard to see someone you care about in pain.',
    'It is okay to ask them plainly how bad it is, and to ask for help for both of you.',
  ],
  entry: 'It is hard to fear for someone. The people on these lines help with that, too.',
}
