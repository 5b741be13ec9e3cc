import type { AskedInFlow } from '#domain/safety/flow/asked-in-flow.ts'
import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { besideWords } from '#domain/safety/words/flows/beside.ts'

// A phone that is watched: the Safety Net project of NNEDV
// (techsafety.org). The neck: the Training Institute on Strangulation Prevention, the NHS.
export const askedWords: Record<Exclude<AskedInFlow, 'one-sentence'>, string> = {
  'call-unheard': besideWords['silent-call'],
  'phone-watched':
    'Then write nothing about it on that phone. Tell somebody face to face, or call from a phone that cannot be read: at work, at a doctor’s, next door.',
  'delete-this':
    'Open “Your data” and delete this talk there. Then remove this page from the browser’s history. If an app spies on the phone, neither helps: use another one.',
  'whom-to-call':
    'If they may be in danger now: {emergency}. Say their name and address, and that they took leave of you. To think it through with somebody: {talk}.',
  'instead-of-it':
    'Ten minutes first, in another room than what you would use. Something cold in the hand, loud music, a person on the phone. Then another ten.',
  'where-to-stay':
    'There are refuges: safe houses for whoever has to leave home. The people on this line look for a place with you: {forAbuse}. You do not need a wound to be let in. In danger, call {police}.',
  'write-instead': 'Yes, you can write: {byText}. You need not speak, and nobody hears it.',
  'only-sore':
    'Yes, also when it is only sore: harm to the neck can show hours later. It is an emergency if breathing or swallowing gets hard, the voice changes, the head hurts badly, or you pass out. Then call {emergency}.',
}

const heavy = 'One sentence is enough: “Something is wrong, and I cannot carry it alone. Can you help me?”'

/** One sentence to say to somebody. */
export const sentenceFor = (kind: FlowKind): string => ofKind[kind] ?? heavy

const ofKind: Partial<Record<FlowKind, string>> = {
  suicide: 'One sentence is enough: “I am thinking of ending my life, and I need you to stay with me.”',
  'self-harm': 'One sentence is enough: “I hurt myself, and I do not want to be alone with it.”',
  abuse: 'One sentence is enough: “I am not safe at home, and I need your help.”',
  'sexual-violence': 'One sentence is enough: “Something was done to me that I did not want. Please listen.”',
  minor:
    'One sentence is enough: “Can I talk to you alone? It is hard to say.” You can also write it on a piece of paper and hand it over.',
  taken: 'One sentence is enough: “I have taken something, and this is where I am.” They ask the rest.',
  'medical-emergency': 'One sentence is enough: “I am unwell, and this is where I am.” They ask the rest.',
  voices: 'One sentence is enough: “I hear voices, and I am afraid. Please stay with me.”',
  'harm-to-others': 'One sentence is enough: “I am afraid of what I could do. Please come.”',
}
