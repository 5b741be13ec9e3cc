import { useState } from 'react'

/** True from the first opening on. What was never open need not be drawn: closed, Radix draws the page a second time. */
export function useOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened || isOpen
}
