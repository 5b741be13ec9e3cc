import { arabicTongue } from '#domain/safety/words/tongues/ar.ts'
import { germanTongue } from '#domain/safety/words/tongues/de.ts'
import { spanishTongue } from '#domain/safety/words/tongues/es.ts'
import { frenchTongue } from '#domain/safety/words/tongues/fr.ts'
import { hindiTongue } from '#domain/safety/words/tongues/hi.ts'
import { italianTongue } from '#domain/safety/words/tongues/it.ts'
import { dutchTongue } from '#domain/safety/words/tongues/nl.ts'
import { polishTongue } from '#domain/safety/words/tongues/pl.ts'
import { portugueseTongue } from '#domain/safety/words/tongues/pt.ts'
import {
  type AskElsewhere,
  asksElsewhere,
  type LabelElsewhere,
  labelsElsewhere,
  type Tongue,
} from '#domain/safety/words/tongues/tongue.ts'
import { turkishTongue } from '#domain/safety/words/tongues/tr.ts'

/** By ISO 639. */
export const tongues: Readonly<Record<string, Tongue>> = {
  es: spanishTongue,
  de: germanTongue,
  fr: frenchTongue,
  it: italianTongue,
  pt: portugueseTongue,
  nl: dutchTongue,
  pl: polishTongue,
  tr: turkishTongue,
  ar: arabicTongue,
  hi: hindiTongue,
}

/** Questions that are the same where there are fewer words. */
const sameAsk: Readonly<Record<string, AskElsewhere>> = {
  'Are they with you yet?': 'Is help with you now?',
  'Is help with you?': 'Is help with you now?',
  'Will you call {emergency}, also if it feels like too much?': 'Will you call now?',
  'Will you call, or have somebody call?': 'Will you call now?',
  'Can you press call now?': 'Will you call now?',
  'Have they answered?': 'Has somebody answered?',
  'Are you safe where you are?': 'Are you safe right now?',
  'Is everyone still safe?': 'Is everyone safe right now?',
  'Are you with other people now?': 'Is someone with you now?',
  'Is there one person you trust who could know?': 'Who could you tell about this today?',
  'Which adult do you trust?': 'Who could you tell about this today?',
  'Who could carry this with you?': 'Who could you tell about this today?',
  'Would you call them now?': 'Would you call or write to them now?',
  'Can you call or write to them now?': 'Would you call or write to them now?',
}
const sameLabel: Readonly<Record<string, LabelElsewhere>> = {
  'I am safe now': 'I am safe for now',
  'I am safe': 'I am safe for now',
  'I cannot tell': 'I am not sure',
  'I cannot call': 'I cannot',
  'I cannot get away': 'I cannot',
  'I can': 'Yes',
  'I will': 'Yes',
  'I am away from them': 'Yes',
  'For now, yes': 'Yes',
  'Yes, I am hurt': 'Yes',
  'No, it is small': 'No',
  'Not right now': 'No',
  'Not now': 'No',
}

const isAsk = (words: string): words is AskElsewhere => asksElsewhere.some((one) => one === words)
const isLabel = (words: string): words is LabelElsewhere => labelsElsewhere.some((one) => one === words)

/** A question or a chip of the flows in another language; undefined where there are no words for it. */
export function askIn(tongue: Tongue, asks: string): string | undefined {
  const ask = sameAsk[asks] ?? asks
  return isAsk(ask) ? tongue.asks[ask] : undefined
}
export function labelIn(tongue: Tongue, label: string): string | undefined {
  const same = sameLabel[label] ?? label
  return isLabel(same) ? tongue.labels[same] : undefined
}

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
const comma = (words: string): string => (/\p{Script=Arabic}/u.test(words) ? '،' : ',')

/** A chip as it stands under a question: to whether they are safe it begins with a yes or a no, which the floor reads. */
export function chipIn(tongue: Tongue, asks: string, label: string): string | undefined {
  const { Yes, No } = tongue.labels
  const words = labelIn(tongue, label)
  if (askIn(tongue, asks) !== tongue.asks['Are you safe right now?']) return words
  if (words === tongue.labels['I am safe for now']) return `${Yes}${comma(Yes)} ${lowered(words)}`
  return words === tongue.labels['I am not safe'] ? `${No}${comma(No)} ${lowered(words)}` : words
}

/** The answers that are offered with a question of care. */
export const answersIn = ({ labels }: Tongue): string[] => [labels.Yes, labels.No, labels['I am not sure']]
