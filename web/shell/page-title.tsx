import { useEffect } from 'react'

/** The name of the page in the tab. Never says anything about health. */
export function PageTitle({ children }: { children?: string }) {
  useEffect(() => {
    document.title = children ? `${children} – Leeward` : 'Leeward'
  }, [children])
  return null
}
