import type { NeedWords } from '#domain/chat/guide/say/words.ts'

/** What is said first there. */
export const work: NeedWords['work'] = [
  {
    id: 'the-phone-after',
    says: [
      'Every look at their page starts it anew for an hour. You could mute them for one week, or hand the phone to a friend at night.',
      'What you want to write can go in a note first. Send nothing that is younger than one night.',
      'Put their name out of sight on the phone: muted, archived, no photos on the first screen. It can be undone.',
    ],
  },
  {
    id: 'what-ended-too',
    says: [
      'With a person go other things: the evenings, their family, the plans, the side of the bed. It is all right to miss those by name.',
      'Sometimes one misses the plans more than the person. You can say which it is today.',
      'It leaves holes at certain hours. Knowing which hour is worst helps to have someone there for it.',
    ],
    asks: {
      name: 'worst-hour',
      says: [
        'Which time of day is hardest since then?',
        'What do you miss that nobody thinks of?',
        'When does it hit you most?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is a real gap in the day.',
            'It makes sense that it is just there.',
            'So that is where it hurts most.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may be all of it, then.',
            'That can change from day to day.',
            'Leave it open. It shows itself.',
          ],
        },
      ],
    },
  },
  {
    id: 'who-it-was',
    says: [
      'I would like to hear about them, if you want to tell me. Their name, what they were like, or what you had hoped for.',
      'You can tell me something about them. It does not have to be about how they died.',
      'What people miss is often a small thing: a voice, a joke, a hand. You can tell me one.',
    ],
    asks: {
      name: 'one-ordinary-thing',
      says: [
        'Would you like to tell me something more about {him}?',
        'What do you miss most today?',
        'What would you like me to know about {him}?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That is a lot to miss, and a lot to bear.',
            'That is good to have in words. It can hurt to remember, too.',
            'I can hear how much this hurts.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'It may hurt too much to say.',
            'You do not have to tell me. You can keep it to yourself.',
            'Sometimes grief makes the mind go blank. It does not mean you love {him} less.',
          ],
        },
      ],
    },
  },
  {
    id: 'it-comes-and-goes',
    says: [
      'Grief comes in waves. You may laugh in the morning and cry on the floor in the afternoon. Both are normal.',
      'There are no neat stages. Most people go back and forth, and some days are worse for no clear reason.',
      'If you forget it for an hour, you are not letting {him} down. If it hits you after a good day, you are not going backwards.',
    ],
  },
  {
    id: 'this-hour',
    says: [
      'Crying takes a lot out of you, and so does not being able to cry. {exercise} is gentle and takes only a few minutes.',
      '{exercise} will not take the grief away. It can make this hour a little easier on your body.',
      'You can do {exercise} while you cry, and you can stop at any point.',
    ],
    offers: ['butterfly-tap', 'longer-exhale'],
  },
  {
    id: 'what-sets-it-off',
    says: [
      'Small things can bring it all back: a song, a smell, an empty chair, a message you cannot send.',
      'The first time of everything is hard: the first weekend, the first birthday, the first good news you cannot tell {him}.',
      'You may get through the morning, and then you see their coat or their name. It can knock you over.',
    ],
    asks: {
      name: 'what-caught-you',
      says: [
        'What has been hardest today?',
        'Is there something that brought it back?',
        'Which moments are the hardest for you now?',
      ],
      reads: 'open',
      answers: [
        {
          means: 'told',
          says: [
            'That would be hard for anyone who is grieving.',
            'That sounds very painful.',
            'No wonder that hurts.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'Sometimes it comes for no reason at all.',
            'It does not need a reason.',
            'It may just be the whole of it that is hard.',
          ],
        },
      ],
    },
  },
  {
    id: 'what-is-mixed-in',
    says: [
      'Grief can bring other feelings with it: guilt, anger, relief, or no feeling at all. All of these are normal.',
      'You may be angry with {him}, or with yourself, or with everyone. You may feel nothing. You can say that here.',
      'Some feelings are hard to admit after a death: being relieved, being angry. Many people have them.',
    ],
    asks: {
      name: 'mixed-in',
      says: [
        'Is one of these in it for you?',
        'What else do you feel, besides missing {him}?',
        'Which of these is hardest for you?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'guilt',
          label: 'Guilt',
          hears: ['guilt', 'guilty', 'should have', 'my fault', 'if only', 'regret'],
          says: [
            'Guilt hurts so much. You know things now that you did not know then.',
            'Almost everyone who grieves thinks “if only I had”. It is a painful thought to be alone with.',
            'You can tell me what you feel guilty about. I will not judge it.',
          ],
        },
        {
          means: 'anger',
          label: 'Anger',
          hears: ['anger', 'angry', 'furious', 'rage', 'unfair', 'hate'],
          says: [
            'You are allowed to be angry. You can love someone and be angry with them.',
            'It can feel so unfair. You can say that here, as loudly as you like.',
            'Anger is part of grief for many people.',
          ],
        },
        {
          means: 'nothing',
          label: 'Relief, or nothing',
          hears: ['relief', 'relieved', 'nothing', 'numb', 'blank', 'empty', 'can’t cry'],
          says: [
            'You can love someone and be relieved, or feel nothing. It does not mean you did not care.',
            'Many people feel that, and hardly anyone says it.',
            'Feeling nothing can be how you get through it for now.',
          ],
        },
        {
          means: 'unsure',
          says: [
            'You may feel all of them at once.',
            'You do not have to sort it out.',
            'It can change from one hour to the next.',
          ],
        },
      ],
    },
  },
]
