import type { Sql } from '#infra/sql.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { listMoods, moods } from '#projections/mood/moods.ts'

/** The moods of a program that cannot take one of level 4. */
export const choosy: Projection = {
  ...moods,
  on: {
    ...moods.on,
    MoodLogged: (fact) => {
      if ('level' in fact.data && fact.data.level === 4) throw new RangeError('no fours')
      return moods.on['MoodLogged']!(fact)
    },
  },
}

export const levelsOf = async (sql: Sql, subjectId: string): Promise<number[]> =>
  (await listMoods(sql, subjectId)).map(({ level }) => level)
