import { lazy, useState, type ComponentType } from 'react'
import { inTime } from '#web/http/in-time.ts'

/** Even a slow phone line has brought a file by then. */
const timeoutMs = 30_000

export type LazyPart<Props extends object = object> = ComponentType<Props> & { load: () => Promise<unknown> }

/** A part of the page in a file of its own. After `load` it appears at once, without a waiting message before it. */
export function lazyPart<Props extends object = object>(
  get: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  const Lazy = lazy(async () => ({ default: await load() }))

  const load = (): Promise<ComponentType<Props>> => (loading ??= fetchPart())
  async function fetchPart(): Promise<ComponentType<Props>> {
    try {
      loaded = await inTime(get(), timeoutMs)
      return loaded
    } finally {
      loading = null
    }
  }

  function Part(props: Props) {
    // Whichever it was at first it stays: another type would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Part, { load })
}
