import { Waves } from '#web/shell/waves.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  /** Gives it its height. */
  className: string
  /** Words stand above it: its sky begins with their ground. */
  isBelowWords?: boolean
}

/** The sea at night, or in the morning, where nothing else is yet. */
export const Seascape = ({ className, isBelowWords = false }: Props) => (
  <div
    aria-hidden="true"
    className={classNames(
      'relative isolate overflow-hidden bg-linear-to-b to-horizon forced-colors:hidden',
      isBelowWords ? 'from-surface' : 'from-sky from-35%',
      className,
    )}
  >
    <div className="sun absolute end-[18%] bottom-12 -z-10 text-[4rem]" />
    <Waves className="absolute inset-x-0 bottom-0 -z-10 h-16" />
  </div>
)
