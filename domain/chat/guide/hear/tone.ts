import { plain } from '#domain/chat/guide/hear/plain.ts'

/** How something is told: what a listener would hear in it, whatever it is about. */
export type Tone =
  | 'fond'
  | 'left-out'
  | 'kind-other'
  | 'body'
  | 'replay'
  | 'went-on'
  | 'did-it'
  | 'told-it-is-fine'

/** The first that is heard. Each is borne out by words of theirs. */
const signs: readonly (readonly [Tone, RegExp])[] = [
  [
    'told-it-is-fine',
    /\b(?:says?|said|told me|tells me|reckons?|thinks?) (?:that )?(?:it's|it is|it was|i'm|there's|they're|everything's) (?:all |just |probably |definitely |always )*(?:the same|fine|nothing|ok|okay|normal|clean|locked|off|safe|clear|benign)\b/,
  ],
  [
    'replay',
    /\bkeep (?:thinking|going over|asking myself|replaying|seeing|hearing)\b|\bgoing over (?:it|and over)\b|\bover and over\b|\bdid i (?:check|lock|say|do|leave|miss)\b|\bcan't stop thinking\b/,
  ],
  [
    'went-on',
    /\b(?:like|as if) nothing(?:'s| had| has)?\b|\b(?:carried|carry|carries) on\b|\bback to (?:work|normal) (?:like|as if)\b|\bmoved on\b/,
  ],
  [
    'fond',
    /\b(?:used to (?:make|sing|ring|take|call|bring|tell|play|do|dance|cook|come|sit|let|read|buy|roast)|couldn't sing|sang|singing|taught me|(?:his|her) (?:laugh|voice|jokes?|hands|smell|coat|chair|handwriting))\b/,
  ],
  [
    'left-out',
    /\b(?:without me|didn't (?:ask|invite|tell) me|wasn't (?:asked|invited)|left (?:me )?out|all (?:met|went|going) (?:up|out)?|no one (?:texts?|texted|asked|rang|calls?|noticed)|nobody (?:texts?|texted|asked|rang|calls?|noticed))\b/,
  ],
  [
    'kind-other',
    new RegExp(
      String.raw`\b(?:he's|she's|they're|he is|she is|they are) (?:alright|all right|nice|lovely|kind|gentle|so gentle|good|sweet|decent|ok)(?: actually| really| to me)?\b|\b(?:held my hand|hugged me|made me (?:a )?(?:tea|cup|laugh)|sat with me|came round|was nice to me|asked if i was ok)\b`,
    ),
  ],
  [
    'body',
    /\b(?:hands? (?:are |still |is )*(?:shaking|sweating|sweaty|buzzing|cold|numb)|shaking|sweating|heart (?:is )?(?:going|racing)|can't stop shaking|legs (?:are )?(?:like )?jelly|feel sick|stomach)\b/,
  ],
  [
    'did-it',
    /\b(?:i (?:went|did|managed|stayed|held|stood|rang|told|asked|opened|got (?:up|out|on|there|through)|made it|walked|drove)|went in|made it|left it|drove off|didn't go back|held (?:it|on|a))\b/,
  ],
]

/** To have done it once more is no step there. */
const ritual = (need: string | null): boolean =>
  need !== null &&
  (need.startsWith('ocd-') || need === 'health-fear' || need === 'substance' || need === 'eating')

const longestRead = 600

/** Whoever speaks of harm is not met by how it is told. */
const ofHarm =
  /\b(?:hurt\w*|kill\w*|stab\w*|knife|gun|weapon|shut (?:him|her|them) up|attack\w*|voices?|die|dying)\b/

/** Only where making sure is the trouble. */
const ofDoubt: ReadonlySet<Tone> = new Set(['told-it-is-fine'])
const isOfDoubt = (need: string | null): boolean =>
  need !== null && (need.startsWith('ocd-') || need === 'health-fear')

/** What fits where somebody tells of something good. */
const ofGood: ReadonlySet<Tone> = new Set(['fond', 'kind-other', 'did-it'])

export function toneIn(text: string, need: string | null): Tone | null {
  const words = plain(text.slice(0, longestRead))
  if (ofHarm.test(words)) return null
  const found = signs.find(
    ([tone, sign]) =>
      sign.test(words) &&
      !(tone === 'did-it' && ritual(need)) &&
      !(ofDoubt.has(tone) && !isOfDoubt(need)) &&
      !(need === 'good-moment' && !ofGood.has(tone)),
  )
  return found?.[0] ?? null
}
