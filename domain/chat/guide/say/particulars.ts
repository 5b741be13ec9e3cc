import type { Particular } from '#domain/chat/guide/hear/particulars.ts'

/** Asked about the very thing that they named. */
export const particularQuestions: Readonly<Record<Particular['kind'], readonly string[]>> = {
  person: [
    'How is it between you and {named}?',
    'What would you want {named} to understand?',
    'What do you wish you could say to {named}?',
    'What is {named} like with you, mostly?',
  ],
  gone: [
    'What do you miss most about {named}?',
    'What would you tell {named} about today?',
    'What would {named} have said to that?',
  ],
  ahead: [
    'Which part of {named} do you dread most?',
    'What would make {named} a little easier?',
    'What would be good enough for {named}?',
  ],
  event: [
    'What has stayed with you most from {named}?',
    'What was it like for you, with {named}?',
    'What would you have needed there, with {named}?',
  ],
  place: ['What is it like for you now, in {named}?'],
  thing: [
    'What comes up for you when you think of {named}?',
    'What is it about {named}, for you?',
    'Will you tell me a bit more about {named}?',
  ],
}

/** That it was heard, where their words cannot be given back as they are. */
export const particularHeard: Readonly<Record<Particular['kind'], readonly string[]>> = {
  person: [
    'So {named} is part of this, too.',
    'I see that it has to do with {named}.',
    'It turns on {named}, then.',
  ],
  gone: [
    'It all comes back to {named}.',
    'So there is {named} in it, even now.',
    'You are thinking of {named}.',
  ],
  ahead: [
    'So there is {named} to get through.',
    '{Named} stands in front of you.',
    'I hear that {named} is on your mind.',
  ],
  event: ['So there was {named}.', 'I have that, about {named}.', 'It goes back to {named}, then.'],
  place: ['I can picture {named}.', 'So it is about {named}, too.', 'You are telling me about {named}.'],
  thing: [
    'I can see {named} as you say it.',
    'So there is {named}.',
    'You tell me of {named}, and I see it.',
  ],
}
