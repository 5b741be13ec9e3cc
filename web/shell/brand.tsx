import { Link } from 'wouter'
import { Mark } from '#web/shell/mark.tsx'
import * as words from '#web/shell/words.en.ts'

/** The way to the first page. */
export const Brand = () => (
  <Link
    href="/"
    className="flex min-h-11 items-center gap-2.5 rounded-control text-lead font-semibold max-[23rem]:group-has-[[data-exit]]:hidden min-[28rem]:pe-2"
  >
    <Mark />
    <span className="max-[28rem]:sr-only">{words.leeward}</span>
  </Link>
)
