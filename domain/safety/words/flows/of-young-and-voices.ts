import type { Flow } from '#domain/safety/flow/flow.ts'

// "You were right to tell", "it is not your fault", and an adult who can act: NSPCC and Childline. A line of their own first:
// Child Helpline International.
export const minorFlow: Flow = {
  start: 'asked',
  startInEmergency: 'call',
  steps: {
    asked: {
      says: [],
      asks: 'Are you safe right now?',
      ways: [
        { label: null, means: ['called', 'coming'], to: 'coming' },
        { label: null, means: ['someone'], to: 'telling' },
        { label: 'I am not safe', means: ['unsafe', 'intruder', 'no'], to: 'call' },
        { label: 'I am not sure', means: ['unsure'], to: 'adult' },
        { label: 'I am safe for now', means: ['safe', 'well', 'away', 'yes'], to: 'adult' },
      ],
    },
    call: {
      says: [
        'Call {emergency} now and tell them where you are. You are not in trouble, and you need not say it well.',
        'You can say: "I am not safe, please come." Then stay on the phone with {emergency}.',
      ],
      asks: 'Is there an adult near you?',
      ways: [
        { label: 'I have called', means: ['called', 'coming'], to: 'coming' },
        { label: 'Yes', means: ['yes', 'someone'], to: 'telling' },
        { label: 'No', means: ['alone', 'no', 'cannot', 'unsure'], to: 'line' },
        { label: 'I am safe now', means: ['safe', 'well', 'away'], to: 'adult' },
      ],
    },
    coming: {
      says: ['That was brave and right. Stay on the phone with them, and do what they say.'],
      asks: 'Is someone with you now?',
      ways: [
        { label: 'Yes', means: ['help-here', 'yes', 'someone'], to: 'company' },
        { label: 'Not yet', means: ['alone', 'no'], to: 'line' },
      ],
    },
    adult: {
      says: ['Thank you for telling me. An adult who knows can help to make it stop.'],
      asks: 'Which adult do you trust?',
      ways: [
        { label: 'There is someone', means: ['someone', 'yes'], to: 'telling' },
        { label: 'There is nobody', means: ['alone', 'no', 'unsure'], to: 'line' },
        { label: 'I am not safe', means: ['unsafe', 'intruder'], to: 'call' },
      ],
    },
    telling: {
      says: ['You can show them this, or say: "I need your help. I want to tell you something hard."'],
      asks: 'Could you tell them today?',
      ways: [
        { label: 'Yes', means: ['yes', 'agrees', 'called'], to: 'company' },
        { label: 'I cannot', means: ['cannot', 'no', 'unsure'], to: 'line' },
        { label: 'I am not safe', means: ['unsafe', 'intruder'], to: 'call' },
      ],
    },
    line: {
      says: ['Then talk to someone here: {forChildren}. You can say it in your own words.'],
      asks: 'Can you call or write to them now?',
      ways: [
        { label: null, means: ['someone'], to: 'telling' },
        { label: 'I will', means: ['yes', 'agrees', 'called'], to: 'company' },
        { label: 'I cannot', means: ['cannot', 'no', 'unsure'], to: 'school' },
        { label: 'I am not safe', means: ['unsafe', 'intruder'], to: 'call' },
      ],
    },
    school: {
      says: ['That is okay. A teacher, a school nurse or a friend’s parent can make the call with you.'],
      asks: 'Who will you see tomorrow?',
      ways: [{ label: 'I am not safe', means: ['unsafe', 'intruder'], to: 'call' }],
      otherwise: 'company',
    },
    company: {
      says: [
        'It is not your fault. If one adult does not listen, tell another one.',
        'You can keep writing here. You did right to say it.',
      ],
      asks: 'Are you safe where you are?',
      ways: [
        { label: 'I am not safe', means: ['unsafe', 'intruder', 'no'], to: 'call' },
        { label: 'I am safe', means: ['safe', 'well', 'away', 'yes'], to: 'listen' },
      ],
    },
  },
}

// Orders are asked about; what the voices say is neither agreed with nor argued over: the Mental Health First Aid guidelines for
// psychosis. Company and a sense of choice: Mind on hearing voices.
export const voicesFlow: Flow = {
  start: 'asked',
  startInEmergency: 'call',
  steps: {
    asked: {
      says: [],
      asks: 'Are they telling you to hurt yourself or someone else?',
      ways: [
        { label: 'No', means: ['no'], to: 'near' },
        { label: 'Yes', means: ['yes', 'somewhat', 'unsafe', 'unsure'], to: 'orders' },
      ],
    },
    orders: {
      says: [
        'You do not have to do it. Move away from anything that could hurt someone, and go to a person you trust.',
        'A voice can be loud and still be refused. Go to where somebody is.',
      ],
      asks: 'Do you feel that you may do it?',
      ways: [
        { label: 'Yes', means: ['yes', 'somewhat', 'unsafe', 'unsure'], to: 'call' },
        { label: 'No', means: ['no', 'safe'], to: 'near' },
      ],
    },
    call: {
      says: [
        'Call {emergency} now, and tell them what the voices want. You do not have to do it.',
        'Please call {emergency}, or have someone near you call. You can say: "I hear voices, and I am afraid."',
        'A voice can order, and your hands are still yours. Call {emergency}, and stay on the phone with them.',
        'If the call is too much, go to the nearest person and say that you need somebody. They can call {emergency}.',
      ],
      asks: 'Have you called?',
      ways: [
        { label: 'I have called', means: ['called', 'yes', 'help-here'], to: 'near' },
        { label: 'Not yet', means: ['no', 'cannot', 'unsure'], to: 'call' },
        { label: 'I am safe now', means: ['safe'], to: 'near' },
      ],
    },
    near: {
      says: ['Nobody should carry that alone. Many people find the voices easier to bear with someone near.'],
      asks: 'Who could stay near you until it is calmer?',
      ways: [
        { label: null, means: ['company'], to: 'company' },
        { label: 'There is someone', means: ['someone', 'yes', 'coming'], to: 'telling' },
        { label: 'There is nobody', means: ['alone', 'no'], to: 'line' },
        { label: 'It gets stronger', means: ['unsafe'], to: 'call' },
      ],
    },
    telling: {
      says: ['You can tell them: "I hear things that frighten me. Please stay with me."'],
      asks: 'Can you ask them now?',
      ways: [
        { label: 'Yes', means: ['yes', 'agrees', 'called'], to: 'company' },
        { label: 'No', means: ['no', 'cannot', 'unsure'], to: 'line' },
        { label: 'It gets stronger', means: ['unsafe'], to: 'call' },
      ],
    },
    line: {
      says: ['Then let a voice on the phone be with you: you can {talk}. A doctor can help with this, too.'],
      asks: 'Would you call them now?',
      ways: [
        { label: 'I will', means: ['yes', 'agrees', 'called'], to: 'company' },
        { label: 'Not now', means: ['no', 'cannot', 'unsure'], to: 'company' },
        { label: 'It gets stronger', means: ['unsafe'], to: 'call' },
      ],
    },
    company: {
      says: [
        'Light, a drink of water and rest help a little. So does naming three things that you see.',
        'You are doing this one minute at a time, and that is enough.',
      ],
      asks: 'Are the voices calmer now?',
      ways: [
        { label: 'They get stronger', means: ['unsafe', 'no'], to: 'orders' },
        { label: 'A little', means: ['yes', 'somewhat', 'safe', 'well'], to: 'listen' },
      ],
    },
  },
}
