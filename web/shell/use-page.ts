import { matchRoute, useLocation, useRouter } from 'wouter'
import { pages, type Page, type Viewer } from '#web/pages.tsx'

/** The page at the address, as this viewer finds it. */
export function usePage(viewer: Viewer): Page {
  const { parser } = useRouter()
  const [location] = useLocation()
  const found = pages.find(
    ({ path, viewers }) => viewers.includes(viewer) && matchRoute(parser, path, location)[0],
  )
  if (!found) throw new Error(`no page for a ${viewer}`)
  return found
}
