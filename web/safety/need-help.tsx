import { useState } from 'react'
import { EarlySupport, earlySupportId, SupportDialog } from '#web/safety/support-dialog.tsx'
import * as words from '#web/safety/words.en.ts'
import { classNames } from '#web/ui/class-names.ts'

const variants = {
  plain:
    'rounded-full border border-line-strong px-4 max-[22.5rem]:px-3 hover:border-accent hover:bg-accent-wash',
  'on-deep':
    'justify-self-start rounded-control text-on-deep underline underline-offset-4 hover:decoration-2',
} as const

/** Whether this is one of the first words of a page, rendered before any browser has it. */
const isFirstWord = import.meta.env.SSR

/** Opens the ways to reach help. It stands on every page, in the same place. */
export function NeedHelp({ variant = 'plain' }: { variant?: keyof typeof variants }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        {...(isFirstWord && { popoverTarget: earlySupportId, popoverTargetAction: 'show' })}
        onClick={() => setOpen(true)}
        className={classNames(
          'inline-flex min-h-11 shrink-0 items-center text-small font-semibold transition-colors',
          variants[variant],
        )}
      >
        {words.needHelp}
      </button>
      <SupportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      {isFirstWord && variant === 'plain' && <EarlySupport />}
    </>
  )
}
