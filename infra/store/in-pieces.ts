/** As much of people's words is open at once, in bytes as they are sealed; what is longer by itself is open alone. */
const bytesOpenAtOnce = 400_000

/** The same rows in their order, as many at a time as may be open at once. */
export function* inPieces<Row extends { bytes: number }>(
  rows: readonly Row[],
  most = bytesOpenAtOnce,
): Generator<Row[]> {
  let [piece, bytes]: [Row[], number] = [[], 0]
  for (const row of rows) {
    if (piece.length > 0 && bytes + row.bytes > most) {
      yield piece
      ;[piece, bytes] = [[], 0]
    }
    piece.push(row)
    bytes += row.bytes
  }
  if (piece.length > 0) yield piece
}
