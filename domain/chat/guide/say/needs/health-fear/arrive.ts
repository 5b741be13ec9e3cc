import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const arrive: NeedWords['arrive'] = [
  {
    id: 'met',
    says: [
      'Being afraid for your health is awful, because you cannot get away from your own body. I cannot examine you. I can help with the fear.',
      'You are frightened that something is wrong with you. I am not able to judge that, and I can stay with you while you are afraid.',
      'A fear like this is hard to bear. I am not a doctor and cannot look at your body. I can help you with the fear.',
    ],
    asks: {
      name: 'wish',
      says: [
        'What would help you most right now?',
        'Would you like to talk, stop checking, or know what to do?',
        'Which of these would help with the fear?',
      ],
      reads: 'choice',
      answers: [
        {
          means: 'heard',
          label: 'Just hear me',
          hears: ['hear me', 'just listen', 'listen to me', 'just talk', 'vent', 'be heard', 'tell someone'],
          says: [
            'Then tell me. I will not interrupt.',
            'Tell me what you are afraid of, and what has happened.',
            'All right. Just say it the way it is.',
          ],
          to: 'listen',
        },
        {
          means: 'pull',
          label: 'I can’t stop checking',
          hears: ['checking', 'googling', 'searching', 'symptoms', 'looking it up', 'pressing', 'measuring'],
          says: [
            'That is so hard to stop. Let us start with that.',
            'All that checking and searching wears you out.',
            'Many people with this fear do that. We can start there.',
          ],
          to: 'the-pull',
        },
        {
          means: 'what-now',
          label: 'What do I do?',
          hears: ['what do i do', 'what should i do', 'doctor', 'help me decide', 'plan', 'sense of it'],
          says: [
            'Then let us find the next step, only one.',
            'First one short question, and then we know more.',
            'That is a good thing to ask.',
          ],
          to: 'looked-at',
        },
        {
          means: 'unsure',
          says: [
            'You do not need to know. I will start.',
            'It is hard to choose when you are scared.',
            'Then we begin with the fear itself.',
          ],
        },
      ],
    },
  },
  {
    id: 'looked-at',
    says: [
      'What helps now depends on one thing. I do not need to know what the doctor said.',
      'A new symptom and an old fear need different help. So I ask you this first.',
      'I would like to know if someone has already looked at it. You may have told me before.',
    ],
    asks: {
      name: 'examined',
      says: [
        'Has a doctor already looked at this?',
        'Have you seen a doctor or nurse about it?',
        'Has someone medical checked this before?',
      ],
      reads: 'yes-no',
      answers: [
        {
          means: 'yes',
          label: 'Yes, it’s been looked at',
          says: [
            'So someone has looked, and you are still afraid. That is very common with this fear.',
            'It did not take the fear away for long. That must be hard.',
            'Then another search or check will not settle it either. We can work with the fear.',
          ],
          to: 'unanswered',
        },
        {
          means: 'no',
          label: 'No, it’s new',
          says: [
            'Then one visit to a doctor is a good idea. That is not giving in to the fear.',
            'A doctor can look at it properly. I cannot.',
            'New is a good reason to ask a doctor once.',
          ],
          to: 'book-once',
        },
        {
          means: 'unsure',
          label: 'Not sure, or it’s changed',
          says: [
            'If it has changed, ask a doctor or a nurse line once.',
            'You can make one call and let them decide.',
            'Then let somebody medical have a look, one time.',
          ],
          to: 'book-once',
        },
      ],
    },
  },
]
