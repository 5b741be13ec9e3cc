import { classNames } from '#web/ui/class-names.ts'

/** A crest line that repeats after half the width, so that drifting by half is seamless. */
function crest(height: number, base: number): string {
  const swell = `q 150 ${-height} 300 0 t 300 0`
  return `M 0 ${base} ${swell} ${swell} ${swell} ${swell} V 200 H 0 Z`
}

const layers = [
  { fill: 'var(--wave-1)', path: crest(46, 60), seconds: 64, delay: -20 },
  { fill: 'var(--wave-2)', path: crest(-40, 92), seconds: 46, delay: -8 },
  { fill: 'var(--wave-3)', path: crest(34, 128), seconds: 34, delay: -15 },
  { fill: 'var(--deep)', path: crest(-26, 162), seconds: 26, delay: -3 },
]

/** Slow water. Decoration only: nothing is ever written on it. */
export const Waves = ({ className }: { className?: string }) => (
  // They go the same way in every language.
  <div aria-hidden="true" dir="ltr" className={classNames('pointer-events-none overflow-hidden', className)}>
    {layers.map(({ fill, path, seconds, delay }) => (
      <svg
        key={fill}
        viewBox="0 0 2400 200"
        preserveAspectRatio="none"
        className="wave absolute inset-y-0 start-0 h-full w-[max(200%,110rem)]"
        style={{ '--pace': `${seconds}s`, animationDelay: `${delay}s` } as React.CSSProperties}
      >
        <path d={path} fill={fill} />
      </svg>
    ))}
  </div>
)
