import type { Flow, Way } from '#domain/safety/flow/flow.ts'
import type { Meaning } from '#domain/safety/flow/meaning.ts'

// A person nearby, somebody on the line, and distance from what could do harm: the steps of a safety plan as the WHO's LIVE
// LIFE and the Action Alliance describe them, in words of our own. No means, no place, and the talk is not locked.
const unsafe: Way = { label: 'I am not safe', means: ['close', 'unsafe', 'no'], to: 'unsafe' }
const notSure: Way = { label: 'I am not sure', means: ['unsure', 'somewhat'], to: 'unsafe' }
const coming: Way = { label: null, means: ['coming', 'called'], to: 'coming' }
const safe = (to: string, ...also: Meaning[]): Way => ({
  label: 'I am safe for now',
  means: ['not-dying', 'safe', 'well', ...also],
  to,
})

const company: Way[] = [
  { label: 'There is nobody', means: ['alone', 'no', 'cannot'], to: 'nobody' },
  { label: null, means: ['coming'], to: 'coming' },
  { label: 'I have called', means: ['called', 'help-here', 'company'], to: 'called' },
  { label: null, means: ['not-dying', 'safe', 'well'], to: 'safe' },
  { label: 'There is someone', means: ['someone', 'yes'], to: 'someone' },
]

/** Also where any other flow ends at the question whether one is safe oneself. */
export const suicideFlow: Flow = {
  start: 'safe-now',
  startInEmergency: 'call',
  atEdge: 'step-back',
  alsoStarts: ['at-hand'],
  steps: {
    'at-hand': {
      says: ['Let there be a door between you and them, and let somebody else have them tonight.'],
      asks: 'Are you thinking of taking them?',
      ways: [
        { label: 'Yes', means: ['close', 'unsafe', 'yes', 'somewhat'], to: 'unsafe' },
        { label: 'I am not sure', means: ['unsure'], to: 'unsafe' },
        { label: 'No', means: ['not-dying', 'no', 'safe', 'well'], to: 'safe' },
        coming,
        { label: null, means: ['help-here', 'company', 'called'], to: 'called' },
        { label: null, means: ['cannot'], to: 'cannot' },
        { label: null, means: ['alone'], to: 'nobody' },
      ],
    },
    'safe-now': {
      says: [],
      asks: 'Are you safe right now?',
      ways: [
        unsafe,
        notSure,
        safe('safe', 'yes'),
        coming,
        { label: null, means: ['help-here', 'company'], to: 'called' },
        { label: null, means: ['cannot'], to: 'cannot' },
        { label: null, means: ['alone'], to: 'nobody' },
      ],
    },
    call: {
      says: [
        'Please call {emergency} now, or have somebody do it for you. Then go to where other people are.',
        'The next step is one call: {emergency}. Say where you are. You need not explain the rest.',
      ],
      asks: 'Have you called?',
      ways: [
        { label: null, means: ['coming'], to: 'coming' },
        { label: 'I have called', means: ['called', 'yes', 'help-here', 'company'], to: 'called' },
        { label: null, means: ['away'], to: 'unsafe' },
        { label: 'I cannot call', means: ['cannot', 'alone'], to: 'cannot' },
        { label: 'Not yet', means: ['no', 'unsure', 'unsafe'], to: 'unsafe' },
        safe('safe'),
      ],
    },
    unsafe: {
      says: [
        'I take that seriously. If you can, move away from anything that could do harm, to where people are. You can {talk}. If the danger is here now, call {emergency}.',
        'Then the next few minutes are what counts. Put some distance between you and what could do harm.',
        'Stay on this page if it helps, and let a real voice be there too.',
      ],
      asks: 'Who could be with you, or on the phone with you, in the next few minutes?',
      ways: company,
    },
    'step-back': {
      says: [
        'Please step back now, a long way, to where the ground is firm and people are. Then call {emergency}, or {talk}.',
        'One step back, and then another. Sit down where somebody can see you, and call {emergency}.',
      ],
      asks: 'Have you stepped back?',
      ways: [
        { label: 'Yes', means: ['yes', 'safe', 'away', 'well', 'agrees'], to: 'unsafe' },
        { label: 'I cannot', means: ['no', 'cannot', 'unsure', 'unsafe', 'alone'], to: 'call' },
        { label: 'Somebody is with me', means: ['company', 'help-here', 'called'], to: 'called' },
        { label: null, means: ['coming'], to: 'coming' },
      ],
    },
    safe: {
      says: [
        'Good to know. It can change quickly, so keep the numbers near.',
        'Then there is a little room. The numbers stay where you can see them.',
      ],
      asks: 'Who could you tell about this today?',
      ways: [
        { label: null, means: ['company', 'help-here', 'called'], to: 'called' },
        { label: null, means: ['coming'], to: 'coming' },
        { label: 'There is someone', means: ['someone', 'yes', 'agrees'], to: 'someone' },
        { label: 'There is nobody', means: ['alone', 'no', 'cannot'], to: 'listen' },
        { label: 'Not today', means: ['unsure'], to: 'listen' },
        { label: null, means: ['close', 'unsafe'], to: 'unsafe' },
      ],
    },
    someone: {
      says: [
        'Please tell them now. A few words are enough: “I am not doing well. Please stay with me.”',
        'Send it as it comes: “Please ring me. It is bad tonight.” They need not know what to say.',
      ],
      asks: 'Have you reached them?',
      ways: [
        { label: null, means: ['coming'], to: 'coming' },
        { label: 'Yes', means: ['called', 'yes', 'help-here', 'company'], to: 'called' },
        { label: 'Not yet', means: ['no', 'unsure', 'cannot', 'alone'], to: 'nobody' },
        { label: null, means: ['someone'], to: 'someone' },
        { label: null, means: ['close', 'unsafe'], to: 'unsafe' },
        { label: null, means: ['not-dying', 'safe', 'well'], to: 'listen' },
      ],
    },
    nobody: {
      says: [
        'Then the people on the lines are the ones for now. You need not explain it well. I cannot send help from here.',
        'A stranger whose work this is can be easier than a friend. They hear this every night.',
      ],
      asks: 'Would you call or write to them now?',
      ways: [
        { label: null, means: ['coming', 'company'], to: 'coming' },
        { label: null, means: ['called'], to: 'called' },
        { label: 'I will', means: ['yes', 'agrees', 'someone'], to: 'writing' },
        { label: 'I cannot', means: ['cannot', 'no', 'alone', 'unsure'], to: 'cannot' },
        { label: null, means: ['unsafe'], to: 'cannot' },
        { label: null, means: ['not-dying', 'safe', 'well'], to: 'listen' },
      ],
    },
    cannot: {
      says: [
        'Calling can feel like too much. Writing to them may do, and so does going to where there are people.',
        'Then something smaller: open the front door, sit where others can see you, knock next door.',
      ],
      asks: 'Which of these is the smallest step you could take?',
      ways: [
        { label: 'Go to people', means: ['someone', 'yes'], to: 'called' },
        { label: 'Write to a line', means: ['called', 'agrees'], to: 'writing' },
        { label: null, means: ['coming', 'company'], to: 'coming' },
        { label: 'None of them', means: ['no', 'cannot', 'alone', 'unsure', 'unsafe'], to: 'staying' },
        { label: null, means: ['not-dying', 'safe', 'well'], to: 'listen' },
      ],
    },
    called: {
      says: [
        'Stay with them for as long as it takes. This page can wait.',
        'Let them do the next part with you. You can write here beside it.',
      ],
      asks: 'Is it a little safer than before?',
      ways: [
        {
          label: 'A little',
          means: ['yes', 'somewhat', 'safe', 'well', 'help-here', 'company', 'called'],
          to: 'listen',
        },
        { label: 'No', means: ['no', 'unsafe', 'cannot', 'alone'], to: 'staying' },
        { label: 'I cannot tell', means: ['unsure'], to: 'staying' },
      ],
    },
    writing: {
      says: [
        'Then do it now, before it gets harder. One line is enough for a start: “It is bad tonight.” They ask the rest.',
      ],
      asks: 'Has somebody answered?',
      ways: [
        { label: 'Yes', means: ['yes', 'called', 'agrees'], to: 'called' },
        { label: 'Not yet', means: ['no', 'unsure', 'cannot', 'unsafe'], to: 'staying' },
        { label: null, means: ['not-dying', 'safe', 'well'], to: 'listen' },
      ],
    },
    coming: {
      says: [
        'It is good that somebody is coming. Wait where they find you easily, away from what could do harm.',
        'Then the minutes until they come are all there is to do. Keep the door open, or stay on the phone.',
      ],
      asks: 'Are they with you now?',
      ways: [
        { label: 'Yes', means: ['yes', 'help-here', 'company'], to: 'called' },
        { label: 'Not yet', means: ['no', 'unsure', 'coming', 'called'], to: 'waiting' },
        { label: 'Nobody is coming', means: ['cannot', 'alone', 'unsafe'], to: 'nobody' },
        { label: null, means: ['not-dying', 'safe', 'well'], to: 'listen' },
      ],
    },
    waiting: {
      says: [
        'Waiting is long. A light on, the phone in your hand, and your back against something firm will do.',
        'Ring them again if it takes too long. If it turns sharper before they come, call {emergency}.',
      ],
      asks: 'Have they come?',
      ways: [
        { label: 'Yes', means: ['yes', 'help-here', 'company'], to: 'called' },
        { label: 'Not yet', means: ['no', 'unsure', 'coming', 'called'], to: 'waiting' },
        { label: 'Nobody is coming', means: ['cannot', 'alone', 'unsafe'], to: 'nobody' },
        { label: null, means: ['not-dying', 'safe', 'well'], to: 'listen' },
      ],
    },
    // Nobody who cannot is left to themselves: it goes round until they are safe, or with somebody.
    staying: {
      says: [
        'Then we stay with the next ten minutes only. What you feel now is not the only thing that can happen next.',
        'You can keep writing here. If it turns sharper, call {emergency}; that is what it is for.',
      ],
      asks: 'Can you go to another room, or outside, for these ten minutes?',
      ways: [
        { label: 'Yes', means: ['yes', 'agrees', 'called', 'someone', 'help-here'], to: 'called' },
        { label: 'I cannot', means: ['no', 'cannot', 'alone', 'unsure', 'unsafe'], to: 'call' },
        { label: 'I am safe for now', means: ['not-dying', 'safe', 'well'], to: 'listen' },
      ],
    },
  },
}
