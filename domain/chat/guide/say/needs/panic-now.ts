import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const panicNow: NeedWords = {
  need: 'panic-now',
  name: 'Panic, right now',
  listens: [
    'Half sentences are enough here.',
    'That is here now, in words, outside your head.',
    'All right. One thing at a time.',
    'It does not have to make sense yet.',
    'That is a lot for one moment.',
    'Any word will do. That one did.',
    'You can write this badly; it still arrives.',
    'Okay. It is here in front of us.',
    'It may come out as fast as it likes.',
    'It may come in bits.',
    'Some of it has words now.',
    'Right. Short is good.',
    'There is no wrong way to put it.',
  ],
  arrive: [
    {
      id: 'slow-out',
      says: [
        'Short words for now. Let one breath go out slowly, as if you were cooling soup. The breath in can stay small.',
        'We start with the out-breath only. Let it leave through loose lips, longer than feels natural. In takes care of itself.',
        'I will go slowly. Breathe out as though misting a window, soft and long, and then see what the air does by itself.',
      ],
      asks: {
        name: 'floor',
        says: [
          'Can you feel the floor under one foot?',
          'Is there something solid under you that you can press against?',
          'Can you push one heel down and feel the ground push back?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I feel it',
            says: [
              'The ground holds, whatever the rest is doing.',
              'Then there is one thing that does not move.',
              'Keep that one solid spot.',
            ],
          },
          {
            means: 'no',
            label: 'Not really',
            says: [
              'That can go quiet when the alarm is loud.',
              'Then use your hands: press the palms together, or hold the edge of something.',
              'All right, we do without it.',
            ],
          },
          {
            means: 'unsure',
            label: 'I can’t tell',
            says: [
              'Hard to tell is a fair answer just now.',
              'It can stay blurry for a bit.',
              'That is all right; you need not be sure of your feet.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-wave',
      says: [
        'Panic has a shape: it climbs, it crests, it comes down the other side. You need not push it. Let it carry its own weight.',
        'Think of a wave that lifts a boat. Nobody steers the wave. For now there is only this bit of water to sit on.',
        'This kind of fear comes in surges. Between two of them there is often a small dip. You can rest in the dip.',
      ],
    },
  ],
  work: [
    {
      id: 'longer-out',
      says: [
        '{exercise} can keep the pace, so that you need not think. Small, quiet breaths, nothing deep. Or stay here and write.',
        'If it helps to follow something, {exercise} shows when to let the air go. Stop it whenever you like.',
        'A body in alarm breathes fast. {exercise} gives it something slower to copy, at your size of breath.',
      ],
      offers: ['longer-exhale', 'orienting'],
    },
    {
      id: 'weight',
      says: [
        'Let something hold you: a wall, a chair, the floor itself. Lean until it takes some of your weight.',
        'Drop your shoulders a finger’s width. Unclench one hand. The rest of the body may stay as tense as it is.',
        'Find the heaviest part of you, hips or heels perhaps, and let it be heavy. Gravity does that work unasked.',
      ],
    },
    {
      id: 'can-be-known',
      says: [
        'I cannot see your body from here, so I make no guess about it. If this is new or unlike your panic, call {emergency}.',
        'What is going on in your chest or your head, I have no way to examine. Anything unlike panic as you know it belongs with {emergency}.',
        'Two things are true: fear can do a great deal to a body, and I cannot examine yours. For something new or different there is {emergency}.',
      ],
      asks: {
        name: 'met-before',
        says: [
          'Is this like a panic you have met before?',
          'Have you been through one of these before?',
          'Do you know this one from earlier times?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I know it',
            says: [
              'Then its outline is known to you, however loud it is.',
              'An old visitor, then, as rude as before.',
              'Known does not mean easy. It does give it a name.',
            ],
          },
          {
            means: 'no',
            label: 'No, it’s new',
            says: [
              'Then let somebody who can examine you hear this: {emergency}, or a nurse line.',
              'New is reason enough to call {emergency} and let them ask the questions.',
              'A first time deserves a trained ear. That is {emergency}, not me.',
            ],
            to: 'a-person',
          },
          {
            means: 'unsure',
            label: 'I’m not sure',
            says: [
              'Unsure counts. A nurse line or {emergency} can ask what I cannot.',
              'When you cannot tell, a medical line is the right place to say so; for now, {emergency}.',
              'Then it need not be you who decides. {emergency} takes calls from people who are not sure.',
            ],
            to: 'a-person',
          },
        ],
      },
    },
    {
      id: 'look-around',
      says: [
        'Eyes open, let them wander. {exercise} takes you round the place you are in, one plain thing after another.',
        'Alarm pulls the gaze inward. {exercise} turns it out again: colours, edges, sounds, whatever is really there.',
        'Your surroundings are slower than your thoughts. {exercise} lets you borrow a little of that.',
      ],
      offers: ['orienting', 'five-senses'],
    },
    {
      id: 'let-it-shake',
      says: [
        'If you shake, let yourself shake. If it pounds, let it pound. Holding it down is extra work, and you may skip it.',
        'Try this odd thing for three breaths: stop arguing with the fear. It may stand in the room. It need not drive.',
        'Bracing against panic tends to feed it. Loosen one place, the jaw perhaps, and leave the rest.',
      ],
    },
    {
      id: 'less-air',
      says: [
        'When air seems short, the urge is to gulp. Try the opposite: a sip of air, then a slow leak out.',
        'Gulping air can make fingers tingle and the head swim. Smaller breaths, through the nose if you can, ask less of you.',
        'You can speak softly while breathing out: any word, stretched long. It slows the air without a count.',
      ],
      asks: {
        name: 'tight-spot',
        says: [
          'Where does it hold you most, the body or the mind?',
          'Which is loudest just now, body or thoughts?',
          'Is the worst of it in the body or in the thinking?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'body',
            label: 'My body',
            hears: [
              'chest',
              'heart',
              'breath',
              'body',
              'stomach',
              'throat',
              'dizzy',
              'shaking',
              'head',
              'hands',
            ],
            says: [
              'The body first, then. It may be as loud as it needs.',
              'A body in uproar is hard to live in.',
              'So it is the body that has the microphone.',
            ],
          },
          {
            means: 'thoughts',
            label: 'My thoughts',
            hears: ['thoughts', 'mind', 'thinking', 'going mad', 'crazy', 'losing control', 'what if'],
            says: [
              'Thoughts at this speed are hard to stand beside.',
              'The thoughts, then. They may race; you need not run with them.',
              'Fast thoughts. They can be heard without being obeyed.',
            ],
          },
          {
            means: 'both',
            label: 'All of it',
            hears: ['all', 'both', 'everything'],
            says: [
              'All of it at once. Then we take one corner.',
              'Everything together, and so nothing to be sorted now.',
              'The whole of it, then.',
            ],
          },
        ],
      },
    },
    {
      id: 'cool-thing',
      says: [
        'Find something cool, a spoon or a window pane. Rest a hand on it, and feel where the cold ends.',
        'Hold an object and learn it with your thumb, edge by edge. It gives the attention a small job.',
        'A sip of water, slowly, noticing it go down. It is a small act that panic did not choose.',
      ],
    },
    {
      id: 'a-person',
      says: [
        'A real voice can do what my words cannot. Two words to somebody are enough: “need you”, or “call me”.',
        'You may borrow another person for this, next door or on the phone. They need not know what to say.',
        'Company helps some bodies settle. It could be somebody in the next room, or a friend who would pick up.',
      ],
      asks: {
        name: 'somebody-near',
        says: [
          'Is there someone you could reach?',
          'Could someone be near you for ten minutes, even by phone?',
          'Is anyone within reach, in the room or on the phone?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Go to them whenever you like; this page can wait.',
              'Then you can have them beside you as well as this.',
              'A person near is worth more than anything I write.',
            ],
          },
          {
            means: 'no',
            label: 'No one now',
            says: [
              'That is a lonely place to be scared in. I can go on here with you.',
              'Then it is you and this page, for as long as you want it.',
              'Alone, this is harder. There are people on the lines: {lines}.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want to bother them',
            says: [
              'Leave it open. It can be decided in a while.',
              'Many people would rather be called than find out later. You choose.',
              'You can leave it until you know. One short text asks for very little.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-orders',
      says: [
        'Panic gives orders: run, sit down, get out, check. You can answer “in two minutes”, and see what it says then.',
        'You are allowed to leave wherever you are, and allowed to stay. If nothing there is a danger, the choice can wait a little.',
        'The alarm wants a decision this instant. Few decisions need to be made at this speed; let it wait at the counter.',
      ],
    },
    {
      id: 'hands-and-feet',
      says: [
        'Fear gathers energy for running. {exercise} lets it out sideways, through hands or feet, gently.',
        'If sitting still makes it worse, move. {exercise} gives the movement a rhythm.',
        'Something for the hands and legs to do, if they want it: {exercise}. A minute of it is plenty to try.',
      ],
      offers: ['butterfly-tap', 'walk-and-label'],
    },
    {
      id: 'its-sentence',
      says: [
        'Panic tends to repeat one line, over and over. Written out, a line is a line: it has a beginning and an end.',
        'A fear that is spoken has edges. You could put its headline here, just as it shouts it.',
        'You might set down what the alarm keeps saying. I will not argue with it or test it.',
      ],
      asks: {
        name: 'headline',
        says: [
          'What does it keep telling you?',
          'What is its headline, in a few words?',
          'Which line does it shout loudest?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a dreadful line to have shouted at you.',
              'There it is, in plain letters, and still only letters.',
              'With that line in the ear, no wonder a body sounds the alarm.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Some panic has no words at all.',
              'It can stay nameless. It need not explain itself.',
              'Then it is a sound more than a sentence.',
            ],
          },
        ],
      },
    },
  ],
  check: [
    {
      id: 'how-now',
      says: [
        'Let us look up for a moment, the way one checks the weather. No result is expected.',
        'A short pause, just to see where things stand. Whatever the answer is, it is useful.',
        'Before anything more, one look at how the last minutes went.',
      ],
      asks: {
        name: 'wave-now',
        says: [
          'Is the wave lower, the same, or higher?',
          'Has it eased, stayed, or grown?',
          'Compared with when you came, how is it?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lower',
            hears: ['lower', 'better', 'calmer', 'less', 'easing', 'eased', 'little better', 'going down'],
            says: [
              'A bit lower. Let it take its time with the rest.',
              'Some of the height has gone out of it, then.',
              'It has begun to come down, and nobody needs to hurry it.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'still', 'not really'],
            says: [
              'The same, then. We can stay as we are, or try another way.',
              'Unmoved so far. That is no fault of yours.',
              'It is taking its time.',
            ],
          },
          {
            means: 'worse',
            label: 'Higher',
            hears: ['higher', 'worse', 'more', 'grown', 'stronger', 'getting worse'],
            says: [
              'Then it is too much to do with words alone.',
              'Higher. Then a page is not enough company for it.',
              'So this is the steep part. It is a good time to let someone in.',
            ],
            to: 'a-person',
          },
        ],
      },
    },
    {
      id: 'a-number',
      says: [
        'If a number is easier than words, give me one. Nought is quiet, ten is the top.',
        'One more look at the height of it. A rough figure will do, off the top of your head.',
        'Numbers are blunt, and sometimes blunt is restful. Zero for still water, ten for the worst of it.',
      ],
      asks: {
        name: 'height',
        says: [
          'Where is it now, from 0 to 10?',
          'What number would you give this minute?',
          'How high is it, 0 to 10?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is low. Let it be low, without testing it.',
              'Low enough to hear the room again, perhaps.',
              'A small number, and a body that may still be tired.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'Somewhere in the middle. It need not be hurried.',
              'Half a wave is still a wave. No rush.',
              'In between, then. That is somewhere to stand.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is high. Then we ask nothing more of you than this minute.',
              'Up there it is hard to think. You need not.',
              'High still. Then let someone be near you, if there is anyone.',
            ],
            to: 'a-person',
          },
        ],
      },
    },
  ],
  land: [
    {
      id: 'after-wave',
      says: [
        'After a panic the body is often shaky and tired, like after a sprint. Water, something warm, and a slow quarter of an hour are plenty.',
        'Let the next while be dull on purpose. A drink, a blanket, a window. There is no need to work out why it came.',
        'What is left over may be trembling, or tears, or sleepiness. You can be slow with yourself now.',
      ],
      asks: {
        name: 'next-small',
        says: [
          'What would be a gentle next thing?',
          'What is the next ordinary thing, however small?',
          'Which small thing could come next?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Then that, at half speed.',
              'An ordinary thing. It can be done with shaky hands.',
              'That will do very well for the next step.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Then let it be nothing much: sit, and look at something far away.',
              'No need for a plan. A glass of water is a plan.',
              'It can be as small as sitting where you are.',
            ],
          },
        ],
      },
    },
    {
      id: 'door-back',
      says: [
        'If it climbs again, come back at any point, even with one word. If panics keep coming, a doctor is worth telling.',
        'You may leave now without tidying up. Another wave, tonight or next month, can be brought here just as this one was.',
        'This page stays open. So does the plain way: a person you trust, or a doctor, hearing that these come to you.',
      ],
    },
  ],
  unfit: [
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'body-scan',
    'muscle-relaxation',
    'leaves-on-a-stream',
    'thought-record',
    'worst-best-likely',
    'worry-time',
  ],
}
