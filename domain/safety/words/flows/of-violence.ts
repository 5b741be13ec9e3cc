import type { Flow, FlowStep } from '#domain/safety/flow/flow.ts'

const areYouSafe = (unsafe: string, safe: string): FlowStep['ways'] => [
  { label: 'I am not safe', means: ['unsafe', 'intruder', 'no'], to: unsafe },
  { label: 'I am not sure', means: ['unsure'], to: unsafe },
  { label: 'I am safe for now', means: ['safe', 'well', 'away', 'yes'], to: safe },
]

const comes: FlowStep['ways'] = [{ label: null, means: ['called', 'coming'], to: 'coming' }]

// Away from the other person, rooms with a way out, a call when it can be done unseen: the safety planning of thehotline.org and
// of WomensLaw.org; traces on a device: the Safety Net project of NNEDV (techsafety.org). Choice and belief: WHO's LIVES.
export const abuseFlow: Flow = {
  start: 'asked',
  startInEmergency: 'in-danger',
  steps: {
    asked: {
      says: [],
      asks: 'Are you safe right now?',
      ways: [...areYouSafe('unsafe', 'safe'), ...comes, { label: null, means: ['someone'], to: 'going' }],
    },
    'in-danger': {
      says: ['If you can call unseen, call {police} now and say where you are.'],
      asks: 'Can you get away from them right now?',
      ways: [
        { label: 'I am away from them', means: ['safe', 'yes', 'away'], to: 'safe' },
        ...comes,
        { label: 'I cannot', means: ['cannot', 'no', 'unsafe', 'intruder', 'unsure'], to: 'inside' },
      ],
    },
    unsafe: {
      says: [
        'If the person who hurts you is near, get to where others are first, if that is safe. Call {police} from there.',
        'You know best what keeps you safe. When you can call unseen, {police} is the number.',
      ],
      asks: 'Can you get to where other people are?',
      ways: [
        { label: 'I cannot get away', means: ['cannot', 'no', 'alone'], to: 'inside' },
        { label: 'I can', means: ['yes', 'someone'], to: 'going' },
        { label: 'I am safe now', means: ['safe', 'well', 'away'], to: 'safe' },
        ...comes,
      ],
    },
    inside: {
      says: [
        'Then a room with a way out is best, away from what could hurt you. Call {police} the moment you can.',
        'Whatever you do to get through this is right. Keep your phone on you, and close this page when they come near.',
      ],
      asks: 'Are you somewhere with a way out?',
      ways: [
        { label: 'Yes', means: ['yes'], to: 'company' },
        { label: 'No', means: ['no', 'cannot', 'unsafe', 'intruder', 'unsure'], to: 'unsafe' },
        { label: 'I am safe now', means: ['safe', 'well', 'away'], to: 'safe' },
        ...comes,
      ],
    },
    going: {
      says: ['Go now, and take your phone. You can come back here when you are there.'],
      asks: 'Are you with other people now?',
      ways: [
        { label: 'Yes', means: ['yes', 'safe', 'someone', 'away'], to: 'safe' },
        { label: 'Not yet', means: ['no', 'cannot', 'unsafe', 'intruder', 'unsure'], to: 'inside' },
      ],
    },
    safe: {
      says: ['I am glad that you are safe for now. You can reach {forAbuse}. You choose what comes next.'],
      asks: 'Is there one person you trust who could know?',
      ways: [
        { label: null, means: ['called'], to: 'company' },
        { label: null, means: ['coming'], to: 'coming' },
        { label: 'There is someone', means: ['someone', 'yes'], to: 'telling' },
        { label: 'There is nobody', means: ['alone', 'no'], to: 'company' },
        { label: 'I am not safe', means: ['unsafe', 'intruder'], to: 'unsafe' },
      ],
    },
    telling: {
      says: ['A word agreed with them can help: when you send it, they call {police}.'],
      asks: 'Would you like to tell them today?',
      ways: [
        { label: 'Yes', means: ['yes', 'agrees', 'called'], to: 'company' },
        { label: 'Not today', means: ['no', 'unsure', 'cannot'], to: 'company' },
        { label: 'I am not safe', means: ['unsafe', 'intruder'], to: 'unsafe' },
      ],
    },
    coming: {
      says: [
        'That was right. Stay away from the one who hurts you until they are there, with a door between you if you can.',
      ],
      asks: 'Are they with you now?',
      ways: [
        { label: 'Yes', means: ['yes', 'help-here', 'company'], to: 'company' },
        { label: 'Not yet', means: ['no', 'unsure', 'coming', 'called'], to: 'inside' },
        { label: 'I am not safe', means: ['unsafe', 'intruder', 'cannot', 'alone'], to: 'unsafe' },
        { label: 'I am safe now', means: ['safe', 'well', 'away'], to: 'safe' },
      ],
    },
    company: {
      says: [
        'It is not your fault. Should somebody see your screen: you can delete this talk under “Your data”.',
        'Take your time. You say only what you want to say, and I believe you.',
        'You need not decide anything now. When it is safe to, you can reach {forAbuse}.',
      ],
      asks: 'Are you safe where you are?',
      ways: areYouSafe('unsafe', 'listen'),
    },
  },
}

// Safety, then care, each a choice: RAINN, WHO's first-line support (LIVES).
export const sexualViolenceFlow: Flow = {
  start: 'asked',
  startInEmergency: 'unsafe',
  steps: {
    asked: {
      says: [],
      asks: 'Are you safe right now?',
      ways: [...areYouSafe('unsafe', 'safe'), ...comes, { label: null, means: ['someone'], to: 'safe' }],
    },
    unsafe: {
      says: ['Get to where others are, if you can, and call {police} from there. It is not your fault.'],
      asks: 'Can you get to where other people are?',
      ways: [
        { label: 'I cannot', means: ['cannot', 'no', 'alone'], to: 'alone' },
        { label: 'I can', means: ['yes', 'someone'], to: 'safe' },
        { label: 'I am safe now', means: ['safe', 'well', 'away'], to: 'safe' },
        ...comes,
      ],
    },
    alone: {
      says: ['Then call {police} when you can do it unseen, and say where you are first.'],
      asks: 'Is the person who hurt you near?',
      ways: [
        { label: 'Yes', means: ['yes', 'unsafe', 'intruder', 'unsure'], to: 'unsafe' },
        { label: 'No', means: ['no', 'safe'], to: 'safe' },
      ],
    },
    safe: {
      says: [
        'I am glad that you are safe for now. A doctor or nurse can look after you, and you can say no to any part.',
      ],
      asks: 'Is there someone you would like to have with you?',
      ways: [
        { label: null, means: ['called'], to: 'company' },
        { label: 'There is someone', means: ['someone', 'yes', 'coming'], to: 'telling' },
        { label: 'There is nobody', means: ['alone', 'no'], to: 'company' },
        { label: 'I am not safe', means: ['unsafe', 'intruder'], to: 'unsafe' },
      ],
    },
    telling: {
      says: ['You can tell them: "Something happened to me. Please be with me." No more is needed.'],
      asks: 'Would you like to ask them now?',
      ways: [
        { label: 'Yes', means: ['yes', 'agrees', 'called'], to: 'company' },
        { label: 'Not now', means: ['no', 'unsure', 'cannot'], to: 'company' },
      ],
    },
    coming: {
      says: [
        'That was right. Stay away from whoever hurt you until they are there, with a door between you if you can.',
      ],
      asks: 'Are they with you now?',
      ways: [
        { label: 'Yes', means: ['yes', 'help-here'], to: 'company' },
        { label: 'Not yet', means: ['no', 'unsure', 'coming', 'called'], to: 'alone' },
        { label: 'I am not safe', means: ['unsafe', 'intruder', 'cannot', 'alone'], to: 'unsafe' },
        { label: 'I am safe now', means: ['safe', 'well', 'away'], to: 'safe' },
      ],
    },
    company: {
      says: [
        'What happened is not your fault. Nothing has to be told here that you do not want to tell.',
        'I believe you. You choose what comes next, and it may take its time.',
      ],
      asks: 'Are you safe where you are?',
      ways: areYouSafe('unsafe', 'listen'),
    },
  },
}

// Space first, then calm and company: NICE NG10 (violence and aggression). Distance from means, none of them named: Means Matter
// (Harvard).
export const harmToOthersFlow: Flow = {
  start: 'asked',
  startInEmergency: 'space',
  steps: {
    asked: {
      says: [],
      asks: 'Is everyone safe right now?',
      ways: [
        { label: 'No', means: ['unsafe', 'no', 'unsure'], to: 'space' },
        { label: 'For now, yes', means: ['yes', 'safe', 'well', 'away'], to: 'apart' },
      ],
    },
    space: {
      says: [
        'Go outside or to another room now, and take nothing with you that could hurt someone.',
        'A door between you is enough for the start. If someone could be hurt, call {police}.',
      ],
      asks: 'Is there space between you now?',
      ways: [
        { label: 'Yes', means: ['yes', 'safe', 'well', 'away', 'called'], to: 'apart' },
        { label: 'Not yet', means: ['no', 'unsure', 'cannot', 'unsafe'], to: 'cannot' },
      ],
    },
    cannot: {
      says: [
        'Then call {police} and say that you are afraid of what you could do. They have heard it before.',
      ],
      asks: 'Can you press call now?',
      ways: [
        { label: 'I have called', means: ['called', 'yes', 'safe', 'away'], to: 'apart' },
        { label: 'Not yet', means: ['no', 'cannot', 'unsure'], to: 'space' },
      ],
    },
    apart: {
      says: ['You stepped back, and that counts. You can {talk}. You can say there how close it was.'],
      asks: 'Who could be with you until it is calmer?',
      ways: [
        { label: 'There is someone', means: ['someone', 'yes'], to: 'company' },
        { label: 'There is nobody', means: ['alone', 'no'], to: 'company' },
        { label: 'It gets stronger', means: ['unsafe'], to: 'space' },
      ],
    },
    company: {
      says: [
        'Stay apart for now, a walk away if you can. What made it so heavy can be told when it is calmer.',
        'Anger this strong passes in waves. You only have to let this one go by.',
      ],
      asks: 'Is everyone still safe?',
      ways: [
        { label: 'No', means: ['unsafe', 'no', 'unsure'], to: 'space' },
        { label: 'Yes', means: ['yes', 'safe', 'well', 'away'], to: 'listen' },
      ],
    },
  },
}
