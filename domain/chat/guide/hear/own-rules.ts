import { plain } from '#domain/chat/guide/hear/plain.ts'
import type { OwnRule, RuleId, RuleTopic } from '#domain/memory/rules.ts'

// Said to the guide: at the beginning of what is said, or after what leads up to a wish.
const lead =
  "(?:^|[,:-] ?|\\b(?:please|and|but|so|also|then|ok|okay|hi|hello|from now on|i(?:'d| would) like you to|i (?:want|need) you to|(?:can|could|would|will) you|you (?:must|should)) )(?:please )?"
const not = `${lead}(?:please )?(?:don't|do not|not|never|stop)(?: ever| always)?`
const giving = '(?:offer(?:ing)?|giv(?:e|ing)|suggest(?:ing)?|send(?:ing)?|show(?:ing)?|bring(?:ing)?)'
const forGood = 'ever|again|please|from now on|any ?more'

/** What somebody asks for good: whole turns of phrase, addressed to the guide. */
const patterns: readonly (readonly [RuleId, RegExp])[] = [
  [
    'no-reassurance',
    new RegExp(
      `${not} (?:try(?:ing)? to )?(?:reassur(?:e|ing) me|giv(?:e|ing) me (?:any )?reassurance|tell(?:ing)? me (?:that )?(?:it's|it is|it'll be|i'm|i am|everything(?:'s| is)) (?:fine|ok|okay|nothing|safe|all right|alright|clean))\\b|\\bno (?:more )?reassurance,? (?:${forGood})\\b`,
    ),
  ],
  [
    'no-breathing',
    new RegExp(
      `${not} ${giving} (?:me )?(?:any |more |those |the |tips |advice |exercises |or |and )*(?:breath\\w*)\\b|\\bno (?:more )?breathing(?: exercises?| stuff| things?)?,? (?:${forGood})\\b`,
    ),
  ],
  [
    'no-counting',
    new RegExp(
      `${not} (?:${giving} (?:me )?(?:any(?:thing)? |things? |exercises? )*(?:with |that needs )?counting|mak(?:e|ing) me count)\\b|\\bno (?:more )?counting,? (?:${forGood})\\b`,
    ),
  ],
  [
    'no-exercises',
    new RegExp(
      `${not} ${giving} (?:me )?(?:any |more |those |the )*exercises?\\b|\\bno (?:more )?exercises?,? (?:${forGood})\\b`,
    ),
  ],
  [
    'keep-it-short',
    new RegExp(
      `${lead}(?:always |from now on,? )?(?:keep|make) (?:it|them|your (?:replies|answers|messages)) (?:short|brief)\\b(?=.*\\b(?:always|from now on|every time)\\b|(?<=\\b(?:always|from now on)\\b.*))`,
    ),
  ],
]

const topics: readonly (readonly [RuleTopic, RegExp])[] = [
  ['heart', /\b(heart|palpitation\w*|pulse)\b/],
  ['breathing', /\b(breath\w*|lungs?)\b/],
  ['chest', /\bchest\b/],
  ['stomach', /\b(stomach|belly|tummy|gut)\b/],
  ['throat', /\bthroat\b/],
  ['skin', /\b(skin|moles?)\b/],
  ['head', /\b(head\w*|brain)\b/],
  ['relationship', /\b(relationship|partner|boyfriend|girlfriend|husband|wife)\b/],
  ['cleanliness', /\b(clean|germs?|dirt\w*|contaminat\w*|hands?)\b/],
  ['health', /\b(health|symptoms?|body|illness\w*|ill|sick)\b/],
]

/** Somebody else is spoken of, or what was: no rule for the guide. */
const aboutOthers = /\b(told|tell|tells|asked|asks|said|says|wish)\b/

/** The rule that a message gives the guide; null where it gives none. */
export function ownRuleIn(text: string): OwnRule | null {
  for (const sentence of plain(text.slice(0, 1_000)).split(/[.!?;\n]+/)) {
    for (const [rule, pattern] of patterns) {
      const match = pattern.exec(sentence)
      if (!match || aboutOthers.test(sentence.slice(0, match.index))) continue
      const rest = sentence.slice(match.index)
      const about =
        rule === 'no-reassurance' ? (topics.find(([, sign]) => sign.test(rest))?.[0] ?? null) : null
      return { rule, about }
    }
  }
  return null
}
