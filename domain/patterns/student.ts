/** How finely the density is summed: the quantiles of R are met to four places. */
const pieces = 64

/** The integral of cos^power from 0 to `end`, by Simpson's rule. */
function area(power: number, end: number): number {
  const width = end / pieces
  let sum = 1 + Math.cos(end) ** power
  for (let piece = 1; piece < pieces; piece++)
    sum += (piece % 2 === 0 ? 2 : 4) * Math.cos(piece * width) ** power
  return (width / 3) * sum
}

/**
 * How far from its middle Student's t lies in all but `outside` of its cases, both sides together. With t = √n tan θ its
 * density is that of cos^(n-1) θ between two right angles (Student 1908, The Probable Error of a Mean, section III).
 */
export function tQuantile(degrees: number, outside = 0.05): number {
  const power = degrees - 1
  // Beyond ten standard deviations there is nothing to sum.
  const wanted = (1 - outside) * area(power, Math.min(Math.PI / 2, 10 / Math.sqrt(power)))
  // What is summed falls off, so Newton's steps come from below and never leap over.
  let end = 0
  for (;;) {
    const step = (wanted - area(power, end)) / Math.cos(end) ** power
    if (step < 1e-8) return Math.sqrt(degrees) * Math.tan(end)
    end += step
  }
}
