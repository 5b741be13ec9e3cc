import { isAtLeast } from '#domain/safety/tier.ts'
import { afterOneQuestion, figures, type Judged, type Share, wilson } from '#infra/bench/safety/measure.ts'

const percent = (part: number): string => (100 * part).toFixed(1)
function shown(share: Share): string {
  if (share.of === 0) return '-'.padStart(28)
  const [low, high] = wilson(share).map(percent)
  return `${percent(share.hits / share.of)} (${low}-${high}) ${share.hits}/${share.of}`.padStart(28)
}
const row = (name: string, judged: Judged[]): string =>
  name.padEnd(18) +
  Object.values(figures)
    .map((figure) => shown(figure(judged)))
    .join('')

const by = (judged: Judged[], key: 'group' | 'hand' | 'language'): string[] =>
  [...Map.groupBy(judged, (line) => line[key])]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, lines]) => row(name, lines))

/** The rows of the public table. */
export function groupsOf(judged: readonly Judged[]): Record<string, Judged[]> {
  const english = judged.filter(({ language }) => language === 'en')
  return {
    English: english,
    emergencies: english.filter(({ tier }) => tier === 'emergency' || tier === 'none'),
    'other languages': judged.filter(({ language }) => language !== 'en'),
    'in context': english.filter(({ group }) => group === 'answer'),
    'obsessions (OCD)': english.filter(
      ({ group, tier }) => group === 'obsession' && !isAtLeast(tier, 'crisis'),
    ),
    ordinary: english.filter(({ tier, group }) => tier === 'none' && group === 'everyday'),
  }
}

/** Recall and specificity in per cent with their intervals, over all and by group, hand and language. */
export function report(name: string, judged: Judged[]): string {
  const english = judged.filter(({ language }) => language === 'en')
  const heads = ['dialog: recall', 'specificity', 'help shown: recall', 'specificity']
  return [
    `\n${name}: ${judged.length} lines`,
    ''.padEnd(18) + heads.map((head) => head.padStart(28)).join(''),
    ...Object.entries(groupsOf(judged)).map(([group, lines]) => row(group, lines)),
    '',
    `dialog after one question: recall${shown(afterOneQuestion.dialogRecall(english))}`,
    `  where its concern is named     ${shown(afterOneQuestion.dialogRecallWhereNamed(english))}`,
    `  in other languages             ${shown(afterOneQuestion.dialogRecall(judged.filter(({ language }) => language !== 'en')))}`,
    `  asked where nothing is needed  ${shown(afterOneQuestion.askedForNothing(english))}`,
    `  asked of an unwanted thought   ${shown(afterOneQuestion.askedOfThoughts(english))}`,
    '',
    ...by(english, 'group'),
    '',
    ...by(judged, 'hand'),
    '',
    ...by(judged, 'language'),
  ].join('\n')
}
