import { doubts, type KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** How it is right now, in the heart and in the body. */
export const feelingKinds: KindTable = {
  'hates-its-power': {
    says: [
      'It still gets to you like that, and you hate that it can.',
      'You did not give it that power, and yet it has it. Of course you are angry.',
      'One moment of it, and your whole day tips. That is maddening.',
      'You would so like it to have no say over you any more.',
      'It reaches right in, without asking. I hear how sick you are of it.',
      'It makes you feel small, to be pulled about like that.',
    ],
    asks: [
      'When it gets hold of you, what happens first?',
      'What does it take from you, when it does that?',
      'What would you do with the day, if it had no grip on you?',
    ],
  },
  'tired-of-fighting': {
    says: [
      'You are worn out from it. Every day the same fight.',
      'So much strength goes into this, and none is left over.',
      'I hear how tired you are. You don’t have to fight anything while you are here.',
      'It is exhausting, to hold against it all the time.',
      'You have kept this up for a long time. Anybody would be tired.',
      'That is a deep sort of tired. You need not be strong in this talk.',
    ],
    asks: [
      'What part of the fight costs you most?',
      'When do you get to put it down, if ever?',
      'What would rest look like for you, even ten minutes of it?',
    ],
  },
  'never-gets-better': {
    says: [
      'From where you are, it looks as if it will be like this for good.',
      'You have lost hope that it can change. That is a hard thing to live with.',
      'I won’t argue with you about it. I do hear how stuck it feels.',
      'After so long, I understand that you can’t picture anything else.',
      'You have heard “it gets better” too often, I think.',
      'I can’t see ahead any more than you can. Today it feels like for ever, and that is heavy.',
    ],
    asks: [
      'What made you lose hope today?',
      'What is the worst part of thinking it will stay?',
      'Was there a time, even a short one, when it was a little less?',
    ],
  },
  'tried-everything': {
    says: [
      'You have done so much already, and you still have this. That is discouraging.',
      'All that effort, and here you are. No wonder you are fed up.',
      'Then I won’t come with the same old tips.',
      'You have really tried. It is not that you did too little.',
      'Each time you hoped, and each time it let you down.',
      'I see why you would not want one more thing to try.',
    ],
    asks: [
      'Was there one that helped even a bit, or for a short while?',
      'What do you wish somebody would understand about all that trying?',
      'What would you like from me, then?',
    ],
  },
  'wants-it-to-stop': {
    says: [
      'You just want it to be over. I wish I could switch it off for you.',
      'It has gone on long enough for you.',
      'You want some peace from it.',
      'It is too much right now, and it won’t leave you alone.',
      'Of course you want it gone. I can’t make it stop, but I can stay with you in it.',
      'All of you is longing for a bit of quiet.',
    ],
    asks: [
      'How strong is it just now?',
      'What makes it a little less, even for a minute?',
      'Where do you feel it most?',
    ],
  },
  'wishes-to-feel': {
    says: [
      'You miss it, being touched by things. I think that wish is a feeling too.',
      'It must be strange, to go through the days and have nothing reach you.',
      'You remember how it was to care, and you want that back.',
      'I hear the longing in that.',
      'I hope it comes back to you, in its own time.',
      'So you would take even a small bit of feeling, as long as it is there.',
    ],
    asks: [
      'What did you use to feel most for?',
      'What was the last thing that reached you, even faintly?',
      'What would you want to feel first?',
    ],
  },
  'numb-now': {
    says: [
      'So there is nothing there at the moment, just blank. I take that as it is.',
      'You don’t have to feel anything for me.',
      'It is as if somebody turned the sound off.',
      'Feeling nothing can be as hard as feeling too much.',
      'You look at it, and it does not reach you.',
      'Sometimes a person goes numb when it has been too much. I don’t know if it is so with you.',
    ],
    asks: [
      'When did it go blank?',
      'What can you feel with your hands just now, warm or cold?',
      'Is the blank restful, or is it frightening?',
    ],
  },
  'crying-now': {
    says: [
      'Let it come. I don’t mind the typos, and I am in no hurry.',
      'You are crying, and I am here. You don’t have to write while you do.',
      'It wants to come out. There is nobody here you have to stop for.',
      'Cry as long as you need. I will read whatever you write after.',
      'I’m sorry it hurts so much right now.',
      'That got right to the sore place.',
    ],
    asks: [
      'What was it that brought the tears?',
      'Is there something soft or warm near you that you could hold?',
    ],
  },
  'body-now': {
    says: [
      'So your body has it too, not only your head.',
      'Your body is bracing for something, by the sound of it.',
      'That is uncomfortable to sit in. You don’t have to make it go away.',
      'You can feel it right there as you write.',
      'Let your shoulders drop a little, if they can. It is fine if not.',
      'So that is where it sits today.',
    ],
    named: {
      body: [
        'So it is in {detail}. You can feel it as you write.',
        'It has gone to {detail}, then. That is hard to ignore.',
        '{Detail} is telling you about it too.',
      ],
    },
    asks: [
      'Is it steady, or does it come and go?',
      'What happens in it, if you put both feet on the floor?',
      'Since when has it been like that today?',
    ],
    inNeed: [
      [
        ['health-fear'],
        {
          says: [
            'You feel it, and at once the fear is there with a name for it. I leave the name open.',
            'Your body is doing something, and you are listening hard to it.',
            'I can’t tell from here what it is. I can see how closely you have to watch it.',
          ],
          asks: ['What is the fear telling you to do?', 'What were you doing before you noticed it?'],
        },
      ],
    ],
  },
  'names-the-feeling': {
    says: [
      'That is a clear word for it. It helps me to see it.',
      'Yes, I can hear that in what you wrote.',
      'Good that you have a word for it. That is what it is, then.',
      'You know what it is. It may be here.',
      'I see. That, and not something vaguer.',
      'That word fits with what you told me.',
    ],
    asks: ['Where in you do you feel it?', 'What brings it on most?', 'How big is it at this moment?'],
  },
  'two-feelings': {
    says: [
      'Both at once, and they pull in different ways. Both can be true.',
      'You don’t have to pick one. They are both yours.',
      'It is confusing to have the two of them in you together.',
      'I hear the one and the other. Neither cancels the other out.',
      'That makes sense to me, the one beside the other.',
      'No wonder you feel torn.',
    ],
    asks: [
      'Which of the two is louder today?',
      'Which one do you let people see?',
      'When does it switch over?',
    ],
  },
  'small-good-thing': {
    says: [
      'I’m glad there is that.',
      'That is a nice thing to have in the middle of it.',
      'Good. It does not fix the rest, and it is still good.',
      'That is worth a minute.',
      'You noticed it, with all that is going on. I like that.',
      'Let yourself have that one.',
    ],
    asks: [
      'What is it like, while it lasts?',
      'Can you stay with it for another minute?',
      'What else has been all right today, even a crumb?',
    ],
    isMirrored: true,
  },
  'jokes-about-it': {
    says: [
      'That made me smile, or would have if I could. And I hear what is under it.',
      'You can still laugh about it. I take the rest seriously all the same.',
      'Ha, fair. It is still hard, though.',
      'That is one way to get through it.',
      'It is funny, how you put it, and it isn’t.',
      'Good line. I think there is a tired person behind it.',
    ],
    asks: ['What is it like when you are not joking about it?', 'How is it under the joke?'],
  },
  'afraid-it-returns': {
    says: [
      'It is quieter, and you can’t enjoy that, because you are waiting for it to come back.',
      'You don’t trust the calm yet, and after all that I see why.',
      'I can’t tell you it won’t. If it does, you will know it better than the first time.',
      'So one eye stays on the door the whole time.',
      'It has come back before, so you keep watch. That is tiring.',
      'The fear of it is already taking some of the good days.',
    ],
    asks: [
      'What would be the first sign?',
      'If it did come, what would you do differently this time?',
      'What could you do with the quiet, while it is here?',
    ],
    inNeed: [
      [
        doubts,
        {
          says: [
            'It may come back, and it may not. We can leave that open and use the quiet.',
            'Keeping watch for it is a kind of checking too. You may let it come when it comes.',
            'I won’t say it stays away. You have got through it before without knowing how it would end.',
          ],
          asks: ['What would you do with the day, if you did not have to keep watch?'],
        },
      ],
    ],
  },
}
