import type { Flow } from '#domain/safety/flow/flow.ts'
import { theirBodySteps } from '#domain/safety/words/flows/of-bodies.ts'

// Ask plainly, be there, connect: the 988 Lifeline's #BeThe1To steps and WHO's LIVE LIFE. Their own call where a life is in danger.
export const someoneElseFlow: Flow = {
  start: 'asked',
  startInEmergency: 'call',
  alsoStarts: ['taken-call', 'unwell-call', 'bleeding-call'],
  steps: {
    ...theirBodySteps,
    asked: {
      says: [],
      asks: 'Are they in danger right now?',
      ways: [
        { label: null, means: ['asks-to-call'], to: 'again' },
        { label: null, means: ['called', 'coming'], to: 'coming' },
        { label: 'Yes', means: ['unsafe', 'yes'], to: 'call' },
        { label: 'I am not sure', means: ['unsure', 'somewhat'], to: 'reach' },
        { label: null, means: ['company', 'help-here'], to: 'helped' },
        { label: 'Not right now', means: ['no', 'safe', 'away'], to: 'plan' },
      ],
    },
    call: {
      says: ['Call {emergency} now, and say where they are and what happened.'],
      asks: 'Have you called?',
      ways: [
        { label: null, means: ['asks-to-call'], to: 'again' },
        { label: 'Help is with them', means: ['help-here', 'company'], to: 'helped' },
        { label: 'I have called', means: ['called', 'coming', 'yes'], to: 'coming' },
        { label: 'Not yet', means: ['no', 'unsure', 'cannot'], to: 'again' },
      ],
    },
    again: {
      says: [
        'Better one call too many. Call {emergency}, tell them what you know, and let them judge it.',
        'They may be angry with you for it, and alive. Please call {emergency} now.',
        'If you cannot call, ask someone near you or near them to call {emergency}.',
      ],
      asks: 'Will you call, or have somebody call?',
      ways: [
        { label: 'Help is with them', means: ['help-here', 'company'], to: 'helped' },
        { label: 'I have called', means: ['called', 'coming', 'yes'], to: 'coming' },
        { label: 'I cannot', means: ['cannot', 'no', 'unsure'], to: 'again' },
        { label: 'They are safe', means: ['safe'], to: 'plan' },
      ],
    },
    coming: {
      says: [
        'Thank you. If it is safe for you, stay with them, or on the phone with them, until help is there.',
        'Tell whoever comes all that you know. If something changes, call {emergency} again.',
      ],
      asks: 'Is help with them now?',
      ways: [
        { label: null, means: ['asks-to-call'], to: 'again' },
        { label: 'Help is with them', means: ['help-here', 'company', 'yes'], to: 'helped' },
        { label: 'Not yet', means: ['no', 'unsure', 'coming', 'called'], to: 'coming' },
        { label: 'Nobody is coming', means: ['cannot'], to: 'again' },
      ],
    },
    helped: {
      says: ['You have done a lot for them. The people on the lines are there for you too: you can {talk}.'],
      asks: 'Who is there for you tonight?',
      ways: [],
      otherwise: 'listen',
    },
    reach: {
      says: ['Then try to reach them now, or somebody who is near them. If nobody can, call {emergency}.'],
      asks: 'Do you know where they are?',
      ways: [
        { label: null, means: ['asks-to-call'], to: 'again' },
        { label: null, means: ['called', 'coming'], to: 'coming' },
        { label: 'They are in danger', means: ['unsafe'], to: 'call' },
        { label: null, means: ['company', 'help-here'], to: 'helped' },
        { label: 'Yes', means: ['yes', 'safe'], to: 'plan' },
        { label: 'No', means: ['no', 'unsure', 'cannot'], to: 'call' },
      ],
    },
    plan: {
      says: [
        'You can ask them plainly if they think about suicide. Asking does not put the idea there. You can also {talk}, about them.',
      ],
      asks: 'Who could carry this with you?',
      ways: [
        { label: null, means: ['asks-to-call'], to: 'again' },
        { label: null, means: ['called', 'coming'], to: 'coming' },
        { label: 'There is someone', means: ['someone', 'company', 'help-here', 'yes'], to: 'listen' },
        { label: 'There is nobody', means: ['alone', 'no'], to: 'listen' },
        { label: 'They are in danger now', means: ['unsafe'], to: 'call' },
      ],
    },
  },
}

// A safe place and a step away when strength ends: the National Center on Shaken Baby Syndrome. A line for children and who looks
// after them: Childhelp, the NSPCC.
export const dependantFlow: Flow = {
  start: 'asked',
  startInEmergency: 'call',
  steps: {
    asked: {
      says: [],
      asks: 'Is anyone hurt or in danger right now?',
      ways: [
        { label: null, means: ['asks-to-call'], to: 'call' },
        { label: null, means: ['called', 'coming'], to: 'coming' },
        { label: 'Yes', means: ['unsafe', 'yes', 'somewhat', 'unsure'], to: 'call' },
        { label: 'I could hurt them', means: ['apart'], to: 'apart' },
        { label: 'Not right now', means: ['no', 'safe', 'away'], to: 'plan' },
      ],
    },
    call: {
      says: [
        'Call {police} now, and say who is in danger and where they are. If you can take them somewhere safe, do.',
        'Please call {police}. You need not be sure, and you need no proof.',
      ],
      asks: 'Have you called for them?',
      ways: [
        { label: 'Help is with them', means: ['help-here'], to: 'plan' },
        { label: 'I have called', means: ['called', 'coming', 'yes'], to: 'coming' },
        { label: 'I could hurt them', means: ['apart'], to: 'apart' },
        { label: 'Not yet', means: ['no', 'unsure', 'cannot'], to: 'call' },
        { label: 'They are safe', means: ['safe'], to: 'plan' },
      ],
    },
    apart: {
      says: [
        'Put them somewhere safe, close the door and step into another room. A crying child can wait there some minutes.',
      ],
      asks: 'Who could come and take over for a while?',
      ways: [
        { label: 'There is someone', means: ['someone', 'company', 'coming', 'yes'], to: 'plan' },
        { label: 'There is nobody', means: ['alone', 'no'], to: 'nobody' },
        { label: 'It gets stronger', means: ['unsafe', 'cannot'], to: 'call' },
      ],
    },
    nobody: {
      says: ['Then call {police} if you fear that it could happen. You can also reach {forChildren}.'],
      asks: 'Are they safe from you for this moment?',
      ways: [
        { label: 'Yes', means: ['yes', 'safe'], to: 'plan' },
        { label: 'No', means: ['unsafe', 'no', 'unsure', 'cannot'], to: 'call' },
      ],
    },
    coming: {
      says: [
        'Thank you. Stay with them if that is safe, and tell whoever comes what you saw.',
        'Minutes are long now. Keep the phone near, and call {police} again if it gets worse.',
        'Until somebody is at the door, stay where they can see you, if that is safe for you.',
      ],
      asks: 'Is help with them now?',
      ways: [
        { label: 'Help is with them', means: ['help-here', 'yes'], to: 'plan' },
        { label: 'Not yet', means: ['no', 'unsure', 'coming', 'called'], to: 'coming' },
      ],
    },
    plan: {
      says: ['You can think it through with someone: {forChildren}. You do not have to decide it alone.'],
      asks: 'Would you like to call them today?',
      ways: [
        { label: null, means: ['apart'], to: 'apart' },
        { label: null, means: ['asks-to-call'], to: 'call' },
        { label: 'Yes', means: ['yes', 'agrees'], to: 'listen' },
        { label: 'Not yet', means: ['no', 'unsure', 'cannot'], to: 'listen' },
        { label: null, means: ['someone', 'company', 'coming', 'called', 'safe', 'well'], to: 'listen' },
        { label: 'They are in danger now', means: ['unsafe'], to: 'call' },
      ],
    },
  },
}
