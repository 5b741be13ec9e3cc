/** What a person may ask of the guide for good. Events name a rule by its id: kept for good. */
export const ruleIds = [
  'no-reassurance',
  'no-exercises',
  'no-breathing',
  'no-counting',
  'keep-it-short',
] as const
export type RuleId = (typeof ruleIds)[number]

/** What a rule may be about: a code, never words. */
export const ruleTopics = [
  'health',
  'heart',
  'head',
  'chest',
  'stomach',
  'throat',
  'skin',
  'breathing',
  'cleanliness',
  'relationship',
] as const
export type RuleTopic = (typeof ruleTopics)[number]

/** `about`: null where it holds for all. */
export type OwnRule = { rule: RuleId; about: RuleTopic | null }

const topicNames: Readonly<Record<RuleTopic, string>> = {
  health: 'your health',
  heart: 'your heart',
  head: 'your head',
  chest: 'your chest',
  stomach: 'your stomach',
  throat: 'your throat',
  skin: 'your skin',
  breathing: 'your breathing',
  cleanliness: 'what is clean',
  relationship: 'your relationship',
}

const names: Readonly<Record<RuleId, string>> = {
  'no-reassurance': 'no reassurance',
  'no-exercises': 'no exercises unless you ask',
  'no-breathing': 'no breathing exercises unless you ask',
  'no-counting': 'no exercises that count',
  'keep-it-short': 'short replies',
}

/** In the middle of a sentence. */
export const ruleName = ({ rule, about }: OwnRule): string =>
  about === null ? names[rule] : `${names[rule]} about ${topicNames[about]}`

export const isSameRule = (one: OwnRule, other: OwnRule): boolean =>
  one.rule === other.rule && one.about === other.about
