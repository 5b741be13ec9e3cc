/** One step from an old shape of an event to the next. Pure. */
type Upcaster = (old: { data: object; personal: object | undefined }) => {
  data: object
  personal: object | undefined
}

/** By event type: the first entry leads version 1 to 2, the next 2 to 3. A stored event is never edited. */
const upcasters: Record<string, Upcaster[]> = {}

export const currentVersion = (type: string): number => 1 + (upcasters[type]?.length ?? 0)

/** An event as the code of today knows it. */
export const upcast = (
  type: string,
  schemaVersion: number,
  stored: { data: object; personal: object | undefined },
): { data: object; personal: object | undefined } =>
  (upcasters[type] ?? []).slice(schemaVersion - 1).reduce((shape, step) => step(shape), stored)
