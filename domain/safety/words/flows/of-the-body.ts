import type { Flow } from '#domain/safety/flow/flow.ts'
import { untilHelpIsHere } from '#domain/safety/words/flows/until-help-is-here.ts'

// Do not wait for signs, do not try to throw up, keep the packet; harm can come late: America's Poison Centers
// (poisonhelp.org), the NHS on poisoning.
export const takenFlow: Flow = untilHelpIsHere({
  call: 'Call {emergency} now, and say what you took and when.',
  again: [
    'Feeling well does not mean safe: go now. Call {emergency}, and say what you took, how much and when.',
    'What was taken can harm hours later, and early help works best. Please call {emergency} now.',
  ],
  well: [
    'I hear that you feel well. Feeling well does not mean safe: go now. Some harm only shows hours later.',
    'How you feel says little about what is happening inside. A doctor can find out, and it has to be soon.',
  ],
  waiting: ['Keep the packet for them, and do not try to throw up. Please do not eat or drink anything now.'],
  helped:
    'I am glad that help is with you. Tell them all of it: what it was, how much, and when. You did right.',
})

// Call first, no guess from afar: the Red Cross, the American Heart Association. Signs that ease still need a look: the NHS on
// heart attack, stroke and TIA.
const unwell = untilHelpIsHere({
  call: 'Call {emergency} now, or have someone near you call. Say where you are and what is happening.',
  again: [
    'I cannot tell from here what it is. They can. Please call {emergency} now, also if you are not sure.',
    'Nobody will be angry if it is less than you fear. Please call {emergency}, or ask someone near you to.',
  ],
  well: [
    'It is good if it eases. Feeling well does not mean safe: some signs go and come back. Let them look at you now.',
    'Even when it has passed, it needs a look today, and the first step is the call.',
  ],
  waiting: ['Sit or lie the way they told you to. Do not eat or drink, and keep your phone near.'],
  helped: 'I am glad that help is with you. Tell them when it began and how it was at its worst.',
})

// Firm pressure, a second cloth on top, and the call: the NHS on cuts and on first aid, the Red Cross, Stop the Bleed.
const bleeding = untilHelpIsHere({
  call: 'Press a clean cloth firmly on what bleeds, keep pressing, and call {emergency} now.',
  again: [
    'Keep pressing. When blood comes through, put another cloth on top. Call {emergency} on loudspeaker.',
    'Say where you are, and that it does not stop. Please call {emergency} now, and press on.',
  ],
  well: [
    'It is good if it slows. Keep pressing for ten minutes without looking, and let somebody see it today.',
  ],
  waiting: [
    'Keep pressing on the cloth, and sit or lie down. When blood comes through, put another one on top.',
  ],
  helped: 'I am glad that help is with you. Tell them how it happened and since when it bleeds.',
})

/** The steps of one flow inside another: its last ones are those of the other. */
function within(name: string, { steps }: Flow): Flow['steps'] {
  const inner = (to: string): string => (to === 'helped' || to === 'came' ? to : `${name}-${to}`)
  const kept = Object.entries(steps).filter(([step]) => inner(step) !== step)
  return Object.fromEntries(
    kept.map(([step, { ways, otherwise, ...words }]) => [
      inner(step),
      {
        ...words,
        ways: ways.map((way) => ({ ...way, to: inner(way.to) })),
        ...(otherwise && { otherwise: inner(otherwise) }),
      },
    ]),
  )
}

export const medicalEmergencyFlow: Flow = {
  ...unwell,
  alsoStarts: ['bleeding-call'],
  steps: { ...unwell.steps, ...within('bleeding', bleeding) },
}

const tending = untilHelpIsHere({
  call: 'Call {emergency} now. Press a clean cloth firmly on what bleeds, and keep pressing.',
  again: [
    'Keep pressing, and call {emergency}. You deserve care for this, however it came about.',
    'You need not explain how it happened. Say that you bleed, and where you are.',
  ],
  well: [
    'It is good if it gets less. Feeling well does not mean safe: a deep wound needs care today. Keep pressing, and have it seen now.',
  ],
  waiting: [
    'Keep pressing on the cloth. When blood comes through, put another one on top and go on pressing.',
  ],
  helped: 'I am glad that help is with you. Let them care for it. You can tell them as much as you want.',
})

// The body first, with respect and without blame: NICE NG225 (self-harm). Pressure on a wound, and when to call: the Red Cross,
// Stop the Bleed, the NHS on cuts.
export const selfHarmFlow: Flow = {
  ...tending,
  start: 'hurt',
  steps: {
    ...tending.steps,
    hurt: {
      says: [],
      asks: 'Are you hurt right now?',
      ways: [
        { label: 'Yes, I am hurt', means: ['yes', 'somewhat', 'unsure'], to: 'how-bad' },
        { label: null, means: ['well'], to: 'small' },
        { label: 'No', means: ['no', 'safe'], to: 'own-safety' },
      ],
    },
    'how-bad': {
      says: ['Then that comes first. Press a clean cloth firmly on it.'],
      asks: 'Is it deep, or does it go on bleeding?',
      ways: [
        { label: 'Yes', means: ['yes', 'somewhat', 'unsure'], to: 'call' },
        { label: 'I am not sure', means: [], to: 'call' },
        { label: 'No, it is small', means: ['no', 'well', 'safe'], to: 'small' },
      ],
    },
    small: {
      says: [
        'Rinse it with clean water and cover it. Should it open, redden or swell, a doctor or pharmacist can see to it.',
      ],
      asks: 'Is it covered now?',
      ways: [{ label: 'It is worse than I said', means: ['unsafe'], to: 'call' }],
      otherwise: 'own-safety',
    },
  },
}
