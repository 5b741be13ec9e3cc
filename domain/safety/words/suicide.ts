import { lines } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Asked plainly and once, as the first questions of the C-SSRS triage are. Hope, help, no method and no single cause:
// reportingonsuicide.org, the messaging framework of the Action Alliance, WHO's LIVE LIFE.
export const suicideShown: ShownWords = {
  crisis: {
    title: 'You deserve help from a person right now',
    lead: 'What you wrote sounds very hard, and you need not carry it alone.{people: These people are there for exactly this.}',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. Move away from anything that could hurt you, and ask someone near you to stay with you.',
  },
  card: {
    care: 'This sounds heavy. {people:If you would like to talk with a person, these people are there for that.|You need not carry it alone.}',
    crisis: 'Help is still here. You can reach a person now, and you need not explain it well.',
  },
}

export const suicidePrepared: PreparedWords = {
  crisis: [
    'That sounds like a lot of pain to carry, and I take it seriously. People do get through this, with help.',
    lines,
    'Please move away from anything that could hurt you, or ask someone to hold it for you.',
  ],
  emergency: [
    'Please call {emergency} now, or have someone near you call. Say where you are.',
    'Then go to where another person is, away from anything that could hurt you.',
    'I take this seriously, and you need not explain it well. You can also {talk}.',
  ],
  care: ['Thank you for telling me. That sounds like a lot to carry.'],
  entry:
    'What you wrote sounds very heavy, and it is taken seriously here. If you think about dying, please tell a person now.',
}
