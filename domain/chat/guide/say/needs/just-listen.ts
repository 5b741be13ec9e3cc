import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const justListen: NeedWords = {
  need: 'just-listen',
  name: 'Just listen to me',
  listens: [
    'I am reading, and only reading.',
    'I have not gone anywhere.',
    'Your words reach me one by one.',
    'That one I have, too.',
    'I follow you there.',
    'Keep on for as long as it keeps coming.',
    'It can go on the page exactly like that.',
    'I hear it, and I leave it as it is.',
    'No reply needed from you, none hurried from me.',
    'You tell it, I stay with it.',
    'That line is heard as well.',
    'I am here for the next one.',
    'There is still plenty of page.',
    'Said, and not lost.',
  ],
  arrive: [
    {
      id: 'come-in',
      says: [
        'Then I listen, and that is all. You will get no advice, nothing to do, and no hurry.',
        'Good, no fixing. You write, I read, and it does not have to come out well.',
        'This can be a place for saying it, and only that. I will not turn it into a task.',
      ],
      asks: {
        name: 'how-to-listen',
        says: [
          'Shall I mostly keep quiet, or ask something now and then?',
          'What is better for you: silence from me, or a question sometimes?',
          'Would you rather just write, or be asked a little?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'quiet',
            label: 'Mostly quiet, please',
            hears: [
              'mostly quiet',
              'keep quiet',
              'be quiet',
              'silence',
              'just write',
              'just listen',
              'no questions',
              'don’t ask',
              'dont ask',
            ],
            says: [
              'Quiet it is. The page is yours.',
              'Then I keep my words few.',
              'I step back a little, and stay within reach.',
            ],
            to: 'any-end',
          },
          {
            means: 'asked',
            label: 'Ask me something sometimes',
            hears: ['ask me', 'a question', 'questions are ok', 'be asked', 'now and then', 'sometimes'],
            says: [
              'Now and then, then, and you may skip every one.',
              'I will ask a little, and lightly.',
              'A question here and there; none of them has to be answered.',
            ],
            to: 'what-first',
          },
          {
            means: 'unsure',
            label: 'No idea yet',
            hears: ['no idea', 'not sure', 'either', 'don’t mind', 'whatever'],
            says: [
              'That can sort itself out as we go.',
              'No need to settle it beforehand.',
              'Then we see what it turns out to want.',
            ],
            to: 'any-end',
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'any-end',
      says: [
        'You can take hold of it at any end. The middle is as good as the beginning.',
        'Start where it is nearest, even if that is a small thing. The rest can join when it likes.',
        'There is no proper first sentence. The one that is already in your head will do.',
      ],
    },
    {
      id: 'own-order',
      says: [
        'It may come out of order, with bits missing. I do not need it to be a story.',
        'Jump about as much as you like. I am not putting it in order behind your back.',
        'Last things first, small things between, some left out: I can read it that way.',
      ],
    },
    {
      id: 'what-first',
      says: [
        'Out of all there is, something usually stands nearest the door. It can be let in first.',
        'We do not have to see the whole of it. Whatever is at the front may speak.',
        'Many things can be there at once, and one of them can go ahead of the others.',
      ],
      asks: {
        name: 'nearest-the-door',
        says: [
          'What is at the front right now?',
          'Which bit would you say first?',
          'What would you begin with, if anything would do?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That one first, then. It is here.',
              'So that is what stood in front.',
              'I have it, ahead of everything else.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Nothing has to step forward.',
              'Then they can all stay where they are for now.',
              'No front, no back; that is all right.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-tidying',
      says: [
        'You do not have to be fair, or balanced, or polite about it here. The first version will do.',
        'It may come out crooked, or cross, or far too long. It can be read like that just as well.',
        'Nobody is going to quote this back to you. The rough draft is welcome, with its spelling.',
      ],
    },
    {
      id: 'stays-its-size',
      says: [
        'I will not call it small and I will not call it huge. It keeps the size you give it.',
        'Whatever it weighs, I do not take anything off or put anything on. It is as you say.',
        'I have no scales here. You say how big it is, and that is how big it is.',
      ],
    },
    {
      id: 'in-these-words',
      says: [
        'Some of it may have words already, and some may not. Both kinds can be here.',
        'If the right word is missing, take the wrong one, and we both know that it is only nearly that.',
        'It can be a picture, a sound, the weather of it. A sentence is one way among several.',
      ],
      asks: {
        name: 'what-is-it-like',
        says: [
          'What is it like, roughly?',
          'If it were weather, what would it be?',
          'Is there a picture that comes near it?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'I can see something of it from here.',
              'Yes, that gives it an outline.',
              'That says it without explaining it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can go without a likeness.',
              'No picture, then. It is no less real.',
              'Some things are only like themselves.',
            ],
          },
        ],
      },
    },
    {
      id: 'two-at-once',
      says: [
        'Two things that do not go together can both be true in here. You need not choose between them.',
        'You may mean one thing now and the opposite in a minute. I will not hold you to either.',
        'It can be one way and also the other. I have room for the “and”.',
      ],
    },
    {
      id: 'silence-counts',
      says: [
        'If nothing comes for a while, that is part of it. I do not fill the gap.',
        'You can sit here without writing. The silence is not a question to you.',
        'A pause needs no reason. When there is another word, it finds me where I was.',
      ],
    },
    {
      id: 'beside-it',
      says: [
        'Around every matter there is an ordinary day, with its cups and stairs and messages. That can be told too.',
        'It does not have to stay on the subject. What is on the windowsill may come in as well.',
        'You can write about what is next to it, if the thing itself is too close. I listen just the same.',
      ],
    },
    {
      id: 'who-hears',
      says: [
        'Some things are said often, and some have had no listener so far. I do not know which this is; both fit here.',
        'It may be the hundredth telling or the first. I have only this one, and I read it new.',
        'Whether others have heard it or nobody has, it gets a whole page to itself here.',
      ],
      asks: {
        name: 'heard-before',
        says: [
          'Has anybody else been told about this?',
          'Is there a person who knows some of it?',
          'Does someone near you have an idea of this?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Someone knows',
            says: [
              'Then it is not only with you and this page.',
              'So there is one more pair of ears for it.',
              'Good that there is a person who has some of it.',
            ],
          },
          {
            means: 'no',
            label: 'Nobody so far',
            says: [
              'Then it is said here, in whatever size you choose.',
              'So this page is the first. It need not be the last.',
              'A first telling, then. I read it slowly.',
            ],
          },
          {
            means: 'unsure',
            label: 'Sort of',
            says: [
              'In part, then. Parts count.',
              'Half told is somewhere in between.',
              'That may not have a clean answer.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-others-say',
      says: [
        'People like to answer quickly, with a tip or a story of their own. There is none of that from me.',
        'I have no “at least” to put after it, and no silver edge. It can be told to the end.',
        'Nothing here will be compared with anyone else’s. This is about yours.',
      ],
    },
    {
      id: 'under-it',
      says: [
        'If there is something you keep walking round, you may go on walking round it. I walk along.',
        'Not every door has to be opened because somebody is listening. You choose which.',
        'What you leave out is your own. What you say is heard; I pull at nothing.',
      ],
    },
    {
      id: 'what-it-wants',
      says: [
        'There may be one sentence in this that has been waiting its turn. It does not need to lead anywhere.',
        'Sometimes there is a line that would be said if nobody could answer it. Nobody will, here.',
        'A thing can be said only so that it has been said. That is reason enough.',
      ],
      asks: {
        name: 'one-sentence',
        says: [
          'What would that sentence be, if there is one?',
          'Is there a line that wants out?',
          'What is the thing you would say to no answer?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'It is out, and I let it stand.',
              'I put nothing behind it. There it is.',
              'Read, slowly, to the full stop.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can stay inside. That is its right.',
              'Then there is no such sentence today.',
              'Unsaid is fine as well.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-lesson',
      says: [
        'I am not collecting it into a lesson. It does not have to have been good for anything.',
        'There is no moral at the bottom of this page. It can simply have happened, or be happening.',
        'You owe it no meaning tonight, tomorrow or later. It can be told without one.',
      ],
    },
    {
      id: 'you-in-it',
      says: [
        'We could turn from the thing to you, for a line or two. You are the one it goes through.',
        'There is what goes on, and there is the person it goes on for. Either may have the next line.',
        'The facts are one part. How it is to be you among them can be told too.',
      ],
      asks: {
        name: 'how-is-it-for-you',
        says: [
          'How are you, in the middle of it?',
          'What is it like to be you today?',
          'And you yourself, where are you in all this?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'So that is how it is to be you today.',
              'I heard about you there, as well as about it.',
              'Those were your own lines. I have them.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'That is a large question, and it can lie there.',
              'It may be too near to see.',
              'We can look the other way again.',
            ],
          },
        ],
      },
    },
    {
      id: 'lay-it-down',
      says: [
        'You can lay a piece of it down here and not pick it up again for an hour, or pick it up at once.',
        'What is written here can stay here while you go on with your hours. I do nothing with it.',
        'The page can hold it for a while. You may look away.',
      ],
    },
    {
      id: 'you-may-stop',
      says: [
        'If telling it makes it louder, the telling can stop, in the middle of a word even. We can sit by the edge of it.',
        'Saying it can stir things up. You are free to leave it and look out of the window for a bit.',
        'We need not go deeper. You can come back to the room, the light, the sounds, and I stay quiet.',
      ],
    },
    {
      id: 'still-open',
      says: [
        'I am in no hurry for an ending. This can go on, thin out, or break off.',
        'There does not have to be a last word. A comma is also a place to stop.',
        'More, or less, or something else entirely: each of these is a way to go on.',
      ],
    },
  ],
  check: [
    {
      id: 'after-some-telling',
      says: [
        'You have put some of it into words. I only want to see how the telling sits with you.',
        'A short look up from the page, without leaving the subject.',
        'Before the next line, one small thing about how it is to be writing this.',
      ],
      asks: {
        name: 'telling-sits',
        says: [
          'Is it lighter for being said, the same, or heavier?',
          'With it written down, is it easier, no different, or harder?',
          'Does the telling ease it, leave it, or stir it up?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lighter',
            hears: ['lighter', 'easier', 'better', 'it eases', 'relief'],
            says: [
              'A bit is something you can stand on.',
              'Then saying it did its own work.',
              'Lighter, then. I leave it at that.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'About the same',
            hears: ['the same', 'no different', 'no change', 'leaves it', 'not really'],
            says: [
              'The same is all right. It need not move.',
              'Then it is just told, and I go on reading.',
              'Nothing has to have changed.',
            ],
          },
          {
            means: 'worse',
            label: 'Heavier',
            hears: ['heavier', 'harder', 'worse', 'stirs it up', 'stirred up'],
            says: [
              'Heavier. Then we go no further in.',
              'I hear that, and I slow right down.',
              'That can be so. You set the limit here.',
            ],
            to: 'you-may-stop',
          },
        ],
      },
    },
    {
      id: 'enough-or-more',
      says: [
        'There may be more, or it may be enough for one sitting. I can do either.',
        'I will not be the one to end this, nor the one to draw it out.',
        'We have been here for some lines now, and you may want more, or air.',
      ],
      asks: {
        name: 'more-or-enough',
        says: [
          'Is there more that you want to put here?',
          'Shall we go on?',
          'Would you like to keep writing?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'There is more',
            says: ['Then the page goes on.', 'I turn the page over, then.', 'More it is.'],
            to: 'listen',
          },
          {
            means: 'no',
            label: 'Enough for now',
            says: [
              'Enough, then. It stands as it is.',
              'All right, a full stop for today.',
              'Then the pen may lie down.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            label: 'I can’t tell',
            says: [
              'Then we leave it half open.',
              'It will show itself in the next minute.',
              'No matter. Write or rest.',
            ],
            to: 'still-open',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'leave-it-here',
      says: [
        'What you told can stay here, and you need not carry it out with you. It does not have to be finished.',
        'Then this is a place to pause. The words stay put until you want them, or delete them.',
        'You can get up from this as you would from a bench: nothing packed, nothing signed.',
      ],
      asks: {
        name: 'anyone-near',
        says: [
          'Is there a person you would like near you now?',
          'Would some company be good after this?',
          'Is there somebody you might sit with for a bit?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then perhaps their voice next, about this or about nothing.',
              'A message with three words in it is plenty.',
              'They need not be told everything to be company.',
            ],
          },
          {
            means: 'no',
            label: 'Not now',
            says: [
              'On your own is also a way to be.',
              'Then a quiet bit by yourself.',
              'Just you and the rest of the day, or the night.',
            ],
          },
          {
            means: 'unsure',
            label: 'Maybe later',
            says: [
              'Later keeps.',
              'It can wait until it is a plain yes or no.',
              'Maybe is a fine place to leave it.',
            ],
          },
        ],
      },
    },
    {
      id: 'door-ajar',
      says: [
        'The door stays on the latch. If there is another line, in an hour or some other day, it can go here.',
        'You can stop now and still not have stopped talking about it. The page will be where it was.',
        'That is all from me. Should more come up, it will find the same quiet as before.',
      ],
    },
  ],
  unfit: ['thought-record', 'worst-best-likely', 'body-scan', '4-7-8-breathing'],
}
