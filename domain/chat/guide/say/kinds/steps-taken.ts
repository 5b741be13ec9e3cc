import { doubts, type KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** What becomes of the small things that are tried, and of the pull. */
export const stepKinds: KindTable = {
  'did-the-step': {
    says: [
      'You did it. That is all that was asked.',
      'So that is done, and you are still here with me.',
      'Thank you for coming back to say so. You went and did it, just like that.',
      'Good, you did it. It does not have to have changed anything yet.',
      'So you gave it a go.',
      'Done, then. Let it settle for a moment.',
    ],
    asks: [
      'How is it now, next to before?',
      'What did you notice while you did it?',
      'Is it a bit less, the same, or more?',
    ],
  },
  'agrees-to-step': {
    says: [
      'Good. Just that, and nothing more. Come back and tell me how it was, whichever way it goes.',
      'All right, do that. I am here when you come back.',
      'Then try it, and take your time. If it goes badly, I want to hear that too.',
      'Okay. It does not have to go well. Tell me afterwards.',
      'Go ahead. I will be on this page when you are done.',
      'Yes, do. You can stop at any point, and then write to me.',
    ],
    named: {
      'how-long': [
        '{Detail}, then. Come back when they are over and tell me how it is.',
        'All right, {detail}. I am here at the end of it, however it went.',
        'Good, {detail} and no more. Write to me after.',
      ],
    },
  },
  'cannot-do-step': {
    says: [
      'Then you don’t. It was only an offer, and I take it back.',
      'That’s all right. It was too much for now.',
      'Okay, we leave that. There is nothing you have failed at.',
      'Then it was the wrong thing, or the wrong moment. I put it away.',
      'Good to say so. You don’t have to do any of it.',
      'Fine, something else or nothing. You can just go on telling me.',
    ],
    asks: ['What got in the way?', 'What would be small enough?', 'How is it for you just now?'],
  },
  'afraid-of-step': {
    says: [
      'It scares you. Then it does not have to be now.',
      'Of course you are afraid of it. It goes right at the sore spot.',
      'You can be scared of it, and need not be brave about it here.',
      'I would be careful with it too, if it feels like that.',
      'All right. Nobody is going to push you.',
      'It makes sense to be afraid of that. You decide if, and when.',
    ],
    asks: [
      'What do you fear would happen?',
      'Which part of it scares you most?',
      'What would you need with you, to dare it?',
    ],
  },
  'did-it-partly': {
    says: [
      'You did some of it. Some is fine; it was never about the whole.',
      'Then you got that far. It can stay there.',
      'A part is a part. It is more than a minute ago.',
      'You started, and you stopped where it got too much. I think that was wise.',
      'I take the half. The rest can wait, or not happen.',
      'So you went as far as you could.',
    ],
    asks: ['What made you stop there?', 'How is it now, after that much?', 'What was the bit you did like?'],
  },
  'gave-in': {
    says: [
      'It was stronger this time. I won’t tell you off for it.',
      'So it happened. You are telling me straight, and that is good.',
      'Then that is how it went. It does not undo what came before.',
      'You gave in to it. It does not make you weak, it had a lot of pull.',
      'That happens to nearly everyone who tries to stop. You can begin again from here.',
      'I hear the disappointment in it. It was one time, and the next one is still open.',
    ],
    asks: [
      'What was happening right before it?',
      'How long did you hold out before it, even a little?',
      'How do you feel now that it is done?',
      'What might help with the next one?',
    ],
    inNeed: [
      [
        [...doubts, 'health-fear'],
        {
          says: [
            'You did it, and it gave you a bit of peace, for a bit. No blame from me.',
            'The pull won this round. The next one will come, and you can put it off by a few minutes.',
            'So it got done after all. You can stop here, with the doubt that is left, and not do it twice.',
            'It happens. What counts is the next time the pull comes, and only that one.',
          ],
          asks: [
            'How long did the peace last?',
            'What was the doubt saying, right before you did it?',
            'What could put a minute or two between the pull and the doing, next time?',
          ],
        },
      ],
      [
        ['eating'],
        {
          says: [
            'It happened, and I don’t think less of you. Please eat your next meal at its usual time.',
            'So it came to that. You don’t have to make up for it with your body.',
            'That must have been a rough hour. Nothing needs to be paid back now.',
          ],
          asks: ['How are you now, after it?', 'What was going on before?'],
        },
      ],
      [
        ['substance'],
        {
          says: [
            'You had some. Thank you for saying so, I won’t judge you for it.',
            'There was a slip. The days before it were real, they still count.',
            'Slips are common on this road. You can stop at this one.',
          ],
          asks: ['What was going on before the first one?', 'Is somebody with you now?'],
        },
      ],
    ],
  },
  'urge-right-now': {
    says: [
      'It is pulling hard right now. You don’t have to do what it says this minute.',
      'It is strong, I can tell. Wait with me a few minutes before you do anything.',
      'It wants it done this second. Tell me about it before you do.',
      'That is a strong pull. It gets up high, and it comes down again, even if you do nothing.',
      'Everything in you wants to. You can want it and leave your hands still for a bit.',
      'Stay here for a moment. I would like to be with you while it is this loud.',
    ],
    asks: [
      'From 0 to 10, how strong is it at this moment?',
      'Could you put it off by five minutes, and stay here with me?',
      'Where in your body does it pull?',
    ],
  },
  'held-out': {
    says: [
      'It pulled, and you didn’t. I know that was hard.',
      'You left it. You did that with the pull still there.',
      'That is the hard part, and you did it.',
      'You held out. I’m glad, and I hope you can feel a bit of that.',
      'You left it undone, as you tell it.',
      'You did not give it what it wanted this time.',
    ],
    named: {
      'how-long': [
        '{Detail} with the pull there. That was you.',
        'You got through {detail} of it.',
        '{Detail}, then. That is not nothing, with it pulling at you.',
      ],
    },
    asks: ['What did you do instead?', 'How is the pull now?', 'What helped you to leave it?'],
  },
}
