/** A crest line that repeats after half the width, so that drifting by half is seamless. */
function crest(height: number, base: number): string {
  const swell = `q 150 ${-height} 300 0 t 300 0`
  return `M 0 ${base} ${swell} ${swell} ${swell} ${swell} V 200 H 0 Z`
}

/** The water, from far to near: 2,400 wide and 200 high. */
export const waveLayers = [
  { fill: 'var(--wave-1)', path: crest(46, 60), seconds: 64, delay: -20 },
  { fill: 'var(--wave-2)', path: crest(-40, 92), seconds: 46, delay: -8 },
  { fill: 'var(--wave-3)', path: crest(34, 128), seconds: 34, delay: -15 },
  { fill: 'var(--deep)', path: crest(-26, 162), seconds: 26, delay: -3 },
]
