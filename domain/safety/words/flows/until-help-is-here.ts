import type { Flow, FlowStep, Way } from '#domain/safety/flow/flow.ts'

// Call first, stay on the line, unlock the door, do not drive: first aid as the Red Cross and the American Heart Association
// teach it. No word but "help is with me" leads out of it: feeling well proves nothing.
type Words = {
  call: string
  again: string[]
  /** To somebody who feels well, or better. */
  well: string[]
  waiting: string[]
  helped: string
}

const helpIsHere: Way = { label: 'Help is with me', means: ['help-here'], to: 'helped' }
const called: Way = { label: 'I have called', means: ['called', 'coming', 'yes'], to: 'coming' }
const near: Way = { label: null, means: ['someone', 'company'], to: 'asking' }
const cannot: Way = { label: 'I cannot call', means: ['cannot', 'alone'], to: 'cannot' }
const well: Way = { label: null, means: ['well', 'safe'], to: 'well' }

const willCall: FlowStep['ways'] = [
  helpIsHere,
  { label: 'I have called', means: ['called', 'coming'], to: 'coming' },
  near,
  { label: 'I will', means: ['yes', 'agrees'], to: 'calling' },
  { ...cannot, means: ['cannot', 'alone', 'no'] },
  well,
]
const isItHere: FlowStep['ways'] = [
  { ...helpIsHere, means: ['help-here', 'yes'] },
  { label: 'Not yet', means: ['no', 'unsure', 'coming'], to: 'waiting' },
  { label: 'Nobody is coming', means: ['cannot'], to: 'again' },
  { label: null, means: ['well', 'safe'], to: 'well-waiting' },
]

/** Help that has to come: called for, waited for, there. */
export const untilHelpIsHere = (words: Words): Flow => ({
  start: 'call',
  startInEmergency: 'call',
  whenHelpCame: 'came',
  steps: {
    call: {
      says: [words.call],
      asks: 'Have you called?',
      ways: [
        helpIsHere,
        called,
        { label: 'Not yet', means: ['no', 'unsure'], to: 'again' },
        cannot,
        near,
        well,
      ],
      otherwise: 'again',
    },
    again: {
      says: [
        ...words.again,
        'Calling is the one thing that counts now. Please call {emergency}.',
        'I have read that. You can write it all to me, and call {emergency} first.',
        'It may feel like too much fuss. For {emergency} it is an everyday call, and a short one.',
        'I keep to this because it matters: {emergency}, one press. Then tell me more.',
      ],
      asks: 'Will you call now?',
      ways: willCall,
      otherwise: 'again',
    },
    well: {
      says: [...words.well, 'Also when you feel well: please call {emergency} now.'],
      asks: 'Will you call {emergency}, also if it feels like too much?',
      ways: willCall,
      otherwise: 'again',
    },
    calling: {
      says: ['Do it now, and say first where you are. This page stays open while you talk.'],
      asks: 'Have they answered?',
      ways: [
        helpIsHere,
        { label: 'Yes', means: ['called', 'coming', 'yes'], to: 'coming' },
        { label: 'Not yet', means: ['no', 'unsure'], to: 'again' },
        cannot,
        well,
      ],
      otherwise: 'again',
    },
    cannot: {
      says: ['Then let somebody else call {emergency}: whoever is in the house, a neighbour, a passer-by.'],
      asks: 'Who is near enough to call for you?',
      ways: [
        helpIsHere,
        { label: 'I have called', means: ['called', 'coming'], to: 'coming' },
        { label: 'Nobody is near', means: ['alone', 'no', 'cannot'], to: 'alone' },
        { label: 'Someone is near', means: ['someone', 'company', 'yes'], to: 'asking' },
        well,
      ],
      otherwise: 'alone',
    },
    asking: {
      says: ['Go to them now, or ring them. It is enough to say: "Please call {emergency} for me."'],
      asks: 'Have they called?',
      ways: [
        helpIsHere,
        { label: 'Yes', means: ['called', 'coming', 'yes'], to: 'coming' },
        { label: 'Not yet', means: ['no', 'unsure', 'alone', 'cannot'], to: 'alone' },
        well,
      ],
      otherwise: 'again',
    },
    alone: {
      says: [
        'Then please call {emergency} yourself. You need not say it well. Say where you are, then that you need help.',
        'Put the phone on loudspeaker beside you, call {emergency}, and say where you are. They do the rest.',
      ],
      asks: 'Can you press call now?',
      ways: [
        helpIsHere,
        called,
        near,
        { label: 'Not yet', means: ['no', 'cannot', 'unsure', 'alone'], to: 'again' },
        well,
      ],
      otherwise: 'again',
    },
    coming: {
      says: [
        'That was right. Until they are with you, keep your phone near and the door unlocked. Please do not drive yourself.',
      ],
      asks: 'Is help with you now?',
      ways: isItHere,
      otherwise: 'waiting',
    },
    waiting: {
      says: [
        ...words.waiting,
        'If it gets worse, call {emergency} again and say so. If you can, have someone sit with you.',
        'You are not in the way, and you may call {emergency} a second time.',
      ],
      asks: 'Are they with you yet?',
      ways: isItHere,
      otherwise: 'waiting',
    },
    'well-waiting': {
      says: [...words.well, 'Please let them look at you, also if you feel well by then.'],
      asks: 'Are they with you yet?',
      ways: isItHere,
      otherwise: 'waiting',
    },
    came: { says: [], asks: 'Is help with you?', ways: [], otherwise: 'helped' },
    helped: {
      says: [words.helped],
      asks: 'Is there anyone you would like to have with you?',
      ways: [],
      otherwise: 'listen',
    },
  },
})
