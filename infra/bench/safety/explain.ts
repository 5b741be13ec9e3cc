import { featuresOf } from '#domain/safety/learned/features.ts'
import { scoresOf } from '#domain/safety/learned/model.ts'
import { shipped } from '#domain/safety/learned/shipped.ts'
import { windowsOf } from '#domain/safety/learned/windows.ts'

const shown = 12

/** Prints the scores of a text in plain words, and the features that speak loudest for a dialog or against it. */
export function explainLearned(plain: string): void {
  console.log('learned', scoresOf(shipped.heads, plain), 'thresholds', shipped.thresholds)
  const { weights, step } = shipped.heads.crisis
  for (const words of windowsOf(plain)) {
    const voices = new Map<string, number>()
    const features = featuresOf(words, (place, feature) => voices.set(feature, weights[place]! * step))
    const loudest = [...voices].toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, shown)
    console.log(`| ${words.join(' ')}   (${features.map(({ of }) => of.length).join(' + ')} features)`)
    for (const [feature, voice] of loudest) console.log(`    ${voice.toFixed(2).padStart(6)}  ${feature}`)
  }
}
