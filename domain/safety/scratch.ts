import { builtWide } from '#domain/safety/corpus/built/wide.ts'
import { readCorpus } from '#domain/safety/corpus/line.ts'
import * as m from '#domain/safety/corpus/measure.ts'
const j = m.judge(readCorpus(builtWide))
console.log(
  j.length,
  'recall',
  m.recall(j),
  'spec',
  m.specificity(j),
  'emerg',
  m.emergencyRecall(j),
  'care',
  m.careRecall(j),
  'quiet',
  m.quiet(j),
)
for (const l of j)
  if (!l.accepted.includes(l.screening.tier))
    console.log(
      l.domain,
      l.accepted.join(),
      '->',
      l.screening.tier,
      l.screening.reasons.join(' '),
      '|',
      l.text,
    )
