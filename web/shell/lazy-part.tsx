import { lazy, useState, type ComponentType } from 'react'

export type LazyPart<Props extends object = object> = ComponentType<Props> & { load: () => Promise<unknown> }

/** A part of the page in a file of its own. After `load` it appears at once, without a waiting message before it. */
export function lazyPart<Props extends object = object>(
  get: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const Lazy = lazy(async () => ({ default: await load() }))

  async function load(): Promise<ComponentType<Props>> {
    loaded = await get()
    return loaded
  }

  function Part(props: Props) {
    // Whichever it was at first it stays: another type would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Part, { load })
}
