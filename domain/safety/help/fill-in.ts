import type { Kind } from '#domain/safety/help/help-line.ts'

/** Which kinds can be reached; `people` where there is somebody to talk to. */
export type Reachable = ReadonlySet<string>

export function reachableAmong(lines: readonly { kinds: readonly Kind[] }[]): Reachable {
  const isOfPeople = lines.some(({ kinds: [main] }) => main !== 'emergency' && main !== 'directory')
  return new Set<string>([...lines.flatMap(({ kinds }) => kinds), ...(isOfPeople ? ['people'] : [])])
}

const onlyWhere = /\{([a-z-]+):((?:[^{}|]|\{\w+\})*)(?:\|((?:[^{}]|\{\w+\})*))?\}/g
const place = /\{(\w+)\}/g

/**
 * Words as they hold where the person is. `{poison:…|…}` says the first where such a line can be reached, else the second or
 * nothing; `{emergency}` and the like are what `places` has by that name.
 */
export const fillIn = (
  words: string,
  reachable: Reachable,
  places: Readonly<Record<string, string>>,
): string =>
  words
    .replace(onlyWhere, (_, kind: string, there: string, otherwise = '') =>
      reachable.has(kind) ? there : otherwise,
    )
    .replace(place, (whole, name: string) => places[name] ?? whole)
