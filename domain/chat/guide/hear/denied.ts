import { plain } from '#domain/chat/guide/hear/plain.ts'
import { saysControl } from '#domain/chat/guide/hear/watched.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** What each trouble is called by whoever says that it is not that. Only what is a denial once a “not” stands before it. */
const called: readonly (readonly [NeedId, string])[] = [
  ['panic-now', 'panic\\w*|(?:having )?(?:a )?panic attacks?|hyperventilat\\w+'],
  ['conflict', 'angry|anger|mad at|furious|cross|fighting|a (?:fight|row|quarrel|argument)|arguing'],
  [
    'health-fear',
    '(?:a )?fears?(?: (?:about|of|for) (?:my |the )?(?:body|health|illness))?|health anxiety|sick|ill|(?:worried|scared|afraid|anxious) (?:about|for|of) (?:my )?(?:body|health|being ill)|(?:about )?(?:my )?(?:body|health)|checking my body',
  ],
  ['low-mood', 'sad|depress(?:ed|ion)|low|down|miserable'],
  ['shame', 'asham\\w+|shame|embarrass\\w*|hiding|(?:a )?secret|shy'],
  ['sleep', '(?:being )?(?:tired|sleepy)|insomnia|(?:about )?(?:sleep|the night|nightmares?)'],
  ['grief', 'grief|grieving|mourning|(?:about )?(?:a )?(?:loss|death)'],
  ['loneliness', 'lonely|loneliness|isolated'],
  [
    'worry-loop',
    '(?:my )?thoughts?(?: going (?:round|around))?|worr(?:y|ied|ying|ies)|anxious|anxiety|overthinking',
  ],
  ['violence-at-home', '(?:scared|afraid) of (?:him|her|them)'],
  ['overload', 'stress\\w*|overwhelm\\w*|(?:that |too )busy|too much|burn\\w* out'],
  ['flashback', '(?:a )?flashbacks?|trauma\\w*|(?:a )?memor(?:y|ies)'],
  ['dissociation', '(?:far away|unreal|spac\\w+ out|dissociat\\w+)'],
  ['eating', '(?:about )?(?:food|my weight|an eating disorder)|anorexi\\w+|bulimi\\w+'],
  ['substance', 'drunk|an (?:alcoholic|addict)|(?:about )?(?:drink|the drink|drugs)'],
  ['social-anxiety', '(?:about )?(?:people|crowds)|socially anxious'],
  ['ocd-contamination', '(?:about )?(?:germs|dirt|washing)|(?:too )?dirty|contaminat\\w+'],
  ['ocd-checking', '(?:about )?checking'],
  ['ocd-relationship', '(?:about )?(?:my relationship|love|doubts?)'],
  ['certain-beliefs', 'paranoid|psychotic|delusion\\w*|hearing voices|mad|crazy'],
  ['someone-else', '(?:about )?(?:him|her|them|someone else|anyone else)'],
  ['good-moment', '(?:a )?good (?:moment|news|thing)|happy'],
]
const obsessions: readonly NeedId[] = [
  'ocd-checking',
  'ocd-contamination',
  'ocd-harm',
  'ocd-just-right',
  'ocd-real-event',
  'ocd-relationship',
  'ocd-taboo',
]

const head =
  "(?:(?:i'm|i am|i was|it's|it is|its|it isn't|this is|this isn't|that's|that is|we're|they're|he's|she's|isn't|wasn't|there's|i don't (?:feel|have|get)|i have|i've|it has|has|got)\\s+)?(?:(?<!why am i |why aren't i )(?:not|never|no|isn't|wasn't|nothing to do with))\\s+"
const filling =
  "(?:(?:even|really|actually|that|so|a|an|any|the|about|being|feeling|because|i'm|im|cos|necessarily|at all|to do with|my|of)\\s+)*?"
const isBoth = /\bnot (?:just|only|always|yet|any ?more)\b/
const wished = /\b(?:wish|want|hope|try|trying|tried|would like|need|why)\b[^,.;!?]{0,16}$/

const asked =
  /(?:^|[.!?] )(?:(?:and|but|so|ok)[, ]+)*(?:how|what|why|when|who|where|is|are|do|does|did|can|could|should|would|will) [^.!?]*$/

/** "I'm fed up, not scared": said of the mood, it denies the fear. */
const notOfFear =
  /\b(?:(?:didn't|didnt|did not|never) (?:say|said) (?:that )?(?:i'm|im|i am|i was) (?:frightened|scared|worried|afraid)(?: (?:that )?something (?:is|was) wrong)?|(?<=\b(?:fed up|tired|angry|annoyed|sick of it|cross|bored)\b[^.?!]{0,24})not (?:scared|frightened|worried|afraid|anxious)|not (?:scared|frightened|worried|afraid|anxious)(?=[^.?!]{0,24}\b(?:fed up|tired|angry|annoyed|cross|bored)\b))/g
const notOfConfessing =
  /(?:\bconfess\w*\?+\s*)?\b(?:i )?(?:don't|dont|do not|not|never) (?:want|need|trying|have)(?:ing)? (?:to )?confess\w*(?: anything)?/g
const notOfHarm =
  /\b(?:(?:i )?(?:don't|dont|do not|never) (?:have|had|get) (?:any )?(?:thoughts?|images?|pictures?) (?:of|about) (?:harming|hurting|killing|dropping) (?:her|him|them|anyone|anybody|the baby|my \w+)|(?:they're|they are|these are|it's|its) not those thoughts|not those thoughts)/g

const denials: readonly (readonly [readonly NeedId[], RegExp])[] = [
  ...called.map(([need, words]) => [[need], denial(words)] as const),
  [['health-fear', 'worry-loop'], notOfFear],
  [['ocd-harm'], notOfHarm],
  [['ocd-real-event', 'ocd-taboo'], notOfConfessing],
  [obsessions, denial('(?:an? )?(?:ocd|obsession\\w*|compulsion\\w*)')],
]

function denial(words: string): RegExp {
  return new RegExp(`\\b${head}${filling}(?:${words})(?![\\w'])`, 'g')
}

export type Denied = {
  needs: readonly NeedId[]
  /** What is said besides. */
  left: string
}

/** Who is watched and kept from others does not take that back with the blow that never came. */
const isControlled = (words: string, told: string): boolean => saysControl(told) || saysControl(words)

/** What somebody says that it is not: that word of theirs votes for nothing, now or later. `told`: what they wrote before. */
export function deniedIn(text: string, told = ''): Denied {
  const words = plain(text.slice(0, 1_000))
  const isKept = isControlled(words, plain(told))
  const found = denials.flatMap(([needs, sign]) =>
    [...words.matchAll(sign)]
      .filter(() => !isKept || !needs.includes('violence-at-home'))
      .filter(({ index, 0: said }) => !isBoth.test(said) && !wished.test(words.slice(0, index)))
      // What is asked denies nothing, nor does what it is like.
      .filter(({ index }) => !asked.test(words.slice(0, index)))
      .map(({ 0: said, index }) => ({ needs, from: index, to: index + said.length })),
  )
  if (found.length === 0) return { needs: [], left: text }
  const left = [...words]
    .map((letter, at) => (found.some(({ from, to }) => at >= from && at < to) ? ' ' : letter))
    .join('')
  return {
    needs: [...new Set(found.flatMap(({ needs }) => needs))],
    left: left
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.;:!?-]+/, '')
      .trim(),
  }
}
