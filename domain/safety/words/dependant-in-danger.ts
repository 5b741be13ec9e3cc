import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// A safe place and a step away when strength ends: the National Center on Shaken Baby Syndrome. A line for children and who
// looks after them: Childhelp.
export const dependantInDangerShown: ShownWords = {
  crisis: {
    title: 'There is help for them, and for you',
    lead: 'Is anyone hurt or in danger now? Call {police}. If you are at the end of your strength, put them somewhere safe and step into another room.',
  },
  emergency: {
    title: 'Please get help right now',
    lead: 'Call {police} first. If you could hurt them yourself, put them somewhere safe and step into another room.',
  },
  card: {
    care: 'It matters that you care about them. {people:These people can think it through with you. }If someone is in danger now, call {police}.',
    crisis: 'You need not face this alone. If someone is in danger now, call {police}.',
  },
}

export const dependantInDangerPrepared: PreparedWords = {
  crisis: [
    'It matters that you say this, for them and for you.',
    'If anyone is hurt or in danger, call {police} now. You can also reach {forChildren}.',
    'If you fear that you could hurt them, put them somewhere safe and go to another room.',
  ],
  emergency: [
    'Please call {police} now, and say who is in danger and where they are.',
    'If you can, bring them away from what could hurt them. If that could be you, go to another room.',
    'It matters that you say this. You can also reach {forChildren}.',
  ],
  care: ['Thank you for telling me. It matters that you care about them.'],
}
