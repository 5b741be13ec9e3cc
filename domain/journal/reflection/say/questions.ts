/** What a line is about, or, where none is given back, what is asked for. */
export const kinds = [
  'unsettled',
  'heavy',
  'anger',
  'worn',
  'light',
  'thanks',
  'loss',
  'body',
  'people',
  'plan',
  'wish',
  'thought',
  'moment',
  'steady',
  'unsure',
  'open',
] as const
export type Kind = (typeof kinds)[number]

/** One is asked, and each before one comes back. They fit whatever exactly the line says, and take nothing for certain. */
export const questions: Record<Kind, readonly [string, string, string, ...string[]]> = {
  unsettled: [
    'What else was there, beside that?',
    'If that can stay open for ten minutes, what would you do with them?',
    'What would help you to be with that, even a little?',
  ],
  heavy: [
    'What would you say to a friend who wrote that line?',
    'Who would you like to know about that?',
    'What do you need when it is like that?',
  ],
  anger: [
    'What mattered to you just then?',
    'What would you want to be heard on?',
    'If you could change one part of that, which would it be?',
  ],
  worn: [
    'What is one thing that could wait until tomorrow?',
    'When did you last have a moment that was only yours?',
    'What would a rest look like, if it were only five minutes long?',
  ],
  light: [
    'What helped this to happen?',
    'How could you make a little room for it again?',
    'Which small part of it would you like to keep?',
  ],
  thanks: [
    'What made that mean something to you?',
    'Who, or what, had a hand in it?',
    'How would you put that to someone you like?',
  ],
  loss: [
    'What comes to mind first, when you think of it?',
    'What would you like to tell about it?',
    'What would you like to keep close?',
  ],
  body: [
    'What was going on around you at that time?',
    'What would you be busy with now, if your body asked for less of you?',
    'What could your hands do next, out here in the room?',
  ],
  people: [
    'What matters to you between you and them?',
    'What would you like them to know about your day?',
    'How would you like it to be between you?',
  ],
  plan: [
    'What would be a small first part of it?',
    'What could make it a little easier for you?',
    'What do you hope it brings?',
  ],
  wish: [
    'What matters most to you in that?',
    'What would come a little close to it?',
    'What would be there for you, if it were so?',
  ],
  thought: [
    'What would you like to do next, with that thought beside you?',
    'What was going on when that came to mind?',
    'What else belongs to that thought?',
  ],
  moment: [
    'What mattered to you about that?',
    'How is it to read that line again now?',
    'What would you like to add to that line?',
    'What was around you just then?',
    'What would you write after that line?',
  ],
  steady: [
    'What do you need most right now?',
    'What is near you that feels steady?',
    'Who could be with you for a while, here or on the phone?',
  ],
  unsure: [
    'If this could stay unanswered for ten minutes, what would you do with them?',
    'What matters to you today, beside this question?',
    'What would you do next, if this did not have to be sure?',
  ],
  open: [
    'Which part of this would you like to come back to?',
    'What would you like to remember from this day?',
    'If you wrote one more line, what would it say?',
  ],
}
