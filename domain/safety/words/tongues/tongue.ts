import type { Meaning } from '#domain/safety/flow/meaning.ts'

/** The questions that are asked in a crisis, and by care, that other languages have words for. */
export const asksElsewhere = [
  'Are you safe right now?',
  'Are you hurt right now?',
  'Is it deep, or does it go on bleeding?',
  'Have you taken something, or more of something than you should?',
  'Are you thinking about ending your life?',
  'Are you thinking about hurting someone?',
  'Are you safe at home right now?',
  'Is the child safe right now?',
  'Have you called?',
  'Are they in danger right now?',
  'Is anyone hurt or in danger right now?',
  'Have you called for them?',
  'Can you get away from them right now?',
  'Can you get to where other people are?',
  'Is everyone safe right now?',
  'Is there space between you now?',
  'Are they telling you to hurt yourself or someone else?',
  'Is there an adult near you?',
  'Is someone with you now?',
  'Who could be with you, or on the phone with you, in the next few minutes?',
  'Have you stepped back?',
  'Who could you tell about this today?',
  'Have you reached them?',
  'Would you call or write to them now?',
  'Which of these is the smallest step you could take?',
  'Is it a little safer than before?',
  'Has somebody answered?',
  'Are they with you now?',
  'Have they come?',
  'Can you go to another room, or outside, for these ten minutes?',
  'Will you call now?',
  'Is help with you now?',
  'Is help with them now?',
] as const
export type AskElsewhere = (typeof asksElsewhere)[number]

/** The chips of those questions. */
export const labelsElsewhere = [
  'Yes',
  'No',
  'Not yet',
  'I am not sure',
  'I am not safe',
  'I am safe for now',
  'There is nobody',
  'There is someone',
  'I have called',
  'I cannot',
  'Somebody is with me',
  'Not today',
  'Go to people',
  'Write to a line',
  'None of them',
  'A little',
  'Nobody is coming',
  'Help is with me',
  'Help is with them',
  'I could hurt them',
  'They are safe',
] as const
export type LabelElsewhere = (typeof labelsElsewhere)[number]

/** What is said at the steps of the flows, by the name of the step; `taken` while help is on its way to somebody who took something. */
export type SayElsewhere =
  | 'call'
  | 'unsafe'
  | 'step-back'
  | 'safe'
  | 'someone'
  | 'nobody'
  | 'cannot'
  | 'called'
  | 'writing'
  | 'coming'
  | 'waiting'
  | 'staying'
  | 'taken'
  | 'helped'

/** What Leeward can say and hear of a crisis in another language. */
export type Tongue = {
  /** Before care's question. */
  heavy: string
  /** To words that answer nothing. */
  again: string
  /** That little of the language is known, and where to turn. */
  little: string
  closing: string
  /** In the place of {emergency}, where no number is known. */
  localNumber: string
  asks: Record<AskElsewhere, string>
  labels: Record<LabelElsewhere, string>
  says: Record<SayElsewhere, string>
  /** Words for each meaning, between bars: plain letters, anywhere in a text; after `^`, at its beginning. */
  hears: Partial<Record<Meaning, string>>
}
