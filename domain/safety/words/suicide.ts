import { distance, honest, lines, plan, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// Asked plainly and once, as the first questions of the C-SSRS triage are. Hope, help, no method and no single cause:
// reportingonsuicide.org, the messaging framework of the Action Alliance, WHO's LIVE LIFE.
export const suicideShown: ShownWords = {
  crisis: {
    title: 'You deserve help from a person right now',
    lead: 'What you wrote sounds very hard, and you need not carry it alone. These people are there for exactly this.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. Move away from anything that could hurt you, and ask someone near you to stay with you.',
  },
  card: {
    care: 'This sounds heavy. If you would like to talk with a person, these people are there for that.',
    crisis: 'Help is still here. You can reach a person now, and you need not explain it well.',
  },
}

export const suicidePrepared: PreparedWords = {
  crisis: [
    'Thank you for telling me. It sounds like you are in a lot of pain, and I am taking it seriously.',
    'Are you thinking about ending your life? Are you safe right now?',
    lines,
    distance,
    plan,
    'Feelings this strong can pass, and people do get through them with help.',
    honest,
    stay,
  ],
  care: [
    'Thank you for telling me. That sounds like a lot to carry.',
    'Are you thinking about ending your life? You can answer plainly. I will stay with it.',
  ],
  entry:
    'What you wrote sounds very heavy, and it is taken seriously here. Are you thinking about ending your life? Then please tell a person now.',
}
