import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Props = { label: string; onLeave: () => void; children: ReactNode }

/**
 * Over the whole page, which is out of reach meanwhile. In no top layer of the browser, so that the crisis dialog opens
 * over it as over any page.
 */
export function FullScreen({ label, onLeave, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // Seen while it is drawn: what it shows takes the focus before any effect of its own.
  const [before] = useState(() => document.activeElement)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const page = document.getElementById('root')
    page?.setAttribute('inert', '')
    document.documentElement.style.overflow = 'hidden'
    // What it shows first may have taken the focus already.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus()
    const onKey = (event: KeyboardEvent) => {
      // Of a dialog over it, Escape is that dialog's.
      const isAbove = document.querySelector(
        'dialog[open], [role=dialog][data-state=open], [role=alertdialog]',
      )
      if (event.key === 'Escape' && !event.defaultPrevented && !isAbove) leave.current()
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      page?.removeAttribute('inert')
      document.documentElement.style.overflow = ''
      for (const next of [before, document.querySelector('main')]) {
        if (next instanceof HTMLElement && next !== document.body) next.focus({ preventScroll: true })
        if (document.activeElement === next) break
      }
    }
  }, [before])
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      className="fixed inset-0 z-30 flex flex-col overflow-y-auto overscroll-contain bg-linear-to-b from-sky from-35% to-horizon text-ink outline-none"
    >
      {children}
    </div>,
    document.body,
  )
}
