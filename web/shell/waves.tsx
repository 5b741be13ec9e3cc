import { waveLayers } from '#web/shell/wave-layers.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Slow water. Decoration only: nothing is ever written on it. */
export const Waves = ({ className }: { className?: string }) => (
  // They go the same way in every language.
  <div aria-hidden="true" dir="ltr" className={classNames('pointer-events-none overflow-hidden', className)}>
    {waveLayers.map(({ fill, path, seconds, delay }) => (
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
