import type { Form } from '#domain/chat/guide/hear/told-form.ts'

/** What can be said to a form where their words cannot be given back, and what can be asked of it. */
export type FormWords = { says: readonly string[]; asks: readonly string[] }

export const formWords: Readonly<Record<Form, FormWords>> = {
  good: {
    says: [
      'That is good to read.',
      'I am glad of that.',
      'A good thing, and you noticed it.',
      'That can simply be nice.',
    ],
    asks: [
      'What was the best of it?',
      'What was it like, right then?',
      'Who would you like to tell?',
      'What would you like to keep of it?',
      'How does it feel to write that?',
    ],
  },
  plans: {
    says: [
      'Then that comes next.',
      'So that is the plan, and it is yours.',
      'Good. It can be done as well as it can, and no better.',
      'I hope it goes as you would like.',
      'Then you know what comes next. The rest can wait.',
    ],
    asks: [],
  },
  ahead: {
    says: ['So that is coming.', 'That is in front of you, then.', 'So there is that to get through.'],
    asks: [
      'What would help you get through it?',
      'What are you hoping for?',
      'Which part of it is most on your mind?',
      'Who could be with you in that?',
      'What would be good enough?',
    ],
  },
  cannot: {
    says: [
      'So that is not possible right now.',
      'That is where it stops, then.',
      'So there is a wall there.',
    ],
    asks: [
      'What gets in the way most?',
      'What happens when you try?',
      'What would make it a bit more possible?',
      'What would be a smaller piece of it?',
    ],
  },
  misses: {
    says: [
      'You miss it, and that is allowed to hurt.',
      'That is missing.',
      'Something is gone that was yours.',
    ],
    asks: ['What do you miss most about it?', 'When do you feel that most?', 'What was it like to have it?'],
  },
  'used-to': {
    says: ['So it was not always like this.', 'There was another time, then.', 'It was different once.'],
    asks: [
      'What was it like then?',
      'What changed, do you think?',
      'What would you like to have back from it?',
    ],
  },
  wishes: {
    says: ['So that is what you want.', 'I hear what you want.', 'That is a plain wish, and it counts.'],
    asks: [
      'What would be different, if you had that?',
      'How close to it are you now?',
      'What would be a little of it?',
    ],
  },
  'left-undone': {
    says: ['All right, I know that now.', 'I have that.', 'All right, I see that.'],
    asks: [
      'How is that for you?',
      'What do you make of that yourself?',
      'What makes it hard?',
      'What would it be like, if it were otherwise?',
    ],
  },
  denies: {
    says: [
      'I take your word for it.',
      'All right, I leave that out.',
      'Then it is not that, and I know it now.',
      'It is good that you say so.',
    ],
    asks: ['What should I know instead?', 'What matters more here?', 'What is it about, most of all?'],
  },
  'said-by-other': {
    says: ['I hear what was said.', 'So those were the words.', 'So that was said to you.'],
    asks: [
      'What was that like to hear?',
      'How did you take it?',
      'What did you make of that?',
      'What did you want to say to that?',
      'What went through you, when you heard it?',
    ],
  },
  'done-by-other': {
    says: ['So that is what happened.', 'I see what happened.', 'So it went like that.'],
    asks: [
      'How was that for you?',
      'How did that leave you?',
      'What went through your mind when that happened?',
      'What did you make of it?',
      'What did you feel, in that moment?',
    ],
  },
  did: {
    says: ['So you did that.', 'I see what you did.', 'So that is done.'],
    asks: [
      'How did it feel to do that?',
      'How are you now, after it?',
      'What was going on in you just then?',
      'What was it like, doing that?',
      'What happened after that?',
    ],
  },
  'is-so': {
    says: ['I hear how it is.', 'I see how it is for you.', 'So it is like that.'],
    asks: [
      'What is that like for you?',
      'How do you feel about that?',
      'How does that sit with you?',
      'How are you with that today?',
      'What is the main thing in that, for you?',
    ],
  },
}

/** To whoever says that it is not so: that it is taken. `{not}` is what they denied, with its “not”. */
export const notThat: readonly string[] = [
  '{Not}, then. I have that.',
  'All right: {not}.',
  'I take that as you say it: {not}.',
  '{Not}. Good that you say so.',
]

/** The guide had taken it so. */
export const notThatMine: readonly string[] = [
  '{Not}: I got that wrong.',
  'I got that wrong, I am sorry: {not}.',
  'My mistake, I read past that: {not}.',
]

/** Where nothing else was told beside it. */
export const notThatAsks: readonly string[] = [
  'What is it more like?',
  'How would you put it, in your own words?',
  'What comes nearer to it?',
]
