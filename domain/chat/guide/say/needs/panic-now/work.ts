import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const work: NeedWords['work'] = [
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
]
