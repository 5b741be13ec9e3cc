type Options = { does: 'count' | 'hang' | 'fill' | 'fail' }

/** Work that does what a test asks for. */
export async function* work({ does }: Options, input: AsyncIterable<Uint8Array>): AsyncGenerator<number> {
  if (does === 'fail') throw new TypeError('marmalade')
  if (does === 'hang') for (;;);
  if (does === 'fill') for (const all: string[][] = []; ;) all.push(Array.from({ length: 100_000 }, String))
  let bytes = 0
  for await (const piece of input) {
    bytes += piece.length
    yield bytes
  }
}
