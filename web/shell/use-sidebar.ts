import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { readCookies, writeCookie } from '#web/browser/cookies.ts'
import { sidebarCookie, wasSidebarOpen } from '#web/shell/sidebar-cookie.ts'

// 768 px at the usual text size: where text is larger, the room runs out earlier.
const wide = matchMedia('(min-width: 48rem)')

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Beside the page in a wide window, where a cookie remembers whether it is open; a drawer over it in a narrow one. */
export function useSidebar() {
  const isWide = useSyncExternalStore<boolean | null>(
    subscribe,
    () => wide.matches,
    () => null,
  )
  const [isOpen, setOpen] = useState(() => wasSidebarOpen(readCookies()))
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  const toggle = useCallback(() => {
    if (!isWide) return setDrawerOpen((was) => !was)
    writeCookie(sidebarCookie(!isOpen))
    setOpen(!isOpen)
  }, [isWide, isOpen])

  // A drawer that is forgotten open would come back with the next narrow window.
  if (isWide && isDrawerOpen) setDrawerOpen(false)

  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      const isToggle = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isToggle || event.repeat || event.key.toLowerCase() !== 'b') return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', toggleByKey)
    return () => removeEventListener('keydown', toggleByKey)
  }, [toggle])

  return {
    /** Null while there is no window that could be measured. */
    isWide,
    isOpen: isWide ? isOpen : isDrawerOpen,
    toggle,
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
  }
}
