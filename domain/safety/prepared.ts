import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { type SpokenLines, spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** Why the prepared words stand in: the concern itself, or a model's reply that could not be used. */
export type Why = 'concern' | 'time-out' | 'refusal' | 'unsafe' | 'empty'

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const lines = ({ talk, when, emergency }: SpokenLines): string =>
  `${sentence(talk)}${when}. If a life is in danger right now, call ${emergency}.`
const honest =
  'I am an AI. Nobody is watching this chat live, and I cannot send help. A person can do more than I can right now.'
const stay = 'You can keep writing to me while you reach out. I will keep answering.'
const plan =
  'If you have a safety plan, this is the time for it. Is there one person you could call, or sit with, right now?'
const distance =
  'Is there anything near you that you could hurt yourself with? Please move away from it, or ask someone to hold it for you.'

type Said = string | ((lines: SpokenLines) => string)

const inCrisis: Partial<Record<Concern, Said[]>> & { suicide: Said[] } = {
  suicide: [
    'Thank you for telling me. It sounds like you are in a lot of pain, and I am taking it seriously.',
    'Are you thinking about ending your life? Are you safe right now?',
    lines,
    distance,
    plan,
    'Feelings this strong can pass, and people do get through them with help.',
    honest,
    stay,
  ],
  'self-harm': [
    'Thank you for telling me. Something must hurt a lot for it to come to this.',
    'Are you hurt right now? Are you also thinking about ending your life?',
    ({ talk, emergency }) => `If you are badly hurt, call ${emergency}. To talk to a person, ${talk}.`,
    distance,
    plan,
    honest,
    stay,
  ],
  'harm-to-others': [
    'That sounds like a very heavy moment. Thank you for saying it instead of acting on it.',
    'Are you thinking about hurting someone? Is everyone safe right now?',
    'Please put space between you and them. Go to another room or outside, and leave behind anything that could hurt someone.',
    ({ talk, emergency }) =>
      `If someone could be hurt now, call ${emergency}. To talk it through with a person, ${talk}.`,
    'Is there one person who could come and be with you?',
    honest,
    stay,
  ],
  abuse: [
    'Is it safe for you to read this? If not, close this page now. You can come back later.',
    'I am sorry this is happening. It is not your fault, and you do not deserve it.',
    ({ emergency }) => `Are you safe right now? If you are in danger, call ${emergency} when you can.`,
    ({ forAbuse, talk }) => `You can reach ${forAbuse}. You can also ${talk}.`,
    'You choose what comes next and when. Is there one person you trust who could know about this?',
    honest,
    stay,
  ],
  'dependant-in-danger': [
    'Thank you for saying this. It matters, for them and for you.',
    ({ emergency }) => `Is anyone hurt or in danger right now? If so, call ${emergency}.`,
    'Do you fear that you could hurt them? Put them somewhere safe, step into another room, and call someone to come.',
    ({ forChildren, talk }) => `You can reach ${forChildren}. You can also ${talk}.`,
    'Is someone else hurting them, or hurting you? It is not your fault, and you do not have to face it alone.',
    honest,
    stay,
  ],
  'someone-else': [
    'You are worried about someone, and you are right to take it seriously.',
    ({ emergency }) =>
      `Do you know where they are? Are they in danger right now? If so, call ${emergency} and tell them where the person is.`,
    ({ talk }) => `These lines give advice about someone else too: ${talk}.`,
    'It is okay to ask them plainly if they are thinking about suicide. Asking does not put the idea there. If you can, stay with them, or ask someone near them to.',
    'You do not have to carry this alone. Who could help you with it?',
    honest,
    stay,
  ],
  'medical-emergency': [
    ({ emergency }) =>
      `This may be an emergency. Please call ${emergency} now, or ask someone near you to call.`,
    'Stay on the line with them. They will tell you what to do. Unlock the door if you can.',
    'I cannot tell what is wrong from here. They can help you find out.',
    honest,
    stay,
  ],
}

const emergencyFirst = ({ emergency }: SpokenLines): string =>
  `Please call ${emergency} now, or go to the nearest emergency room. If you can, get someone to be with you.`

const inCare: Partial<Record<Concern, string[]>> = {
  'eating-disorder': [
    'Thank you for telling me. Food and your body can become a very lonely fight.',
    'You deserve care at any size and at any stage. A doctor, or someone you trust, can help you take the next step.',
  ],
  abuse: [
    'Thank you for trusting me with that. What happened was not your fault.',
    'You choose how much to say. There is no need to go into it here.',
  ],
  'dependant-in-danger': ['Thank you for telling me. It matters that you care about them.'],
  'intrusive-thought': [
    'That thought sounds frightening. A thought can come without being wanted, and that is not the same as a wish.',
    'I cannot make you certain about it. We can notice the doubt together and leave it unanswered for a while.',
    'If it ever starts to feel like something you want or plan, please tell a person right away.',
  ],
  'someone-else': [
    'It is hard to see someone you care about in pain.',
    'It is okay to ask them plainly how bad it is, and to ask for help for both of you.',
  ],
  'self-neglect': [
    'It sounds like even the small things have become heavy.',
    'What is one tiny thing that would make the next hour a bit kinder: water, something to eat, or a call?',
  ],
}
const inCareOtherwise = [
  'Thank you for telling me. That sounds like a lot to carry.',
  'Are you thinking about ending your life? You can answer plainly. I will stay with it.',
]
const careLines = ({ talk, when }: SpokenLines): string => `If it gets too much, you can ${talk}${when}.`

const otherwise: Record<Exclude<Why, 'concern'>, string> = {
  'time-out': 'My answer took too long, and that is my fault, not yours. Your words are saved.',
  refusal:
    'I could not find a good answer to that. Your words are saved, and you did nothing wrong by writing them.',
  unsafe: 'The answer I had was not good enough for you, so I am not showing it.',
  empty: 'My answer came out empty, and that is my fault, not yours. Your words are saved.',
}
const goingOn =
  'We can try again. What would help most right now: to say more, to take a slow breath, or to pause for a minute?'

/** The order in which one concern speaks for several. */
const firstToSpeak: readonly Concern[] = [
  'medical-emergency',
  'suicide',
  'self-harm',
  'dependant-in-danger',
  'abuse',
  'harm-to-others',
  'someone-else',
  'eating-disorder',
  'intrusive-thought',
  'self-neglect',
]

/**
 * A whole reply in our own words, for when no model may or can answer. The same input gives the same words.
 * `country` (ISO 3166) says whose help lines it names; `helpLines` are those of this server.
 */
export function preparedReply(
  tier: Tier,
  concerns: readonly Concern[],
  why: Why = 'concern',
  country = 'US',
  helpLines?: readonly HelpLine[],
): string {
  const spoken = spokenLines(country, helpLines)
  const concern = firstToSpeak.find((one) => concerns.includes(one)) ?? 'suicide'
  const apology = why === 'concern' ? [] : [otherwise[why]]
  return paragraphs().join('\n\n')

  function paragraphs(): string[] {
    if (tier === 'care') return [...apology, ...(inCare[concern] ?? inCareOtherwise), careLines(spoken)]
    if (!isCrisis(tier)) return [...apology, goingOn]
    const words = (inCrisis[concern] ?? inCrisis.suicide).map((said) =>
      typeof said === 'string' ? said : said(spoken),
    )
    const isFirst = tier === 'emergency' && concern !== 'medical-emergency' && concern !== 'abuse'
    return isFirst ? [emergencyFirst(spoken), ...words] : words
  }
}

const honestOfEntry =
  'These are prepared words. Nobody reads your journal, and Leeward cannot send help. A person can do more right now.'
const stayAfterEntry = 'You can also write in the chat while you reach out.'

/** The same on a journal entry, in a crisis: help stands first, and nobody waits for an answer. */
export function preparedReflection(
  tier: Tier,
  concerns: readonly Concern[],
  country = 'US',
  helpLines?: readonly HelpLine[],
): string {
  const { talk, emergency } = spokenLines(country, helpLines)
  const paragraphs = preparedReply(tier, concerns, 'concern', country, helpLines)
    .replace(honest, honestOfEntry)
    .replace(stay, stayAfterEntry)
    .split('\n\n')
  // Whether it is safe to read comes before all else.
  const from = paragraphs[0]?.startsWith('Is it safe') ? 1 : 0
  const help = paragraphs.findIndex((paragraph) =>
    [talk, emergency].some((line) => paragraph.toLowerCase().includes(line.toLowerCase())),
  )
  return paragraphs
    .toSpliced(help, 1)
    .toSpliced(from, 0, paragraphs[help] ?? '')
    .join('\n\n')
}
