import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** To what people come with that a single word of it would mishear. */
export const toldMatterWords: Readonly<Record<string, Wordings>> = {
  'life-diagnosed': [
    'To learn that now changes how the whole way here looks. It can be a relief and a sadness at once. Which of them is louder today?',
    'So there is a word for it, after so long without one. What does it explain, and what does it stir up?',
    'That is big news about yourself. Some feel seen by it, some grieve, many do both. How is it for you?',
  ],
  'life-mine-taken': [
    'What is yours is used as if it were theirs. That would make most people boil. Have you said anything so far?',
    'It is about the thing, and more about not being asked. What happened this time?',
    'Living close to that wears one down. What should change first: the taking of what is yours, or how you two talk?',
  ],
  'life-no-reply': [
    'No word since then, and the head fills the gap. What is the story that it tells you?',
    'Waiting for one message can take up a whole night. What do you fear it means?',
    'The phone is silent and you are not. How long have you been looking at it?',
  ],
  'life-betrayed': [
    'To find something like that pulls the floor away. You need not do anything with it tonight. What will not leave you?',
    'That is a shock, and it comes before any decision. Who could sit with you in it?',
    'So you know something, and it may be that nobody knows that you know. That is a lonely place. Is it more shouting, thinking or sleeping that you need?',
  ],
  // NHS, Panic disorder: avoidance keeps it going; going back in small steps helps.
  'life-panic-after': [
    'After one of those the place itself feels like danger. Staying away makes that grow, and small visits shrink it. What would be the smallest one?',
    'Now it is the fear of the next one that decides where you go. Would you rather talk about that day, or about going back?',
    'Once it has happened somewhere, the body remembers the place. You can go back in pieces: to the door, then one minute inside, then more.',
  ],
  'life-panic-days': [
    'Panic that often wears out more than the minutes it lasts. When does it come most?',
    'To have it again and again makes one wait for the next. What do you leave out because of it?',
    'So many of them, and the dread in between. A doctor can help with just that. What was the last one like?',
  ],
  'life-flight': [
    'With flying, some dread the days before it and some the door that shuts. Which is it for you?',
    'That day is on the calendar, and the body knows it already. Is it the height, the shaking, or not being able to get out?',
    'Many sit on a plane with that fear. What was it like the last time you had to fly, if there was one?',
  ],
  'life-sober': [
    'That is one day after another in which you left it. What was today like?',
    'Those days are yours, each of them. What makes you write about it just now?',
    'So there is a stretch without it behind you. Is it steady just now, or does it pull?',
  ],
  // NICE NG225 and the NHS on self-harm: distance, delay, somebody near.
  'life-urge-cut': [
    'The urge is there, and you write here in place of following it. Could you be in another room than what you would use?',
    'To feel that urge and hold on is hard work. It climbs, and it comes down again. Is anything near you now that you could put away, or hand to somebody?',
    'That urge can be told here, all of it. Ten minutes in another room helps many people. What was there just before it came?',
  ],
  'life-vomit': [
    'The fear of being sick takes over fast, above all when somebody near you may be. What is it like just now?',
    'To listen to each sign of being sick is tiring. What do you do so that it will not happen?',
    'That fear of it is known, and it can be helped. Is it you that you fear for now, or somebody close to you?',
  ],
  'life-appointment': [
    'The days before an appointment can be worse than the hour itself. Which one is coming up?',
    'Waiting for it with nothing to do about it, that is hard on the nerves. When is it?',
    'Some fear the chair, some what is said there, and some only the wait. Which is it with you?',
  ],
  'life-new-illness': [
    'To be told that, and then to walk out of the door with it. What went through you?',
    'An illness with a name is a lot to carry home. Who was with you when you heard it?',
    'That takes time to arrive. Is it the illness that frightens you, or what may come with it?',
  ],
  'life-pet-missing': [
    'That waiting is hard, with an ear at the door all the time. Where have you looked so far?',
    'The house is not the same then. Who has been called: vets, a shelter, the neighbours?',
    'Each sound could be them at the door. How long is it now?',
  ],
  // Talk to FRANK and the NHS on cannabis.
  'life-too-high': [
    'Too much of that feels awful, and it wears off over some hours. Sit down or lie on your side, sip water, and have somebody near. With chest pain or fainting, call {emergency}.',
    'That can be very frightening, and it goes down slowly. Dim light, a blanket, water, no more of it and no alcohol. If someone cannot be woken, call {emergency}.',
    'Lie on your side, breathe out slowly, and keep your eyes on something that stays still. It can take hours to wear off. If your chest hurts or you pass out, it is {emergency}.',
  ],
  'life-their-gambling': [
    'The money is gone, and so is some of the trust. Which of the two is louder just now?',
    'That was your safety, too, and nobody asked you. Who else knows?',
    'To be hit by somebody else’s betting leaves one angry and afraid at once. What do you need to know first?',
  ],
  'life-abortion': [
    'That can stay with one for a long time, with or without regret. What is it like today?',
    'That is yours, and nobody here has an opinion on it. What made you think of it now?',
    'One can be sure of it and still carry it. Does anybody know?',
  ],
  'life-anxious-all': [
    'To be on guard all the time leaves no rest. When in the day is it worst?',
    'The alarm never goes off, by the sound of it. What does it settle on today?',
    'That is a body that gets no rest from worry. Since when is it like that?',
  ],
  'life-went-badly': [
    'To walk out of it with that feeling is hard, and it is out of your hands now. Which moment keeps coming back?',
    'All that work, and then it goes like that. What do you fear will come of it?',
    'It is over, and it still runs in the head. Do you want to go through it once, or leave it for today?',
  ],
  'life-bad-day': [
    'No harm done here. A day like that wants out somewhere. What was in it?',
    'Nothing to be sorry about with me. What made it so bad?',
    'You may come as you are after a day like that. What was the worst of it?',
  ],
}
