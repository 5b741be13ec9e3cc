import { readFileSync } from 'node:fs'

/** Hits of so many, with the Wilson interval (95 %). `aim` is the least that the project asks of itself. */
export type Figure = { hits: number; of: number; low: number; high: number; aim?: number }

/** Recall: of the lines that need it, those that get it. Specificity: of the others, those that do not. */
export const measures = ['dialogRecall', 'dialogSpecificity', 'helpRecall', 'helpSpecificity'] as const
export type Measured = { name: string } & { [measure in (typeof measures)[number]]: Figure | null }

/** What the layers heard in the part of the corpus that nothing was learned from. */
export type Measurement = {
  groups: Measured[]
  languages: Measured[]
  /** Dialog recall as if each question that care asks were answered, and truthfully. */
  afterOneQuestion: { english: Figure | null; otherLanguages: Figure | null }
}

export type Figures = {
  /** The day (UTC). */
  measuredOn: string
  lines: number
  hands: number
  versions: { floor: string; learned: string }
  /** As it stands with the learned layer, and where that is switched off. */
  withLearned: Measurement
  floorAlone: Measurement
}

export const figuresFile = new URL('figures.json', import.meta.url)

/** As `npm run bench:safety -- --write` left them. */
export const readFigures = (): Figures => JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures
