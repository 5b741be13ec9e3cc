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
      'Then that is what comes next.',
      'So that is the plan, and it is yours.',
      'I hope it goes as you would like.',
      'All right. You can come back and say how it was, if you like.',
    ],
    asks: [],
  },
  ahead: {
    says: ['So that is coming.', 'That is in front of you, then.', 'So there is that to get through.'],
    asks: [
      'How do you feel about it?',
      'Which part of it is most on your mind?',
      'What would you wish for there?',
    ],
  },
  cannot: {
    says: [
      'I hear that it is too much for now.',
      'So that is not possible right now.',
      'I hear that you can’t.',
    ],
    asks: ['What is that like to be in?', 'Which part of that is the hardest?', 'What does that do to you?'],
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
    asks: ['What was it like then?', 'What else do you remember of it?', 'What comes up as you write that?'],
  },
  wishes: {
    says: ['I hear what you want.', 'So that is what you want.', 'That is a plain wish, and it counts.'],
    asks: ['What would that mean to you?', 'What would be different then?', 'What stands in the way of it?'],
  },
  'left-undone': {
    says: ['All right, I know that now.', 'I have that.', 'All right, I see that.'],
    asks: ['How does that leave things for you?', 'What do you make of that yourself?', 'What is that like?'],
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
    asks: ['How is that for you?', 'How did that leave you?', 'What do you make of it?'],
  },
  did: {
    says: ['So you did that.', 'I see what you did.', 'So that is done.'],
    asks: ['How are you now, after it?', 'What was that like, then?', 'How do you feel about it now?'],
  },
  'is-so': {
    says: ['I hear how it is.', 'I see how it is for you.', 'So it is like that.'],
    asks: ['What is that like for you?', 'How do you feel about that?', 'How does that sit with you?'],
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
