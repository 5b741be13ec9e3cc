/** `inputs`: the same number in each; the first is 1. */
export type Row = { inputs: readonly number[]; wanted: number }

const rounds = 12
/** So that inputs which say the same do not pull against each other. */
const calm = 1e-5

/** The weights of a logistic regression over few inputs, by Newton's method. */
export function fitLogistic(rows: readonly Row[]): number[] {
  const count = rows[0]?.inputs.length ?? 0
  let weights = Array.from({ length: count }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => calm * rows.length * weight)
    const bend = weights.map((_, at) => weights.map((__, to) => (at === to ? calm * rows.length : 0)))
    for (const { inputs, wanted } of rows) {
      const score = inputs.reduce((sum, input, at) => sum + input * weights[at]!, 0)
      const likely = 1 / (1 + Math.exp(-score))
      const sure = likely * (1 - likely)
      for (let at = 0; at < count; at++) {
        slope[at]! += (likely - wanted) * inputs[at]!
        for (let to = 0; to <= at; to++) bend[at]![to]! += sure * inputs[at]! * inputs[to]!
      }
    }
    for (let at = 0; at < count; at++) for (let to = 0; to < at; to++) bend[to]![at] = bend[at]![to]!
    const move = solved(bend, slope)
    weights = weights.map((weight, at) => weight - move[at]!)
  }
  return weights
}

/** The one answer of as many equations, by elimination. */
function solved(of: readonly (readonly number[])[], to: readonly number[]): number[] {
  const rows = of.map((row, at) => [...row, to[at]!])
  const count = rows.length
  for (let at = 0; at < count; at++)
    for (let below = at + 1; below < count; below++) {
      const part = rows[below]![at]! / rows[at]![at]!
      for (let column = at; column <= count; column++) rows[below]![column]! -= part * rows[at]![column]!
    }
  const answer = Array.from({ length: count }, () => 0)
  for (let at = count - 1; at >= 0; at--) {
    const known = answer.reduce((sum, value, column) => sum + value * rows[at]![column]!, 0)
    answer[at] = (rows[at]![count]! - known) / rows[at]![at]!
  }
  return answer
}
