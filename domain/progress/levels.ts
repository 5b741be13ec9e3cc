/** Each with the points that it begins at. */
export const levels = [
  { id: 1, name: 'First Breath', from: 0 },
  { id: 2, name: 'Finding Ground', from: 100 },
  { id: 3, name: 'Steady Waters', from: 300 },
  { id: 4, name: 'Open Horizon', from: 700 },
  { id: 5, name: 'Zen Master', from: 1_500 },
] as const

export type Level = { id: number; name: string }

/** Where a person stands among the levels. At the top there is no next level, nothing to go, and 100 %. */
export type LevelProgress = {
  currentLevel: Level
  nextLevel?: Level
  pointsToNextLevel: number
  /** From this level's first point to the next level's: 0 to 100, whole; 100 is not shown before it is so. */
  progressPercentage: number
}

export function levelProgressAt(points: number): LevelProgress {
  const current = levels.findLast(({ from }) => from <= points) ?? levels[0]
  const next = levels.find(({ from }) => from > points)
  const currentLevel = levelOf(current)
  if (!next) return { currentLevel, pointsToNextLevel: 0, progressPercentage: 100 }
  return {
    currentLevel,
    nextLevel: levelOf(next),
    pointsToNextLevel: next.from - points,
    progressPercentage: Math.floor((100 * (points - current.from)) / (next.from - current.from)),
  }
}

const levelOf = ({ id, name }: Level): Level => ({ id, name })
