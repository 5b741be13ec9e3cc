import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Ask plainly, be there, connect: the 988 Lifeline's #BeThe1To steps and WHO's LIVE LIFE, which also say that asking
// does not put the idea there.
export const someoneElseShown: ShownWords = {
  crisis: {
    title: 'You can get help for them',
    lead: 'Stay with them, if it is safe for you. You can ask plainly if they think about suicide; asking does not put the idea there.{people: These people help you, too.}',
  },
  emergency: {
    title: 'Please get help for them right now',
    lead: 'Call {emergency} first, and say where they are. Stay with them if it is safe for you, or ask someone near them to.',
  },
  card: {
    care: 'It is hard to be worried about someone. {people:These lines are for you too: they can talk through what to do next.|You need not carry it alone.}',
    crisis:
      'You need not carry this alone. If they are in danger now, call {emergency} and say where they are.',
  },
}

export const someoneElsePrepared: PreparedWords = {
  crisis: [
    'You are worried about someone, and you are right to take it seriously.',
    'If they are in danger now, call {emergency} and say where they are. For advice about them, {talk}{when}.',
    'If it is safe for you, stay with them, and keep away from them what could do harm.',
  ],
  emergency: [
    'Please call {emergency} for them now. Say where they are and what happened.',
    'If it is safe for you, stay with them, and keep away from them what could do harm.',
    'You are right to take it seriously, and you need not carry it alone. You can also {talk}.',
  ],
  care: [
    'It is hard to see someone you care about in pain.',
    'It is okay to ask them plainly how bad it is, and to ask for help for both of you.',
  ],
  entry: 'It is hard to fear for someone.{people: The people on the lines help with that, too.}',
}
