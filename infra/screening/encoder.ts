import { loadReader } from '#infra/screening/reader.ts'

export { dimensions } from '#infra/screening/reader.ts'

/** Each text as a direction in which texts of like meaning point too. English. */
export type Encoder = (texts: readonly string[]) => Promise<Float32Array[]>

export async function loadEncoder(): Promise<Encoder> {
  const read = await loadReader()
  return async (texts) => (await read(texts)).map(({ vector }) => vector)
}
