export type PathAnswer = { label: string; to: string }
export type PathWords = { says: string; asks: string | null; answers: readonly PathAnswer[] }

const withThem = (some: string, none: string): readonly PathAnswer[] => [
  { label: 'Somebody is here', to: some },
  { label: 'Nobody is here', to: none },
]

// An urge that is no longer held off is asked about once, in the words of the C-SSRS on intent; space and company first: NICE NG10.
// After a birth: NICE CG192, the Royal College of Psychiatrists on postnatal depression and postpartum psychosis.
export const paths = {
  'urge/intent': {
    says: 'That sounds very near, and I take it just as you say it. If it could happen, put a door between you and them and call {emergency}. You can also {talk}.',
    asks: 'Do you want it to happen, or are you afraid that it could?',
    answers: [
      { label: 'I am afraid of it', to: 'urge/afraid' },
      { label: 'Part of me wants it', to: 'urge/wanted' },
      { label: 'I cannot tell', to: 'urge/wanted' },
    ],
  },
  'urge/afraid': {
    says: 'Then you need not hold it alone today. Somebody near can carry it with you, and the thought can stay unanswered.',
    asks: 'Who is with them right now?',
    answers: withThem('urge/someone', 'urge/nobody'),
  },
  'urge/wanted': {
    says: 'Then space comes first. Go to another room now, close the door, and call {emergency}. You can say: “I am afraid of what I could do.”',
    asks: 'Who else is with them right now?',
    answers: withThem('urge/someone', 'urge/nobody'),
  },
  'urge/someone': {
    says: 'Go to that person now, and say: “The urge is strong today. Please stay with us.” If it comes nearer all the same, call {emergency}.',
    asks: null,
    answers: [],
  },
  'urge/nobody': {
    says: 'Then ask somebody to come now, and keep the door closed until they are there. If it comes nearer, or nobody can come, call {emergency}.',
    asks: null,
    answers: [],
  },
  'birth/low': {
    says: 'After a birth many people feel numb, or sad beyond words. It can be an illness, it can be helped, and it says nothing about you as a parent. You can show your midwife, nurse or doctor just what you wrote here.',
    asks: 'Who could take over for a while, so that you can rest?',
    answers: [],
  },
  'birth/burden': {
    says: 'After a birth many people think such things about themselves, and hardly anyone says them aloud. It can be an illness, and it can be helped. A midwife, nurse or doctor can hear just the line that you wrote.',
    asks: 'Who could take the baby for a while, so that you can sleep?',
    answers: [],
  },
  'without/them': {
    says: 'To lose somebody can feel as if no day could follow. I would like to know what it means for you.',
    asks: null,
    answers: [],
  },
  // A cut by accident, a nosebleed: the NHS on cuts and grazes, and on nosebleeds.
  'cut/press': {
    says: 'Press a clean cloth firmly on it, and keep pressing for ten minutes without looking. Hold it up if you can. If blood pumps out or soaks through, call {emergency} now. A cut that gapes has to be seen today.',
    asks: null,
    answers: [],
  },
  'cut/call': {
    says: 'Then call {emergency} now, on loudspeaker, and press on. When blood comes through, put another cloth on top. Sit or lie down, and say where you are.',
    asks: null,
    answers: [],
  },
  'nose/bleed': {
    says: 'Sit up and lean forward. Pinch the soft part of your nose for ten to fifteen minutes, without a break, and breathe through your mouth. If it goes on after that, or is very heavy, go to emergency care or call {emergency}.',
    asks: null,
    answers: [],
  },
  // Space first, then help for both: the NSPCC; the National Center on Shaken Baby Syndrome.
  'parent/hit': {
    says: 'It can stop here. See that your child is safe, then go to another room until it is calmer. If your child is hurt, or it could happen again, call {emergency}. You can also {talk}, and say just that.',
    asks: 'Who could come and be with you both?',
    answers: [],
  },
  'parent/low': {
    says: 'That is a heavy thing to think of oneself, and being worn out makes it louder. It shows how much you carry, and it can be told to a doctor in just these words.',
    asks: 'Who could take over for an hour, so that you can rest?',
    answers: [],
  },
  // To be told to die is violence in words: the NSPCC and Childline on bullying; asked plainly, once: the 988 Lifeline's #BeThe1To.
  'told/die': {
    says: 'Nobody may say that to you. It is cruel, and it is about them and not about what you are worth. You need not answer it, and you can keep it to show somebody.',
    asks: null,
    answers: [],
  },
  'told/believed': {
    says: 'Said often enough, such words begin to sound like one’s own. They are still theirs. You need not weigh them alone: you can {talk}.',
    asks: 'Who else knows what they say to you?',
    answers: [],
  },
  // Somebody else, before it is known how bad it is: the NHS on poisoning.
  'their/taken': {
    says: 'Call {emergency} now if they cannot be woken, breathe slowly or oddly, have a fit, or are confused. In doubt call all the same: say what they took, how much and when. Stay with them, and do not leave them to sleep it off. Lying down, they belong on their side.',
    asks: null,
    answers: [],
  },
  // A lapse is no return to the start, and distance comes first: NICE NG225, the Royal College of Psychiatrists on self-harm.
  'harm/again': {
    says: 'I read that it could happen again, and I take it seriously. A counter at zero does not undo the days that you got through. Put what you would use somewhere hard to reach, or give it to somebody. You can also {talk}.',
    asks: null,
    answers: [],
  },
  'harm/again-soon': {
    says: 'Yes, I have read it: you may do it again. Go to where somebody else is, even without a word about why. If you get badly hurt, call {emergency}.',
    asks: null,
    answers: [],
  },
  'birth/urgent': {
    says: 'That sounds frightening, and I do not argue about it. So soon after a birth it needs a doctor today, for you and for the little one. Call {emergency}, or let somebody call for you.',
    asks: 'Who is with you and the baby right now?',
    answers: withThem('birth/someone', 'birth/nobody'),
  },
  'birth/someone': {
    says: 'Please show them this now. Let them call, and stay with you both until a doctor has been there. Today somebody else can look after the baby.',
    asks: null,
    answers: [],
  },
  'birth/nobody': {
    says: 'Then please call {emergency} now: “I have had a baby, I do not sleep, and I am frightened.” You can also knock next door and ask somebody to stay.',
    asks: null,
    answers: [],
  },
  // Distance first, from somebody frightened too: Means Matter (Harvard), NICE NG10. What is believed is not argued over.
  'armed/near': {
    says: 'It sounds as if you do not feel safe there. Please put that out of reach all the same, in another room or with somebody. If anyone is at your door, call {police}.',
    asks: 'Is somebody with you right now?',
    answers: withThem('armed/someone', 'armed/nobody'),
  },
  'armed/use': {
    says: 'No. Please do not use it. Leave it where it is, and go to another room or out of the house. If you feel that you may do it, or somebody comes, call {emergency}.',
    asks: 'Who can be with you now?',
    answers: withThem('armed/someone', 'armed/nobody'),
  },
  'armed/someone': {
    says: 'Then tell them now how afraid you are, and let them take it away from you. Ask them to stay, and to call a doctor with you.',
    asks: null,
    answers: [],
  },
  'armed/nobody': {
    says: 'Then let a voice be with you: you can {talk}. Stay in a room without it while you call. If it comes close to happening, call {emergency}.',
    asks: null,
    answers: [],
  },
  // Avoidance is part of harm OCD after a birth: the Royal College of Psychiatrists on perinatal OCD, maternalocd.org.
  // Giving away what is dear is a sign named by the 988 Lifeline and by Samaritans; asking plainly does no harm: #BeThe1To.
  'their/keepsake': {
    says: 'When somebody gives away a thing they love, it can be a sign that they think of dying. It need not be one. To ask does no harm: “Are you thinking of ending your life?”',
    asks: 'How have they seemed to you lately?',
    answers: [
      { label: 'Low, or oddly calm', to: 'their/ask-today' },
      { label: 'As they always are', to: 'their/as-always' },
      { label: 'I cannot tell', to: 'their/ask-today' },
    ],
  },
  'their/ask-today': {
    says: 'Then ring them or go to them today, and ask it in just those words. If they say yes, or nobody can reach them, call {emergency}. To think it through first, {talk}.',
    asks: null,
    answers: [],
  },
  'their/as-always': {
    says: 'Then one plain line is enough: “You gave me something you love. Are you all right?” If the answer frightens you, {talk}.',
    asks: null,
    answers: [],
  },
  'birth/keeping-away': {
    says: 'Keeping away is what the thought asks of you, and each time it makes the thought a little louder. It is a known part of this after a birth. A midwife, a health visitor or a perinatal team hears it often, and can help you to take such steps back.',
    asks: 'Which of them could you show what you wrote?',
    answers: [],
  },
} as const satisfies Record<string, PathWords>

export type PathStep = keyof typeof paths

/** To whoever tells something else than who is there; once. */
export const whoIsThere =
  'I read that, and it helps. One word is enough: is somebody there with you, or nobody?'

/** To somebody who lost a person to suicide and asks whether they should have seen it. */
export const couldNotBeSeen = [
  'That question comes to almost everybody who has lost somebody this way. What you know now, you did not know then.',
  'It may be asked again and again, and it does not have to be answered tonight.',
].join(' ')

/** What a body needs that is not yet an emergency; said first. */
export const bodyNotes = {
  withdrawal:
    'When drinking stops from one day to the next, the body can become very ill. Have a doctor hear of the shaking today. For a fit, confusion or seeing things, call {emergency}.',
  'double-dose':
    'More than the usual dose is a question for today: ask {forPoison}, or a pharmacist or doctor. Are you very sleepy, faint or confused? Then call {emergency}.',
  skin: 'Skin that is sore or bleeds needs care first: pat it dry, put on a plain thick cream, and show it to a pharmacist.',
  bleach:
    'Bleach burns skin. If it is on you now, hold it under cool running water for twenty minutes. For blisters, strong pain or short breath, call {emergency}.',
  fainted:
    'Fainting should be seen by a doctor today. If it comes again, or with pain in the chest or a racing heart, call {emergency}.',
  'no-drink':
    'A body that gets nothing to drink needs help today: small sips if they stay in, and a doctor. If you faint or cannot keep them in, call {emergency}.',
} as const
