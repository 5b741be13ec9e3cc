import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const grief: NeedWords = {
  need: 'grief',
  name: 'I am grieving',
  listens: [
    'I am reading this slowly, as it should be read.',
    'That can be told twice, or ten times.',
    'There is no hurry towards the end of it.',
    'I put nothing comforting on top of that.',
    'That is part of the story, and it has a place.',
    'It may be a small thing. Small things carry a lot.',
    'Tell it in any tense you like.',
    'I am following. Leave out what you want to leave out.',
    'That stays as you said it.',
    'You may stop in the middle of a line.',
    'There is no tidy way to say such things.',
    'It has been heard, and it need not be answered.',
    'The page is patient, and it is yours.',
  ],
  arrive: [
    {
      id: 'no-right-way',
      says: [
        'I am not going to say that it gets better, or that it was for the best. It can simply be as bad as it is.',
        'There is nothing here that has to be got over. Grief has no timetable, and I have none for it.',
        'Losing is hard to put into words, and you need not find good ones. Any door into it will do.',
      ],
      asks: {
        name: 'grief-way-in',
        says: [
          'What would be right for this moment?',
          'Shall it be talking, or just getting through the hour?',
          'Where would you like to be with it now?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'heard',
            label: 'Talk about it',
            hears: ['talk', 'tell you', 'listen', 'be heard', 'about them', 'about him', 'about her'],
            says: [
              'Then tell it. I am all page.',
              'Yes. Begin with anything, even the weather of that day.',
              'I listen, then, for as long as you have words or none.',
            ],
            to: 'listen',
          },
          {
            means: 'body',
            label: 'Get through this hour',
            hears: ['get through', 'hour', 'tonight', 'body', 'breathe', 'crying', 'can’t stop', 'steady'],
            says: [
              'Only this hour, then. It is long enough.',
              'Then we look no further than the next few minutes.',
              'An hour can be crossed in small pieces.',
            ],
            to: 'this-hour',
          },
          {
            means: 'sense',
            label: 'Why it feels this way',
            hears: ['why', 'understand', 'make sense', 'normal', 'this way'],
            says: [
              'Then a few words about what grief does to people.',
              'It is a strange country. Some of it can be described.',
              'There is not much sense in it, and there is some.',
            ],
            to: 'it-comes-and-goes',
          },
          {
            means: 'unsure',
            says: [
              'It need not be known. Grief makes every choice hard.',
              'We can simply be here with it.',
              'Then no plan, only the next line.',
            ],
          },
        ],
      },
    },
    {
      id: 'how-long-since',
      says: [
        'Grief that is new and grief that is old are both grief. They only hurt in different places.',
        'Early on it can be like noise; years on, like a stair that is suddenly not there. Neither is the wrong kind.',
        'It does not go by the calendar. A loss may be last week’s, or twenty years old and fresh today.',
      ],
      asks: {
        name: 'new-or-old',
        says: [
          'Is yours new, or does it go back a while?',
          'How long has it been, roughly?',
          'Did it happen lately, or long ago?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'new',
            label: 'It’s very new',
            hears: [
              'new',
              'today',
              'yesterday',
              'days',
              'last week',
              'this week',
              'weeks',
              'recent',
              'lately',
              'just happened',
            ],
            says: [
              'So new. Nothing has to be understood at this point.',
              'Then the world is still the wrong shape.',
              'That is very near. Hours are long in such a time.',
            ],
          },
          {
            means: 'a-while',
            label: 'Some months',
            hears: [
              'month',
              'months',
              'a year',
              'last year',
              'spring',
              'summer',
              'autumn',
              'winter',
              'a while',
            ],
            says: [
              'Some months, and other people may have gone back to their lives.',
              'That is often when the quiet gets loud.',
              'Long enough for the visits to thin out, and no longer.',
            ],
          },
          {
            means: 'old',
            label: 'Long ago',
            hears: ['long ago', 'years', 'decades', 'ages', 'when i was', 'childhood'],
            says: [
              'Long ago, and here today. Both can be true.',
              'Old grief keeps its own key to the house.',
              'Years do not cancel it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Time goes odd around a loss.',
              'It may be hard to say where it began.',
              'No date is needed.',
            ],
          },
        ],
      },
    },
  ],
  work: [
    {
      id: 'who-it-was',
      says: [
        'A person is more than the way they went. There is also how they held a cup, and what made them laugh.',
        'What is missed is often tiny: a step on the stairs, a smell, a silly name. Those can be told here.',
        'The one who is missing had ordinary days. I would like this page to have one of them in it.',
      ],
      asks: {
        name: 'one-ordinary-thing',
        says: [
          'What is one ordinary thing you miss?',
          'What comes to you when you think of an ordinary day?',
          'Is there a small thing that was only theirs?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is on the page now, exactly as small or large as it was.',
              'That was read slowly, to the end.',
              'One can almost see it. That is worth having in words.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It may be too sore to touch just yet.',
              'Memory sometimes goes blank from grief. It is not a lack of love.',
              'Then it stays with you, unsaid and safe.',
            ],
          },
        ],
      },
    },
    {
      id: 'it-comes-and-goes',
      says: [
        'Grief comes and goes without asking. One can laugh at lunch and be on the floor by three, and both are honest.',
        'It has no neat stages to pass through. People go back and forth, between missing and managing, many times in one day.',
        'Forgetting it for an hour is no betrayal. Being flattened by it after a good day is no step back.',
      ],
    },
    {
      id: 'this-hour',
      says: [
        'Crying is hard on a body, and so is not being able to. {exercise} asks very little and may hold you a bit.',
        'Grief sits in the chest and the throat. {exercise} does not take it away; it keeps you company while it is there.',
        'For this hour there is {exercise}. It can be done with tears running, and left off whenever you like.',
      ],
      offers: ['butterfly-tap', 'longer-exhale'],
    },
    {
      id: 'what-sets-it-off',
      says: [
        'There are traps in every room: a song, handwriting, two cups. One is fine, and then one is not.',
        'The first of everything is hard: first Sunday, first birthday, first time something funny happens and there is nobody to tell.',
        'It can be the smallest object that does it. A coat on a hook has more force than a funeral.',
      ],
      asks: {
        name: 'what-caught-you',
        says: [
          'Was there something that brought it up today?',
          'What catches you most, these days?',
          'Which thing is hardest to look at?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Yes. A thing like that can open everything.',
              'Of all things, that. It makes its own kind of sense.',
              'It may stay where it is, or go in a drawer. Nobody else decides.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'At times it comes from nowhere.',
              'It does not need a cause to be here.',
              'Perhaps nothing in particular, then, only the lack itself.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-is-mixed-in',
      says: [
        'Grief is rarely only sadness. There can be anger in it, or guilt, or relief, or a blank where tears were expected.',
        'Other things travel with a loss, and some seem not to be allowed. They are allowed here.',
        'One may be furious with somebody one misses. One may feel nothing at all at the graveside. It all counts as grief.',
      ],
      asks: {
        name: 'mixed-in',
        says: [
          'Is one of these in it for you?',
          'What else is there, beside the missing?',
          'Which of them is hardest to say aloud?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'guilt',
            label: 'Guilt',
            hears: ['guilt', 'guilty', 'should have', 'my fault', 'if only', 'regret'],
            says: [
              'Guilt, then. It likes to rewrite the past with what is known today.',
              'The “if only” can be merciless. It is heard here without a verdict.',
              'That is a hard one to hold beside the missing.',
            ],
          },
          {
            means: 'anger',
            label: 'Anger',
            hears: ['anger', 'angry', 'furious', 'rage', 'unfair', 'hate'],
            says: [
              'Anger, then. It can stand next to love without harming it.',
              'There may be good reason for it, and it needs none here.',
              'So it burns as well as aches.',
            ],
          },
          {
            means: 'nothing',
            label: 'Relief, or nothing',
            hears: ['relief', 'relieved', 'nothing', 'numb', 'blank', 'empty', 'can’t cry'],
            says: [
              'Relief and love can share a room. So can love and numbness.',
              'That is said far less often than it is felt.',
              'Nobody is measuring the tears.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'A tangle, maybe. It can stay tangled.',
              'It may be all of them by turns.',
              'No label is called for.',
            ],
          },
        ],
      },
    },
    {
      id: 'still-to-say',
      says: [
        'Talks get cut off by a loss. What was not said can still be written, on paper or here, to them and not to me.',
        'Some people write a letter that will not be posted. It can be one line. It can be cross.',
        'If they could hear one more sentence, it might be thanks, or sorry, or just what was for dinner.',
      ],
      asks: {
        name: 'one-more-sentence',
        says: [
          'Is there something you would still tell them?',
          'What would you say, if one line could get through?',
          'What has gone unsaid?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'I leave that as it stands. It was not meant for me.',
              'It is written, and I add nothing to it.',
              'That is a line worth keeping.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'It can come another day, or not.',
              'Perhaps it was all said. Perhaps it has no words.',
              'What is unsaid may remain between you.',
            ],
          },
        ],
      },
    },
    {
      id: 'what-people-say',
      says: [
        'People mean well and say odd things: be strong, at least, time heals. You are not bound to thank them for it.',
        'Others may have a date in mind by which you should be yourself again. You need not keep their diary.',
        'You may leave the room, skip the party, not reply. You may also go and enjoy it. Grief has no dress code.',
      ],
    },
    {
      id: 'hard-to-go-on',
      says: [
        'Missing somebody can reach the point of not wanting to go on without them. That can be said, here or to a person: {lines}.',
        'If the wish to be with them turns into a wish to die, let somebody hear it tonight: {lines}.',
        'There are nights when loss pulls hard. For those there are people awake who will not be shocked: {lines}.',
      ],
    },
    {
      id: 'someone-who-knew',
      says: [
        'There may be one other person who remembers the same laugh. Two can miss somebody a little less alone.',
        'You might ask somebody for a plain favour: come and sit, bring bread, tell me a story about them.',
        'Company in grief need not talk about it. Doing the dishes side by side will also do.',
      ],
      asks: {
        name: 'who-else-misses',
        says: [
          'Is there somebody you can miss them with?',
          'Does anyone near you share this?',
          'Is there a person you could sit beside?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Then the loss has more than one keeper.',
              'Someone with whom a silence would be understood.',
              'So there is a second heart that knows the name.',
            ],
          },
          {
            means: 'no',
            label: 'No, just me',
            says: [
              'Then you carry the remembering alone, and that is a lot.',
              'It is a lonely post. There are lines with people on them, too: {lines}.',
              'Only you. There are grief groups where nobody needs it explained.',
            ],
          },
          {
            means: 'unsure',
            label: 'They grieve differently',
            says: [
              'Two people can lose the same one and not recognise each other’s grief.',
              'That can feel like a second distance.',
              'Different, then. Theirs need not be the measure of yours.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'how-it-is-to-talk',
      says: [
        'I am not asking whether it is better. Only how it is for you to have it out on the table.',
        'A look to the side, at you. Talking of a loss can ease, and it can open things.',
        'Here is a pause, and in it one question about this hour only.',
      ],
      asks: {
        name: 'eased-or-opened',
        says: [
          'Is this hour a little easier, the same, or harder?',
          'Has it eased, stayed, or become more raw?',
          'How is it now, beside how it was before?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A little easier',
            hears: ['easier', 'better', 'eased', 'lighter', 'a bit', 'a little', 'calmer'],
            says: [
              'A little easier, and nothing is forgotten by that.',
              'That is allowed, even today.',
              'Then there may be room for a breath.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'no different', 'not really', 'still'],
            says: [
              'The same. It is not a thing that words mend.',
              'As before, then, only less alone with it for a while.',
              'It need not change to be spoken of.',
            ],
          },
          {
            means: 'worse',
            label: 'More raw',
            hears: ['raw', 'harder', 'worse', 'more', 'heavier', 'opened'],
            says: [
              'Raw, then. We can stop digging, and only sit.',
              'That happens when it is touched. We go softly from here.',
              'So it hurts more. Let us stay with the hour and nothing else.',
            ],
            to: 'this-hour',
          },
        ],
      },
    },
    {
      id: 'how-much-room',
      says: [
        'Some days grief fills the house; on others it keeps to one chair. Both kinds of day come.',
        'One could ask how much of this moment it takes up. It may be all of it.',
        'A rough figure, if you want one: at nought it leaves you room, at ten there is nothing else.',
      ],
      asks: {
        name: 'room-it-takes',
        says: [
          'How much room does it take now, 0 to 10?',
          'From 0 to 10, how much of you is in it?',
          'What number would this hour have, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'Then it has moved to its chair for now.',
              'There is some room beside it. You may use it.',
              'A small number does not make it a small loss.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Half of the house, then.',
              'It is there, and so are you.',
              'Some of the moment is still yours.',
            ],
          },
          {
            means: 'high',
            says: [
              'Then it is everywhere. You need not look for a way round.',
              'That is nearly all of it. Then only very small things.',
              'So full. A person next to you would be worth more than I am.',
            ],
            to: 'someone-who-knew',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'a-place-for-it',
      says: [
        'It can have a place in the day: a candle, a photograph, a dish they liked, ten minutes on a bench. The rest of the day may be about something else.',
        'You could give the missing a small shape before the day goes on: a song played through, a walk they knew.',
        'Drink something, eat something plain, be early to bed. Grieving is work, and bodies tire of it.',
      ],
      asks: {
        name: 'what-next-gently',
        says: [
          'What might the next hour hold, gently?',
          'Is there something small you would like to do now?',
          'What comes next in this day?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That sounds like something the day can hold.',
              'It need be no more than that.',
              'Then let it be that, with or without tears.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then just the next ordinary thing, whenever it turns up.',
              'The day will bring something. It need not be chosen.',
              'Sitting is enough of a plan.',
            ],
          },
        ],
      },
    },
    {
      id: 'tell-more-another-day',
      says: [
        'There may be more to tell, on a birthday, on a Tuesday. You can bring it here, and I will read it fresh.',
        'We can leave it there. If the nights get too long, there are people to call on: {lines}.',
        'Go gently. What there is to tell about them does not have to be finished here or anywhere.',
      ],
    },
  ],
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'leaves-on-a-stream',
    'urge-surfing',
    'body-scan',
  ],
}
