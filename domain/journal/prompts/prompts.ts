export type Prompt = {
  id: string
  text: string
  /** It leads to what is hard: nothing for somebody in danger, nor for who is young. */
  digs?: true
}

/** To begin an entry with, for who wants that. Neighbours differ, so that the next one is another way in. */
export const prompts: readonly Prompt[] = [
  { id: 'place', text: 'Where are you right now, and what do you see from there?' },
  { id: 'all-right', text: 'What small thing went all right today?' },
  { id: 'more-room', text: 'What took more room today than you wanted to give it?', digs: true },
  { id: 'hands', text: 'What did your hands do today?' },
  { id: 'kind', text: 'Who was kind to you lately, or to whom were you kind?' },
  { id: 'put-down', text: 'What would you like to put down for a while?', digs: true },
  { id: 'weather', text: 'If today were a kind of weather, which would it be?' },
  { id: 'tomorrow', text: 'What is one thing you would like tomorrow to have in it?' },
  { id: 'unsaid', text: 'What did you want to say today, and did not?', digs: true },
  { id: 'keep', text: 'Which sound, smell or taste of today would you keep?' },
  { id: 'rest', text: 'What lets you rest, even for five minutes?' },
  { id: 'hard-day', text: 'What would you write to yourself for a hard day?', digs: true },
]

/** Around them in the form. */
export const promptLabels = {
  begin: 'To begin with, if you like',
  take: 'Write about this',
  next: 'Another one',
  putAway: 'Put it away',
} as const
