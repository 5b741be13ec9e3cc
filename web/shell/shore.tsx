import { Waves } from '#web/shell/waves.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The sea at night, or in the morning: over what is still empty. `className` gives it its height. */
export const Shore = ({ className }: { className: string }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'relative isolate overflow-hidden bg-linear-to-b from-sky from-35% to-horizon',
      className,
    )}
  >
    <div className="absolute right-[18%] bottom-12 -z-10 size-16 rounded-full bg-sun" />
    <Waves className="absolute inset-x-0 bottom-0 -z-10 h-16" />
  </div>
)
