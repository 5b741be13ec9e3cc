import { plain } from '#domain/chat/guide/hear/plain.ts'

/** A thing of life that they named, turned to them: “your mum”, “the meeting on Monday”. */
export type Particular = { kind: 'person' | 'gone' | 'ahead' | 'event' | 'place' | 'thing'; words: string }

const person =
  'mum|mom|mam|mother|dad|father|parents|nan|nana|gran|granny|grandma|grandad|grandpa|brother|sister|twin|son|daughter|kids|children|boy|girl|baby|wife|husband|partner|boyfriend|girlfriend|ex|fiance|fiancee|boss|manager|supervisor|teacher|tutor|colleague|colleagues|team|flatmate|flatmates|housemate|neighbour|neighbours|friend|friends|mate|mates|aunt|auntie|uncle|cousin|doctor|gp|therapist|counsellor|midwife|family|in-laws|class|lads'
const event =
  'meeting|exam|exams|mocks|test|interview|wedding|funeral|memorial|service|appointment|scan|operation|birthday|anniversary|party|trip|flight|shift|presentation|speech|eulogy|hearing|court date|lesson|match|gig|holiday|deadline|essay|coursework|results|review|driving test|school run|reunion|christening|dinner|visit|phone call|first day'
const place = 'flat|house|bedroom|kitchen|office|ward|care home|garden'
const thing =
  'coat|card|letter|van|photo|photos|roast|leftovers|dog|cat|piano|guitar|ring|chair|slippers|list|book|books|text|message|messages|song|cake|cup|mug|toys|boxes|clothes|watch|bike|allotment|voicemail|plan|seating|dishes|laundry|post|bills'

const adjectives =
  '(?:little|big|older|younger|best|old|new|whole|work|own|poor|dear|elder|oldest|youngest|step)'
const day =
  '(?: on)? (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next week|this weekend)'

const owned = new RegExp(String.raw`\b(my|our|his|her|their|the) ((?:${adjectives} )?)(${person})\b(?!')`)
const bare =
  /(?:^|[,.] |\b(?:and|but|with|to|tell|told|ask|asked|if|because|cos|when|that|like|from|about|makes?|made|for) )(mum|mom|mam|dad|nan|gran|grandad|grandma)\b(?!')/
const ofEvent = new RegExp(
  String.raw`\b(my|our|his|her|their|the|a|an|same) ((?:${adjectives} |same )?)(${event})\b(${day})?`,
)
const ofPlace = new RegExp(String.raw`\b(my|our|his|her|their|the|that) ((?:${adjectives} )?)(${place})\b`)
const ofThing = new RegExp(String.raw`\b(my|our|his|her|their|the) ((?:${adjectives} )?)(${thing})\b`)

const isAhead =
  /\b(tomorrow|tmrw|tonight|next|on (mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|coming up|dreading|got to|have to|gotta|going to|gonna|will|'ll|start(s)? (tomorrow|on))\b/
const wasThen = /\b(today|yesterday|last|was|went|had|did|left|said)\b/
const capital = (words: string): string =>
  words.replace(
    /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/g,
    (name) => name[0]!.toUpperCase() + name.slice(1),
  )

const turned = (whose: string): string =>
  whose === 'my' || whose === 'our'
    ? 'your'
    : whose === 'a' || whose === 'an' || whose === 'same'
      ? 'the'
      : whose
const inFull: Readonly<Record<string, string>> = { mocks: 'mocks', gp: 'GP' }
const named = (noun: string): string => inFull[noun] ?? noun

const died = (noun: string, told: string): boolean =>
  new RegExp(
    String.raw`\b${noun}(?:'s)? (?:has |had |just |suddenly |sadly )*(?:died|dead|passed|death|funeral|gone)\b|\b(?:lost|buried|miss(?:ing)?) (?:my|our) (?:\w+ )?${noun}\b|\bsince (?:my )?(?:\w+ )?${noun}(?:'s)? (?:died|death|went|passed)\b`,
  ).test(told)

const longestRead = 500

/** The one that says most of the last message; null where nothing is named that can be said back. */
export function particularIn(text: string, before: readonly string[] = []): Particular | null {
  const words = plain(text.slice(0, longestRead))
  const told = plain([...before.slice(-6), text].join('\n'))
  const an = ofEvent.exec(words)
  if (an && isAhead.test(words) && !(wasThen.test(words) && !an[4]))
    return { kind: 'ahead', words: capital(`${turned(an[1]!)} ${an[2]}${named(an[3]!)}`) }
  const someone = owned.exec(words)
  const noun = someone?.[3] ?? bare.exec(words)?.[1]
  if (noun !== undefined) {
    const whose = someone ? turned(someone[1]!) : 'your'
    const which = someone?.[2] ?? ''
    return { kind: died(noun, told) ? 'gone' : 'person', words: `${whose} ${which}${named(noun)}` }
  }
  if (an && an[1] !== 'a' && an[1] !== 'an')
    return { kind: 'event', words: `${turned(an[1]!)} ${an[2]!.replace('same ', '')}${named(an[3]!)}` }
  const what = ofThing.exec(words)
  if (what) return { kind: 'thing', words: `${turned(what[1]!)} ${what[2]}${what[3]}` }
  const where = ofPlace.exec(words)
  return where ? { kind: 'place', words: `${turned(where[1]!)} ${where[2]}${where[3]}` } : null
}
