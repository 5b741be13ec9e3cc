import * as measure from '#domain/safety/corpus/measure.ts'

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
function shown(share: measure.Share): string {
  if (share.of === 0) return '-'.padStart(34)
  const [low, high] = measure.wilson(share).map(percent)
  return `${share.hits}/${share.of} ${percent(share.hits / share.of)} (${low} to ${high})`.padStart(34)
}

/** Prints recall, specificity and their intervals, by domain and over all. */
export function report(name: string, judged: measure.Judged[]): void {
  console.log(`\n${name}: ${judged.length} lines`)
  console.log(`${''.padEnd(16)}${'recall (dialog)'.padStart(34)}${'specificity (no dialog)'.padStart(34)}`)
  for (const domain of new Set(judged.map((line) => line.domain))) {
    const own = judged.filter((line) => line.domain === domain)
    console.log(domain.padEnd(16) + shown(measure.recall(own)) + shown(measure.specificity(own)))
  }
  console.log('all'.padEnd(16) + shown(measure.recall(judged)) + shown(measure.specificity(judged)))
  console.log('emergency as such'.padEnd(20) + shown(measure.emergencyRecall(judged)))
  console.log('care or more'.padEnd(20) + shown(measure.careRecall(judged)))
  console.log('nothing at all'.padEnd(20) + shown(measure.quiet(judged)))
  const ordinary = judged.filter(measure.isOrdinary)
  const { hits, of } = measure.specificity(ordinary)
  if (of > 0)
    console.log(`dialogs per 1,000 lines without concern: ${((1000 * (of - hits)) / of).toFixed(1)}`)
}
