import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const panicNow: NeedWords = {
  need: 'panic-now',
  name: 'Panic, right now',
  listens: [
    'That is a lot at once.',
    'Half sentences are enough here.',
    'It does not have to make sense.',
    'Panic is so loud while it is here.',
    'A minute like this can feel very long.',
    'This is a hard thing to be in the middle of.',
    'Panic can take hold of the whole body.',
    'It comes fast and wants everything at once.',
    'There is nothing small about panic.',
    'It is frightening when a body gets this loud.',
    'You do not have to do this well.',
    'It is hard to think with so much going on.',
    'Here with you, one moment at a time.',
  ],
  arrive: [
    {
      id: 'slow-out',
      says: [
        'Breathe out slowly, as if you were cooling hot soup. Then let the air come in by itself, small and easy.',
        'First, only the breath out. Make it slow and long, through your lips. Do not try to breathe in deeply.',
        'I will go slowly with you. Blow out gently, as if you were misting a window. Then let the next breath come.',
      ],
      asks: {
        name: 'floor',
        says: [
          'Can you feel the floor under your feet?',
          'Can you press your feet or your back against something solid?',
          'Can you push one heel down and feel the ground?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I feel it',
            says: [
              'Good. Keep your attention there for a few breaths.',
              'That part of you is steady. Stay with it.',
              'Press a little more, then let go.',
            ],
          },
          {
            means: 'no',
            label: 'Not really',
            says: [
              'Try your hands: press your palms together, or hold the edge of something.',
              'All right, leave that. Hold on to something near you.',
              'That happens in a panic. Touch something cool or rough instead.',
            ],
          },
          {
            means: 'unsure',
            label: 'I can’t tell',
            says: [
              'No matter. Just look at one thing near you.',
              'No need to be sure. Keep the slow breath out going.',
              'Then leave your feet. Look at something that does not move.',
            ],
          },
        ],
      },
    },
    {
      id: 'the-wave',
      says: [
        'Panic is like a wave: it rises, it reaches a top, and it comes down. You can let it do that.',
        'A panic feels as if it could only get worse. Most of them peak within minutes, and then come down bit by bit.',
        'There is no need to stop the panic. You only have to get through this minute, and then the next one.',
      ],
    },
  ],
  work: [
    {
      id: 'longer-out',
      says: [
        '{exercise} can set the pace, so that you do not have to think. Small, quiet breaths. Or stay here and write.',
        'If you want something to follow, {exercise} is on the card below. Stop it whenever you like.',
        'In a panic, breathing often gets fast. {exercise} can help you slow down a little, in your own time.',
      ],
      offers: ['longer-exhale', 'orienting'],
    },
    {
      id: 'weight',
      says: [
        'Lean on something: a wall, a chair, the floor. Let it take some of your weight.',
        'Drop your shoulders a little. Open one hand. The rest of you can stay tense for now.',
        'Sit or lean back, and feel where you touch the chair or the bed. Stay with that for a moment.',
      ],
    },
    {
      id: 'can-be-known',
      says: [
        'I cannot see or check your body. If this is new, or not like your panic before, call {emergency}.',
        'I cannot tell from here what is going on in your body. If it feels different from your usual panic, call {emergency}.',
        'Fear can do a lot to a body. I cannot examine yours, so for anything new or different there is {emergency}.',
      ],
      asks: {
        name: 'met-before',
        says: [
          'Have you had panic like this before?',
          'Is this like a panic you have had before?',
          'Do you know this feeling from earlier times?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, I know it',
            says: [
              'Then you have been through this before. That does not make it easy.',
              'Then you know what it can feel like, even if it is awful each time.',
              'It is back, and it is just as nasty. You know its name, at least.',
            ],
          },
          {
            means: 'no',
            label: 'No, it’s new',
            says: [
              'Then please call {emergency} or a nurse line, so that someone can check.',
              'If it is new, let someone examine you. Call {emergency} and tell them what you feel.',
              'A first time should be checked by a person. Call {emergency}, or ask someone near you to call.',
            ],
            to: 'a-person',
          },
          {
            means: 'unsure',
            label: 'I’m not sure',
            says: [
              'If you are unsure, call a nurse line or {emergency}. They can ask what I cannot.',
              'Then let someone else decide. {emergency} takes calls from people who are not sure.',
              'When you cannot tell, it is right to ask a medical person. For now that is {emergency}.',
            ],
            to: 'a-person',
          },
        ],
      },
    },
    {
      id: 'look-around',
      says: [
        'With your eyes open, {exercise} takes you round the room, one thing after another.',
        'Panic makes you look inward. {exercise} helps you look out: colours, shapes, sounds around you.',
        'Look at what is really there: the wall, the light, the door. {exercise} leads you through it.',
      ],
      offers: ['orienting', 'five-senses'],
    },
    {
      id: 'let-it-shake',
      says: [
        'If you shake, let it shake. If your heart pounds, let it pound. Holding it down only tires you.',
        'For three slow breaths, try not to fight the fear. It can be there, and you need not do what it says.',
        'When we tense up against panic, it often gets stronger. Loosen one place, your jaw perhaps.',
      ],
    },
    {
      id: 'less-air',
      says: [
        'When you feel short of air, you want to gulp it in. Try the opposite: a small breath in, and a slow breath out.',
        'Fast breathing can make your fingers tingle and your head spin. Small breaths through the nose can ease that.',
        'Hum, or say one word slowly as you breathe out. It slows the breath, and you do not have to count.',
      ],
      asks: {
        name: 'tight-spot',
        says: [
          'Is it worse in your body or in your thoughts?',
          'Where do you feel it most, body or thoughts?',
          'What is harder right now, your body or your thoughts?',
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
              'Then we stay with the body first.',
              'A body in panic is scary to be in.',
              'All right, body first. Slow breath out.',
            ],
          },
          {
            means: 'thoughts',
            label: 'My thoughts',
            hears: ['thoughts', 'mind', 'thinking', 'going mad', 'crazy', 'losing control', 'what if'],
            says: [
              'Then the thoughts are racing. You do not have to answer them.',
              'Let them race. There is no need to keep up.',
              'Scary thoughts feel very true in a panic.',
            ],
          },
          {
            means: 'both',
            label: 'All of it',
            hears: ['all', 'both', 'everything'],
            says: [
              'All of it at once. Then we do one small thing only.',
              'Everything together is a lot. We leave it unsorted.',
              'Then just breathe out slowly, and read on.',
            ],
          },
        ],
      },
    },
    {
      id: 'cool-thing',
      says: [
        'Find something cool, like a glass or a window. Put your hand on it and feel how cold it is.',
        'Take something in your hand: keys, a pen, your sleeve. Feel the edges with your thumb.',
        'If you have water near you, take a small sip. Feel it go down.',
      ],
    },
    {
      id: 'a-person',
      says: [
        'A real voice can help more than I can. You could text someone two words: “call me”.',
        'You could go to someone near you, or phone. They do not have to know what to say.',
        'It often helps to have someone there. They can just sit with you or stay on the phone.',
      ],
      asks: {
        name: 'somebody-near',
        says: [
          'Is there someone you could reach?',
          'Could someone be with you for ten minutes, even by phone?',
          'Is there anyone near, in the room or on the phone?',
        ],
        reads: 'yes-no',
        answers: [
          {
            means: 'yes',
            label: 'Yes, there is',
            says: [
              'Go to them or call them now. I will still be here.',
              'Good. Tell them: I am having a panic, please stay with me.',
              'Then do that now, if you can. You can keep this open too.',
            ],
          },
          {
            means: 'no',
            label: 'No one now',
            says: [
              'Then stay here with me. You can also talk to a person on the phone: {lines}.',
              'Being alone makes it harder. We go on together, one small thing at a time.',
              'There are people you can call at any hour: {lines}. Or we go on here.',
            ],
          },
          {
            means: 'unsure',
            label: 'I don’t want to bother them',
            says: [
              'You can leave that for now.',
              'Most people would want to know. It is up to you.',
              'A short text is not a big thing to ask. You can also wait.',
            ],
          },
        ],
      },
    },
    {
      id: 'no-orders',
      says: [
        'Panic says: run, get out, check. You can tell it “in two minutes”, and then look again.',
        'You may leave where you are, and you may stay. If there is no real danger there, you can wait a little before you choose.',
        'Nothing has to be decided while you feel like this. Unless there is danger, it can wait ten minutes.',
      ],
    },
    {
      id: 'hands-and-feet',
      says: [
        'Panic gives you energy to run. {exercise} lets some of it out, through your hands or feet.',
        'If sitting still makes it worse, move. {exercise} can give the movement a steady beat.',
        'Do something with your hands or legs, if that helps: {exercise}. One minute is enough to try.',
      ],
      offers: ['butterfly-tap', 'walk-and-label'],
    },
    {
      id: 'its-sentence',
      says: [
        'Panic often repeats one scary sentence. It can help to write it down, just as it comes.',
        'You can write here what the fear keeps saying. I will not argue with it.',
        'It can help to put the fear into words. Write it in a few words, if you want.',
      ],
      asks: {
        name: 'headline',
        says: [
          'What does the fear keep saying?',
          'What is the scariest thought right now?',
          'Which sentence comes again and again?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'That is a frightening thing to hear in your head.',
              'With that thought, it is clear why your body is so alarmed.',
              'I see why that scares you. You have written it down, and you do not have to answer it.',
            ],
          },
          {
            means: 'unsure',
            says: [
              'Sometimes there is no sentence, only fear.',
              'It does not need words to be scary.',
              'Then back to the slow breath out.',
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
        'Let us see how you are now, whatever the answer.',
        'A short pause, to see where you are with it.',
        'Before we go on, I would like to know how it is.',
      ],
      asks: {
        name: 'wave-now',
        says: [
          'Is the panic lower, the same, or higher?',
          'Has it gone down, stayed the same, or gone up?',
          'How is it now, next to when you came?',
        ],
        reads: 'choice',
        answers: [
          {
            means: 'better',
            label: 'A bit lower',
            hears: ['lower', 'better', 'calmer', 'less', 'easing', 'eased', 'little better', 'going down'],
            says: [
              'Good, it is coming down. Let it take its time.',
              'A bit lower. Nothing more is needed right now.',
              'It has started to go down. Let it go at its own speed.',
            ],
            to: 'land',
          },
          {
            means: 'same',
            label: 'The same',
            hears: ['same', 'no change', 'still', 'not really'],
            says: [
              'The same as before, and it is not your fault. We try something else.',
              'Sometimes it takes a while. One more slow breath out.',
              'All right. We keep going, one small thing at a time.',
            ],
          },
          {
            means: 'worse',
            label: 'Higher',
            hears: ['higher', 'worse', 'more', 'grown', 'stronger', 'getting worse'],
            says: [
              'Higher is hard. Now it would be good to have someone with you.',
              'Then please do not stay alone with it. If it feels different from panic, {emergency}.',
              'It has gone up. Let us get someone to be with you.',
            ],
            to: 'a-person',
          },
        ],
      },
    },
    {
      id: 'a-number',
      says: [
        'If a number is easier than words, give me one. Zero is calm, ten is the worst.',
        'You can answer with a number. A rough guess will do.',
        'Let us check how strong it is right now. Ten is as bad as it gets.',
      ],
      asks: {
        name: 'height',
        says: [
          'How strong is the panic, 0 to 10?',
          'What number would you give it right now?',
          'From 0 to 10, how bad is this minute?',
        ],
        reads: 'scale',
        answers: [
          {
            means: 'low',
            says: [
              'That is low. No need to test if it stays.',
              'Low now. You may feel tired after this, and that is normal after a panic.',
              'It has come down a lot. Rest for a bit.',
            ],
            to: 'land',
          },
          {
            means: 'middle',
            says: [
              'It is in the middle. It can come down slowly.',
              'Half as bad is still a lot. We can go on.',
              'All right. It is still there, but there is some room.',
            ],
          },
          {
            means: 'high',
            says: [
              'That is as strong as it gets. You only have to get through this minute.',
              'It is hard to think at that height, and nothing needs thinking out.',
              'Still very strong. Let someone be near you, if you can.',
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
        'After a panic you may feel shaky and tired, as if you had been running. Drink something, and sit for a while.',
        'Go easy for the next half hour. Have a drink, get warm, rest. Why it came can be a question for later.',
        'You may still tremble, or cry, or feel sleepy. That can happen afterwards. Take things slowly now.',
      ],
      asks: {
        name: 'next-small',
        says: [
          'What would be a gentle next thing for you?',
          'What small thing will you do next?',
          'What would feel good right now?',
        ],
        reads: 'open',
        answers: [
          {
            means: 'told',
            says: [
              'Good. Do that slowly.',
              'That is a good next thing, even with shaky hands.',
              'Yes, do that, and nothing more for now.',
            ],
            to: 'land',
          },
          {
            means: 'unsure',
            says: [
              'Then just sit for a while and look out of a window.',
              'A glass of water is a good start.',
              'You can stay right where you are for a bit.',
            ],
            to: 'land',
          },
        ],
      },
    },
    {
      id: 'door-back',
      says: [
        'If it comes back, write here, even just one word. If panics keep coming, tell a doctor. It can be helped.',
        'You may go now. If you have another panic, tonight or next month, you can come back.',
        'A panic can be talked about here at any hour. It also helps to tell someone you trust, or a doctor, that you have these.',
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
