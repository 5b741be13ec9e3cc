import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// A safe place and a step away when strength ends: the National Center on Shaken Baby Syndrome. A line for children and who
// looks after them: Childhelp.
export const dependantInDangerShown: ShownWords = {
  crisis: {
    title: 'There is help for them, and for you',
    lead: 'Is anyone hurt or in danger now? Call {emergency}. If you are at the end of your strength, put them somewhere safe and step into another room.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {emergency} first. If you could hurt them yourself, put them somewhere safe and step into another room.',
  },
  card: {
    care: 'It matters that you care about them. These people can think it through with you. If someone is in danger now, call {emergency}.',
    crisis: 'You need not face this alone. If someone is in danger now, call {emergency}.',
  },
}

export const dependantInDangerPrepared: PreparedWords = {
  crisis: [
    'Thank you for saying this. It matters, for them and for you.',
    'Is anyone hurt or in danger right now? If so, call {emergency}.',
    'Do you fear that you could hurt them? Put them somewhere safe, step into another room, and call someone to come.',
    'You can reach {forChildren}. You can also {talk}.',
    'Is someone else hurting them, or hurting you? It is not your fault, and you do not have to face it alone.',
    honest,
    stay,
  ],
  care: ['Thank you for telling me. It matters that you care about them.'],
}
