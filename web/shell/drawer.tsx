import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import * as words from '#web/shell/words.en.ts'
import { useOpened } from '#web/ui/use-opened.ts'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** Comes over the page from the left and holds the focus until it is closed. */
export function Drawer(props: Props) {
  const wasOpened = useOpened(props.isOpen)
  return wasOpened && <Panel {...props} />
}

function Panel({ title, isOpen, onClose, children }: Props) {
  const before = useRef<Element>(null)
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => (before.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Whoever followed a link is on the new page already.
            if (document.activeElement === document.body && before.current instanceof HTMLElement)
              before.current.focus()
          }}
          className="slide-in fixed inset-y-0 start-0 z-40 w-72 max-w-[calc(100vw-3rem)] shadow-panel outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close
            aria-label={words.close}
            className="absolute top-3 end-2 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-accent-wash hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
