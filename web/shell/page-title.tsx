import { useEffect } from 'react'
import * as words from '#web/shell/words.en.ts'

/** The name of the page in the tab. Never says anything about health. */
export function PageTitle({ children }: { children?: string }) {
  useEffect(() => {
    document.title = children ? words.titleOf(children) : words.leeward
  }, [children])
  return null
}
