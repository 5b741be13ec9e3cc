import type { BodyDanger } from '#domain/safety/flow/body-in-danger.ts'
import type { FlowStep, Way } from '#domain/safety/flow/flow.ts'

type Words = { call: string; again: readonly string[]; waiting: readonly string[] }

/** The same steps, told apart by a name before each of them. */
const stepsOf = (name: BodyDanger, { call, again, waiting }: Words): Record<string, FlowStep> => {
  const here: Way = { label: 'Help is with them', means: ['help-here'], to: 'helped' }
  const called: Way = { label: 'I have called', means: ['called', 'coming'], to: `${name}-coming` }
  return {
    [`${name}-call`]: {
      says: [call, 'Do it now, and say first where you are. This page stays open beside it.'],
      asks: 'Have you called?',
      ways: [
        here,
        { ...called, means: ['called', 'coming', 'yes'] },
        { label: 'Not yet', means: ['no', 'unsure', 'cannot', 'alone'], to: `${name}-again` },
      ],
      otherwise: `${name}-again`,
    },
    [`${name}-again`]: {
      says: [
        ...again,
        'Better one call too many. Please call {emergency} now.',
        'If you cannot call, ask anybody near you to do it. Any adult will do.',
        'I keep to this because it counts most now: {emergency}. Then tell me more.',
      ],
      asks: 'Will you call, or have somebody call?',
      ways: [
        here,
        called,
        { label: 'I will', means: ['yes', 'agrees', 'someone'], to: `${name}-call` },
        { label: 'I cannot', means: ['cannot', 'no', 'alone', 'unsure'], to: `${name}-again` },
      ],
      otherwise: `${name}-again`,
    },
    [`${name}-coming`]: {
      says: [
        ...waiting,
        'Whatever changes, tell {emergency} at once. You may call a second time.',
        'Stay where you can see them. Somebody can wait at the door for the crew.',
      ],
      asks: 'Is help with them now?',
      ways: [
        { ...here, means: ['help-here', 'yes'] },
        { label: 'Not yet', means: ['no', 'unsure', 'coming', 'called'], to: `${name}-coming` },
        { label: 'Nobody is coming', means: ['cannot'], to: `${name}-again` },
      ],
      otherwise: `${name}-coming`,
    },
  }
}

// For whoever is beside somebody. Something taken, a body that does not wake, the recovery position: the NHS on poisoning and on
// first aid; naloxone: the CDC. Pressure on a wound, and lying down: the NHS on first aid, the Red Cross, Stop the Bleed.
const turnThem = 'If they breathe and cannot be woken, roll them on their side.'
const noBreath = 'If they do not breathe as usual, tell {emergency}: they say what to do, step by step.'

export const theirBodySteps: Record<string, FlowStep> = {
  ...stepsOf('taken', {
    call: 'Call {emergency} for them now. Say what they took, how much, when, and where they are.',
    again: [
      'You do not need their leave to call {emergency}. They may be cross, or feel well, and still be in danger.',
      'Harm can come hours later, also when they look fine. Please call {emergency}, and say what you know.',
    ],
    waiting: [
      'Stay with them, or on the phone with them. Keep the packet, give nothing to eat or drink, and do not make them throw up.',
      `${turnThem} ${noBreath}`,
    ],
  }),
  ...stepsOf('unwell', {
    call: 'Call {emergency} for them now. Say where they are, and how they breathe.',
    again: [
      `Please call {emergency} now, on loudspeaker, so that your hands are free. ${turnThem}`,
      'You need not know what it is. Say what you see, and they guide you.',
    ],
    waiting: [
      `${turnThem} Watch each breath.`,
      'If it may be an opioid and naloxone is there, give it as the packet says. Stay with them after it.',
      noBreath,
    ],
  }),
  ...stepsOf('bleeding', {
    call: 'Keep pressing on the cloth, and have somebody call {emergency} now.',
    again: [
      'Press on with one hand, or let them press. Call {emergency} on loudspeaker with the other.',
      'Say who bleeds, from where, and where you are. Please call {emergency} now.',
    ],
    waiting: [
      'When blood comes through, put another cloth on top and go on pressing. Let them lie down, and keep them warm.',
      `Give nothing to eat or drink. ${turnThem} Press on.`,
    ],
  }),
}

/** What is said first to whoever is beside somebody in such danger. */
export const theirBodyFirst: Record<BodyDanger, readonly string[]> = {
  taken: [
    'Please call {emergency} for them now, also if they say that they are fine. Say what they took, how much, when, and where they are.',
    'If you are with them, stay, and keep the packet. Do not make them throw up.',
    `${turnThem} If breathing is slow or stops, say so to {emergency} at once.`,
  ],
  unwell: [
    'Please call {emergency} for them now, on loudspeaker. Say where they are, and how they breathe.',
    `${turnThem} ${noBreath}`,
    'Stay beside them. You need not know what it is.',
  ],
  bleeding: [
    'Press a clean cloth firmly on what bleeds, and keep pressing. Call {emergency} now, on loudspeaker, or have somebody call.',
    'Say where you are, and that they bleed. They tell you the rest.',
    'Let them lie down if they can.',
  ],
}

/** A wound of one's own that was not meant. */
export const ownWoundFirst: readonly string[] = [
  'Press a clean cloth firmly on what bleeds, and keep pressing. Call {emergency} now, or have someone near you call.',
  'Say where you are, and that you bleed. Sit or lie down.',
  'Unlock the door if you can, and please do not drive yourself.',
]
