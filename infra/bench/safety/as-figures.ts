import { afterOneQuestion, figures, type Judged, type Share, wilson } from '#infra/bench/safety/measure.ts'
import { groupsOf } from '#infra/bench/safety/report.ts'
import type { Figure, Figures, Measured, Measurement } from '#infra/screening/figures.ts'

type Aims = Partial<Record<keyof typeof figures, number>>

/** What the project asks of itself; "at most 2 false dialogs in 1,000" is a specificity of .998. */
const aims: Record<string, Aims> = {
  English: { dialogRecall: 0.8, dialogSpecificity: 0.97, helpRecall: 0.93, helpSpecificity: 0.88 },
  emergencies: { dialogRecall: 0.95, helpRecall: 1 },
  'other languages': { dialogRecall: 0.85, dialogSpecificity: 0.97, helpRecall: 0.9 },
  'in context': { dialogRecall: 0.95, dialogSpecificity: 0.97 },
  'obsessions (OCD)': { dialogSpecificity: 0.97, helpRecall: 0.85 },
  ordinary: { dialogSpecificity: 0.998, helpSpecificity: 0.97 },
}

const rounded = (part: number): number => Number(part.toFixed(4))

function figureOf(share: Share, aim?: number): Figure | null {
  if (share.of === 0) return null
  const [low, high] = wilson(share).map(rounded) as [number, number]
  return { ...share, low, high, ...(aim !== undefined && { aim }) }
}

const measuredOf = (name: string, judged: readonly Judged[], asked: Aims = {}): Measured => ({
  name,
  dialogRecall: figureOf(figures.dialogRecall(judged), asked.dialogRecall),
  dialogSpecificity: figureOf(figures.dialogSpecificity(judged), asked.dialogSpecificity),
  helpRecall: figureOf(figures.helpRecall(judged), asked.helpRecall),
  helpSpecificity: figureOf(figures.helpSpecificity(judged), asked.helpSpecificity),
})

function measurementOf(judged: readonly Judged[]): Measurement {
  const of = (isEnglish: boolean) => judged.filter(({ language }) => (language === 'en') === isEnglish)
  return {
    groups: Object.entries(groupsOf(judged)).map(([name, lines]) => measuredOf(name, lines, aims[name])),
    languages: [...Map.groupBy(judged, ({ language }) => language)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([language, lines]) => measuredOf(language, lines)),
    afterOneQuestion: {
      english: figureOf(afterOneQuestion.dialogRecall(of(true))),
      otherLanguages: figureOf(afterOneQuestion.dialogRecall(of(false))),
    },
  }
}

/** What the public page says of a measurement: counts only. */
export const asFigures = (
  judged: { withLearned: readonly Judged[]; floorAlone: readonly Judged[] },
  known: Pick<Figures, 'measuredOn' | 'versions'>,
): Figures => ({
  ...known,
  lines: judged.floorAlone.length,
  hands: new Set(judged.floorAlone.map(({ hand }) => hand)).size,
  withLearned: measurementOf(judged.withLearned),
  floorAlone: measurementOf(judged.floorAlone),
})
