import { useEffect, useRef, type ReactNode } from 'react'
import { Waves } from '#web/shell/waves.tsx'

type Props = { title: string; about?: string | undefined; children: ReactNode }

/** One thing said at the end, over still water. */
export function Ending({ title, about, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="relative isolate flex grow flex-col">
      <Waves className="absolute inset-x-0 bottom-0 -z-10 h-28 sm:h-44" />
      <div className="mx-auto flex w-full max-w-2xl grow flex-col justify-center gap-4 px-6 pb-[18vh] sm:px-8">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h2>
        {about && <p className="max-w-md text-lead text-ink-soft">{about}</p>}
        <div className="mt-4 grid justify-items-start gap-3">{children}</div>
      </div>
    </div>
  )
}
