import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const flashback: NeedWords = {
  need: 'flashback',
  name: 'It’s happening again',
  listens: [
    'I believe you.',
    'You can stop in the middle of any sentence.',
    'As much or as little as you want.',
    'It needs no telling to be real.',
    'No details are needed here.',
    'Slowly. There is no next thing you must say.',
    'You set the pace here.',
    'That is enough to go by.',
    'You may leave out whatever you like.',
    'It was said, and the room is still around you.',
    'That came from a hard place.',
    'Your words count, in whatever order.',
    'The rest may stay unsaid.',
  ],
  arrive: [
    {
      id: 'that-was-then',
      says: [
        'A memory can come back as if it were now. That was then. Let your eyes stay open, and look at one thing near you.',
        'It may be as strong as the first time, and it is a memory. Look about you: this is another day.',
        'The past is very close just now. Keep your eyes open and let them find something that was not there then.',
      ],
      asks: {
        name: 'see-one',
        says: [
          'What is one thing you can see?',
          'What colour is the thing nearest to you?',
          'What do your eyes land on?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is here. It belongs to today.',
              'Then that is there with you.',
              'Rest your eyes on it as long as you like.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'That is all right. The screen in front of you counts too.',
              'It can be the light of this screen, and no more.',
              'Nothing has to be named.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-date',
      says: [
        'This is not that day. Your phone or computer shows today’s date. Say it out loud, or in a whisper.',
        'Find the date on your screen: day, month, year. However near it seems, that other time has a different number.',
        'You are older than you were then, even if only by a little. Look at your own hands. They are today’s hands.',
      ],
    },
  ],
  work: [
    {
      id: 'feet',
      says: [
        'Press both feet into the ground, one and then the other, as if leaving prints. That ground is under you now.',
        'Let your back find the chair or the wall, if you like, and let it do its share.',
        'Move your toes. It is such a small thing, and it can only be done in the present.',
      ],
    },
    {
      id: 'place-now',
      says: [
        'Let us look at where you really are. I ask only about this room and this moment, not about what was.',
        'A memory can put the wrong place around you. Look at the real one: where the door is, where the light comes from.',
        'Before anything else, the place itself counts: its walls, its way out, who is in it.',
      ],
      asks: {
        name: 'place-safe',
        says: [
          'Is the place where you are now safe from harm?',
          'Is the place you are in free of danger?',
          'Right now, are you out of that danger?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I’m safe here',
            says: [
              'Then the danger is in the memory, and the walls are in the present.',
              'Let your eyes go over that place once more, slowly.',
              'Your body may take a while to hear that. It can be told again.',
            ],
          },
          {
            means: 'no',
            label: 'No, I’m not safe',
            says: [
              'Then that comes first. Get to other people if you can, or call {emergency}.',
              'That matters more than anything here. {emergency} is the number; a neighbour’s door is good too.',
              'A danger that is here now needs real people: {emergency}, or somebody close by.',
            ],
            to: 'safer-place',
          },
          {
            means: 'unsure',
            label: 'I can’t tell',
            says: [
              'That is hard to tell when then and now overlap. Go where there is light, or people.',
              'If in doubt, choose the room with a lock, or with company. {emergency} is there too.',
              'Then be on the careful side: a lamp on, a door you can see, someone to ring.',
            ],
          },
        ],
      },
    },
    {
      id: 'orient',
      says: [
        '{exercise} is a slow look round the place you are in. Eyes open, and you can stop at any point.',
        'If you would like to be led a little, {exercise} does that, by sight and by the ground under you.',
        'Then and now can be told apart by looking. {exercise} goes about it gently. You may also just keep writing.',
      ],
      offers: ['orienting', 'walk-and-label'],
    },
    {
      id: 'what-is-different',
      says: [
        'Look for one thing that is different from then. A ring, a coat, a season, a phone that did not exist. Anything at all.',
        'Now has things in it that then did not have. One of them may be within reach of your hand.',
        'Something in this room is newer than the memory. It can be as plain as a mug.',
      ],
      asks: {
        name: 'newer-thing',
        says: [
          'Can you find one thing that belongs only to now?',
          'Is there something near you that is newer than that time?',
          'Do you see something that was not part of it?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Hold it, or hold your eyes on it.',
              'That thing is on the side of today.',
              'It is a small proof of the calendar, and it is yours.',
            ],
          },
          {
            means: 'no',
            label: 'No, it all blurs',
            says: [
              'Blur is how it can be. You need not see through it yet.',
              'Then one sense is plenty: the feel of the cloth on your knee.',
              'All right. Let the room come back at its own speed.',
            ],
          },
          {
            means: 'unsure',
            label: 'Maybe',
            says: [
              'Maybe is enough to put a hand on.',
              'It need not be certain to be useful.',
              'Half a thing is something.',
            ],
          },
        ],
      },
    },
    {
      id: 'voice-and-name',
      says: [
        'If you can, say a few plain words aloud: your name, the town you are in, what you last ate. Your own voice is here.',
        'Try telling the room where you are, like a station announcement: this town, this street, this chair.',
        'A low hum or a word spoken out loud can mark the present. It need not sound like anything.',
      ],
    },
    {
      id: 'temperature',
      says: [
        'Something with a clear temperature can help: a cold tap, a warm cup. Only if it has no link to that time.',
        'Take a thing in your hand that is rough or cool, and turn it over. Choose one that means nothing.',
        'Choose the texture you like best within reach, wool or wood or paper. Let your fingers read it.',
      ],
    },
    {
      id: 'tap',
      says: [
        'If your hands want something to do, {exercise} is slow and even, left and right. You decide when it stops.',
        '{exercise} needs no words and no memory. It can be done sitting just as you are.',
        'For a body that is braced, {exercise} can be a quiet place to put the hands.',
      ],
      offers: ['butterfly-tap', 'orienting'],
    },
    {
      id: 'not-your-doing',
      says: [
        'That it comes back is not weakness, nor a choice. A body that once needed an alarm can ring it again at a smell, a sound, a date.',
        'Alarm memories do not knock. They take a sound or a smell for their key. None of that is your doing.',
        'What the body did then was for getting through. What it does now may be the same old duty, done at the wrong hour.',
      ],
    },
    {
      id: 'someone-now',
      says: [
        'Somebody from your life now can be a bridge back. They need not hear about it: “I am having a hard time, talk to me about your day.”',
        'You could let a voice from the present in. A friend talking about the weather would do; nothing else has to be told.',
        'Being alone with it is optional, if there is a person you trust. “Stay on the phone with me” is a whole request.',
      ],
      asks: {
        name: 'trusted',
        says: [
          'Is there someone like that, near or by phone?',
          'Could somebody from your life now be with you?',
          'Is there anybody you would like beside you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, someone',
            says: [
              'Reach for them whenever you choose; nothing here runs away.',
              'Then there is a person on the near side of this.',
              'You can tell them as little as one word.',
            ],
          },
          {
            means: 'no',
            label: 'No',
            says: [
              'Then it can be you and the room, and this page.',
              'No one, then. There are also voices for an hour like this: {lines}.',
              'That may be so for now. You can still have light, warmth and a door you chose.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want to talk',
            says: [
              'You need not talk. Being near can be silent.',
              'That is allowed. Quiet is also a way through.',
              'Then no talking. Just what is in front of your eyes.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-choice',
      says: [
        'Back then there was little to choose, perhaps. Now there is: the lamp, the blanket, the window, sitting or standing.',
        'Pick something, however tiny, and have it your way: lights up or down, shoes on or off.',
        'Choosing belongs to the present. Move one thing in the room to where you would like it.',
      ],
      asks: {
        name: 'chosen',
        says: [
          'What would make the place a little more yours?',
          'What would you like changed around you, first of all?',
          'Which would you choose: light, warmth or more space?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'You may have that. It is your room and your now.',
              'Then let it be like that.',
              'That is yours to decide, and no one else’s.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Leaving it all as it is would be a choice too.',
              'It can stay just as it stands.',
              'No need to choose anything just now.',
            ],
          },
        ],
      },
    },
    {
      id: 'name-the-place',
      says: [
        'Let your eyes travel along the edge of the ceiling or the horizon, corner by corner, at the pace of a snail.',
        'Listen for the sound that is furthest away, then for the nearest. Both are happening on this day.',
        'Notice where the light falls, and what it does to the wall. That light is only a moment old.',
      ],
    },
    {
      id: 'safer-place',
      says: [
        'Where a place is not safe, leaving it comes before steadying. Light, people, a door between. This page can wait.',
        'If there is danger where you are, nothing here needs an answer. Go first, or ring first, and write later if you want.',
        'A real danger asks for a real way out: a shop, a neighbour, a locked room with a phone in it.',
      ],
      asks: {
        name: 'way-to-people',
        says: [
          'Can you get to people, or make a call?',
          'Is there a way to company or to a phone?',
          'Could you reach someone who can come?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I can',
            says: [
              'Then do that now, and leave this open or shut, as is safer.',
              'Let that come before any more reading.',
              'Do that first. The words here keep.',
            ],
          },
          {
            means: 'no',
            label: 'No, I can’t',
            says: [
              'Then {emergency}, as soon as a call is possible, even a silent or whispered one.',
              'If the moment comes, {emergency}, or the nearest door with people behind it.',
              'Then stay near a way out, and keep {emergency} ready under your thumb.',
            ],
          },
          {
            means: 'unsure',
            label: 'I’m safe after all',
            says: [
              'All right. Where it is unclear, people nearby are a good thing.',
              'Then let your eyes go to the door and the light again.',
              'It can be checked once more, and then left.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'how-near',
      says: [
        'One look at the distance, without looking into it. Just how near it stands.',
        'Between then and now there may be a little more room, or not yet.',
        'A pause to see where you are on the way back. Anywhere is all right.',
      ],
      asks: {
        name: 'distance',
        says: [
          'Is it further away, the same, or nearer?',
          'Has it stepped back, stayed, or come closer?',
          'How near is it by now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'Further away',
            hears: ['further', 'farther', 'better', 'stepped back', 'less', 'calmer', 'fading', 'back now'],
            says: [
              'Further off. Let the room have you a while longer.',
              'So now has the upper hand again, a little.',
              'There is some space, then. It can grow by itself.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Just as near',
            hears: ['same', 'just as near', 'still', 'no change'],
            says: [
              'Just as near. Then we stay with what is here.',
              'It may be slow to leave. You need do nothing faster.',
              'All right. The present is patient.',
            ],
          },
          {
            means: 'worse',
            label: 'Nearer',
            hears: ['nearer', 'worse', 'closer', 'stronger', 'more'],
            says: [
              'Nearer. Then you should not have to be alone with it.',
              'That is very close. Let us have another human in this.',
              'Then fewer words of mine. A light on, and somebody near.',
            ],
            to: 'someone-now',
          },
        ],
      },
    },
    {
      id: 'how-strong',
      says: [
        'A rough measure, if you like. Nought is an ordinary room on an ordinary day, ten is right inside it.',
        'Think of it as a sea: zero is both feet on sand, ten is far out.',
        'Let us see how strongly it still holds. It can be a guess, and you can skip it.',
      ],
      asks: {
        name: 'hold-0-10',
        says: [
          'How strong is it now, from 0 to 10?',
          'Which number is nearest, 0 to 10?',
          'Where would you put it, 10 being the strongest?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'So the room has you again, for the most part.',
              'Mostly here, then. Tired is allowed.',
              'It has moved off some way.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Partly here. That part can hold the door for the rest.',
              'One foot in today, then.',
              'Half of you in the room is a good deal.',
            ],
          },
          {
            means: 'high',
            says: [
              'Strong still. There is no clock on this.',
              'That is strong. Then we keep it very small.',
              'Then the ground and the light, and no hurry.',
            ],
            to: 'feet',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'soft-after',
      says: [
        'After such a thing the body is owed something kind: water, a blanket, food with a taste you like. Screens with bad news can wait outside.',
        'There may be a heaviness now, as after fever. Keep the next hour soft, and put off whatever can be put off.',
        'You do not have to think about it to be done with it for today. Something warm, something plain, somewhere light.',
      ],
      asks: {
        name: 'kind-next',
        says: [
          'What would be kind for the next half hour?',
          'What does your body want most: warmth, quiet or company?',
          'Which comfort is nearest?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then let yourself have it, without earning it.',
              'That is a good neighbour for the next half hour.',
              'Have that, and have it slowly.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then warmth first; it is seldom wrong.',
              'Nothing special, then. A lit lamp and a chair.',
              'You can find out by sitting down somewhere soft.',
            ],
          },
        ],
      },
    },
    {
      id: 'again-is-allowed',
      says: [
        'If it comes again, come as you are; you will not be asked to tell it. There are also people trained for such memories, when you want that.',
        'You can close this at any moment, and come back at any moment. Some memories ease in the company of someone skilled; that is there for you too.',
        'What happened need not be carried by one person only. Whenever you wish, a doctor can name somebody who works with this. Until then, there is this page.',
      ],
    },
  ],
  unfit: [
    'body-scan',
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'coherent-breathing',
    'five-senses',
    'muscle-relaxation',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'self-compassion-break',
    'urge-surfing',
    'maybe-maybe-not',
    'worry-time',
  ],
}
