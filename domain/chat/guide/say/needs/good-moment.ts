import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const goodMoment: NeedWords = {
  need: 'good-moment',
  name: 'Something good happened',
  listens: [
    'That is good to read.',
    'Yes, tell me that part slowly.',
    'Your words suit it better than mine would.',
    'It can be told in full.',
    'That belongs in it, too.',
    'Nothing needs to come after that.',
    'A detail like that is worth writing down.',
    'I am reading, and leaving the good in it alone.',
    'So that was in it as well.',
    'Let it have its whole length.',
    'There is no “but” coming from me.',
    'It can be as good as you say.',
    'Go on, this is worth the space.',
  ],
  arrive: [
    {
      id: 'let-it-be-good',
      says: [
        'That is good news, and it can be just that. Nothing needs doing with it.',
        'Then let us stay with it for a while, before the day moves on.',
        'Good things are worth telling too, and not only the other kind. It has come to the right place.',
      ],
      asks: {
        name: 'how-to-stay',
        says: [
          'What would you like to do with it?',
          'How shall we be with it?',
          'Which of these would suit it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Just tell it',
            hears: ['just tell', 'tell you', 'tell it', 'tell someone', 'say it'],
            says: [
              'Then tell it, from wherever it begins.',
              'I am reading. Leave nothing nice out.',
              'All ears, and no advice.',
            ],
            to: 'listen',
          },
          {
            means: 'stay',
            label: 'Stay with it a while',
            hears: ['stay with it', 'enjoy it', 'keep it', 'savour', 'savor', 'make it last'],
            says: [
              'Yes, let it take its time.',
              'Then we go slowly through it.',
              'It can be made to last a little.',
            ],
            to: 'one-picture',
          },
          {
            means: 'distrust',
            label: 'I don’t quite trust it',
            hears: [
              'don’t trust it',
              'dont trust it',
              'too good',
              'waiting for the catch',
              'won’t last',
              'scared it',
            ],
            says: [
              'It can be good and a bit unsafe to touch.',
              'That may come along with good things. It can stand next to it.',
              'You need not trust it to look at it.',
            ],
            to: 'and-the-but',
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'one-picture',
      says: [
        'Out of the whole of it, one moment may stand out, like a photograph. We can look at that one.',
        'Somewhere in it there is a few seconds’ worth that you would keep if you could keep only that.',
        'Let us find the very middle of it, the part that the rest is folded around.',
      ],
      asks: {
        name: 'which-moment',
        says: ['Which moment is that?', 'What is in the picture?', 'Which few seconds would you keep?'],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That gives it an edge and a middle.',
              'That is the one, then.',
              'So those are the seconds. I have them in your words.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then it is good all over, with no middle.',
              'It need not have a best bit.',
              'The whole of it will do.',
            ],
          },
        ],
      },
    },
    {
      id: 'through-the-senses',
      says: [
        'A good moment has a light, a sound, perhaps a smell. Any one of these can bring it nearer.',
        'It happened somewhere, with colours in it and air of some kind. Those can be told as well.',
        'Look about in it, as you would in a room you like. Small things count, such as a cup or a coat.',
      ],
      asks: {
        name: 'what-was-there',
        says: [
          'What was there to see or hear?',
          'What small thing do you notice in it?',
          'What did the air or the light do?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That makes it a place one can stand in.',
              'A small thing, and now it is kept.',
              'Now it has its colours.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It does not have to have scenery.',
              'Then it is good without a view.',
              'That is all right; it was there without being noticed.',
            ],
          },
        ],
      },
    },
    {
      id: 'where-it-sits',
      says: [
        'It may be somewhere in you as you write: in the shoulders, the face, or how the chair feels. Or only in the words.',
        'Good news has a way of being in the hands or the corners of the mouth. It may also be quite quiet.',
        'You can let it be as large in you as it likes, or as shy. I am not measuring.',
      ],
    },
    {
      id: 'your-part',
      says: [
        'Some good things arrive by luck, and some have your hand in them. Often it is a bit of each.',
        'There may be something of you in this: a step, a word, a day on which you kept at it.',
        'It came from somewhere. Part of the way may have been walked by you.',
      ],
      asks: {
        name: 'hand-in-it',
        says: [
          'Did you have a hand in it?',
          'Is some of this your doing?',
          'Is there a piece of it that came from you?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, a bit',
            says: [
              'Then that part has your name on it.',
              'So it did not only happen to you. You were in it.',
              'That can be said without blushing.',
            ],
          },
          {
            means: 'no',
            label: 'No, it just came',
            says: [
              'Then it was a present. Presents are allowed.',
              'Luck, then. It tastes no worse.',
              'It need not be earned to be yours.',
            ],
          },
          {
            means: 'unsure',
            label: 'Hard to say',
            says: ['It does not need an author.', 'That can stay mixed.', 'Then we do not divide it up.'],
          },
        ],
      },
    },
    {
      id: 'who-shares',
      says: [
        'Good things can grow a little when they are told twice. There may be someone who would want to know.',
        'Perhaps there was another person in it, or one you thought of straight away.',
        'Some news looks for company, and some likes to be kept in a pocket first. Both are good homes for it.',
      ],
      asks: {
        name: 'who-would-smile',
        says: [
          'Who would smile at this?',
          'Is there someone you thought of?',
          'Who else might like to hear it?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then it already has a second home.',
              'That would be one place for it to land.',
              'So that is who comes to mind.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then it can be yours alone for now.',
              'A pocket is a fine place for it.',
              'It shines without an audience.',
            ],
          },
        ],
      },
    },
    {
      id: 'small-is-fine',
      says: [
        'It does not have to be a big thing. A seat by the window on the bus is a good thing too.',
        'There is no smallest size for a good moment. If you noticed it, it was big enough.',
        'Ten minutes that were all right are ten minutes. They do not have to change your life.',
      ],
    },
    {
      id: 'and-the-but',
      says: [
        'If a “but” turns up behind it, the two can sit side by side. The good one need not give up its chair.',
        'A worry may come to look at it, as worries do. It can look, and the moment is still what it was.',
        'It is allowed to be good without being safe for ever. Today’s bit has already happened, and stays happened.',
      ],
    },
    {
      id: 'not-a-duty',
      says: [
        'You do not have to hold it tight, or make the most of it. It can come and go like a cat.',
        'Nothing follows from it. You need not be grateful in the right way, nor cheerful for the rest of the week.',
        'It is no test of how you are doing. It is one good thing, and can be enjoyed as one.',
      ],
    },
    {
      id: 'say-it-once-more',
      says: [
        'We could put it into one plain line, to have it at hand. Something like a note on the fridge.',
        'If a grey day asks what there was this week, one sentence could answer. It can be a very short one.',
        'A moment keeps better with a title. It may be a silly one.',
      ],
      asks: {
        name: 'one-line',
        says: [
          'What would the line be?',
          'What title would you give it?',
          'How would you say it in six words?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That would go nicely on a fridge.',
              'Short, and it is all in there.',
              'I would know it again by that.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can go about without a title.',
              'Then it stays longer than a line.',
              'Some things will not be labelled. Good for them.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-it-shows',
      says: [
        'Things that do us good often point at what we care about. This one may be pointing somewhere.',
        'There is perhaps a reason why it was this, and not another thing, that was good.',
        'One could ask what it says about what you love. One could also just enjoy it.',
      ],
      asks: {
        name: 'what-matters-in-it',
        says: [
          'What is it in this that matters to you?',
          'What made it good, do you think?',
          'What does it touch that you care about?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'So that is what it grows from.',
              'That is a plain and good reason.',
              'I see why it would be this one.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can be good for no reason.',
              'Then we leave it unexplained, which suits it.',
              'Not everything nice has a because.',
            ],
          },
        ],
      },
    },
    {
      id: 'once-more-slowly',
      says: [
        'If you like, go through it once more from the start, at walking pace, and stop where it is best.',
        'It can be told a second time, for no other reason than that it is pleasant to tell.',
        'You may go back to the beginning of it and arrive again. I read it as if it were new.',
      ],
    },
    {
      id: 'other-weather',
      says: [
        'Other things may be hard at the same time, and this takes nothing away from them. Nor do they from it.',
        'A good hour in a bad month is still a good hour. It does not have to stand for more.',
        'You can be tired, or sad about something, and have this too. It asks for no tidy mood.',
      ],
    },
    {
      id: 'it-may-fade',
      says: [
        'Good moments thin out as one looks at them; that is nobody’s fault. It was there, and you told it.',
        'It may get fainter now. It need not be held on to in order to have been real.',
        'Perhaps it has gone a little out of reach. You can let it lie, and turn to whatever is here instead.',
      ],
    },
  ],
  check: [
    {
      id: 'as-you-tell-it',
      says: [
        'We have looked at it from a few sides now, and things can change in the telling.',
        'A glance at the good thing itself, after all these words.',
        'One small look at what it is doing while you write.',
      ],
      asks: {
        name: 'grows-or-fades',
        says: [
          'Is it growing, staying as it was, or fading?',
          'Has it come nearer, stayed put, or slipped away?',
          'Is there more of it now, as much, or less?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'It grows',
            hears: ['grows', 'growing', 'more', 'nearer', 'better', 'bigger'],
            says: ['Then it likes being told.', 'So let it have the room.', 'There is more of it, then.'],
            to: 'land',
          },
          {
            means: 'same',
            label: 'Still there',
            hears: ['still there', 'as it was', 'the same', 'stayed', 'as much'],
            says: [
              'Still there is quite something.',
              'It keeps, then.',
              'Steady as it is, and that is enough.',
            ],
          },
          {
            means: 'worse',
            label: 'It fades',
            hears: ['fades', 'fading', 'less', 'slipped away', 'worse', 'gone'],
            says: [
              'Then let it go softly.',
              'That happens. You did nothing to it.',
              'No chasing after it, then.',
            ],
            to: 'it-may-fade',
          },
        ],
      },
    },
    {
      id: 'room-for-more',
      says: [
        'There may be more of it to tell, or it may be told. Either is a nice place to be.',
        'This can go on for as many lines as you care to write.',
        'It has been given a good few lines by now, and could have more.',
      ],
      asks: {
        name: 'more-of-it',
        says: [
          'Is there more to it?',
          'Do you want to tell some more?',
          'Shall we stay with it a bit longer?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, more',
            says: ['Then more of it, please.', 'The page is long enough.', 'Let it come.'],
          },
          {
            means: 'no',
            label: 'That was it',
            says: ['Then it is whole.', 'A good thing, with an end to it.', 'Told, and well kept.'],
            to: 'land',
          },
          {
            means: 'unsure',
            label: 'Not sure',
            says: [
              'It can trail off nicely.',
              'Then we let it hang in the air a little.',
              'No need to decide that about a good thing.',
            ],
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'keep-it-near',
      says: [
        'Then you can take it along into whatever is next. It is light to carry.',
        'It has happened now, and is among the things that have been. You can leave it there and look in sometimes.',
        'The day goes on, and this has been in it. That much is settled.',
      ],
      asks: {
        name: 'where-to-now',
        says: [
          'What is next for you, after this?',
          'Where does it go with you from here?',
          'What comes now in your day?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then off with the two of you.',
              'That has a good thing behind it, at least.',
              'May it go along quietly beside that.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Nothing need be next.',
              'A bit of nothing goes well with it.',
              'Then just sit there with it for a minute.',
            ],
          },
        ],
      },
    },
    {
      id: 'go-well',
      says: [
        'I leave you with it. If there is another one some day, of any size, this is a place to tell it.',
        'That is a good place to stop. The page is here for the bright hours as well as the others.',
        'Go on with your day, or your night, and let it come along. There is a door here if you want one.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'urge-surfing',
    'maybe-maybe-not',
    'notice-the-thought',
    'leaves-on-a-stream',
    'stop-and-choose',
    'attention-switch',
    'body-scan',
    'cool-pack',
    '4-7-8-breathing',
  ],
}
