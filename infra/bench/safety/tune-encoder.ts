import { execFile } from 'node:child_process'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { concerns } from '#domain/safety/tier.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { folds, foldsOf, isOf, needs, stretchWeight, windowsIn } from '#infra/bench/safety/learn.ts'
import { standsAlone } from '#infra/bench/safety/lines-to-learn.ts'
import type { Line } from '#infra/bench/safety/lines.ts'
import { type Changes, packChanges, trained } from '#infra/encoder/changes.ts'
import { dimensions, type Encoder } from '#infra/encoder/encoder.ts'
import { piecesBy } from '#infra/encoder/pieces.ts'
import { readVocabulary, readWeights, timescales, type Weights } from '#infra/encoder/published-weights.ts'
import { longest } from '#infra/encoder/transformer.ts'
import { asked } from '#infra/screening/artefact.ts'
import { isLong } from '#infra/screening/learned-scores.ts'

/** The hands of one part left out, or none. */
export type TunedPart = number | 'whole'
/** A text by its number, what the head should say of it, how heavy that is, and in which part its hand is left out. */
type Example = [text: number, wanted: (number | null)[], weight: number, part: number]

const script = fileURLToPath(new URL('tune_encoder.py', import.meta.url))
const run = promisify(execFile)
/** PyTorch takes a processor for each. */
const atOnce = 2

/**
 * Trains the encoder on the English lines by PyTorch (Debian's python3-torch), once for each part of the hands that is left out
 * and once with all: an hour or so on two processors. What was made of the same lines before is taken from `.data/tuning`.
 */
export async function tuneEncoder(lines: Line[]) {
  const folder = join('.data/tuning', digestOf(lines))
  await mkdir(folder, { recursive: true })
  const weightsOf = await readWeights()
  const published = trained.map(weightsOf)
  const texts = textsIn(lines)
  await write(folder, lines, texts, [...published, weightsOf(timescales)])
  const fileOf = (part: TunedPart, of: string): string =>
    join(folder, `${part === 'whole' ? -1 : part}.${of}`)
  const parts: TunedPart[] = ['whole', ...Array.from({ length: folds }, (_, part) => part)]
  const missing = parts.values().filter(Boolean)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const part of missing) {
        const isMade = await access(fileOf(part, 'weights')).then(
          () => true,
          () => false,
        )
        if (!isMade) await run('/usr/bin/python3', [script, folder, part === 'whole' ? '-1' : `${part}`])
      }
    }),
  )

  return {
    encoderOf: async (part: TunedPart): Promise<Encoder> => {
      const numbers = floats(await readFile(fileOf(part, 'vectors')))
      const placeOf = new Map(texts.map((text, at) => [text, at * dimensions]))
      return async (some) =>
        some.map((text) => {
          const from = placeOf.get(text)!
          return numbers.subarray(from, from + dimensions)
        })
    },
    changes: async (): Promise<Changes> => {
      const numbers = floats(await readFile(fileOf('whole', 'weights')))
      let from = 0
      const tuned = published.map(({ shape, numbers: { length } }): Weights => {
        from += length
        return { shape, numbers: numbers.subarray(from - length, from) }
      })
      return packChanges(published, tuned)
    },
  }
}

const floats = (bytes: Buffer<ArrayBuffer>): Float32Array => new Float32Array(new Uint8Array(bytes).buffer)

/** All that is read for its meaning, the shortest first. */
const textsIn = (lines: Line[]): string[] =>
  [
    ...new Set(
      lines
        .map(windowsIn)
        .flatMap(({ windows, inTalk }) => [...windows, inTalk ?? []].flat().map(({ meant }) => meant)),
    ),
  ].toSorted((one, other) => one.length - other.length)

async function write(folder: string, lines: Line[], texts: string[], weights: Weights[]): Promise<void> {
  const split = piecesBy(await readVocabulary())
  const given = {
    shapes: weights.map(({ shape }) => shape),
    pieces: texts.map((text) => split(text).slice(0, longest)),
    examples: examplesOf(lines, texts),
  }
  await writeFile(join(folder, 'examples.json'), JSON.stringify(given))
  const numbers = weights.map((some) => Buffer.from(some.numbers.slice().buffer))
  await writeFile(join(folder, 'published.bin'), Buffer.concat(numbers))
}

function examplesOf(lines: Line[], texts: string[]): Example[] {
  const numberOf = new Map(texts.map((text, at) => [text, at]))
  const partOf = foldsOf(lines)
  return lines
    .filter(({ language }) => language === 'en')
    .flatMap((line): Example[] => {
      const { windows, inTalk } = windowsIn(line)
      const wanted = [
        ...asked.map((tier) => needs(line, tier)),
        ...concerns.map((concern) => isOf(line, concern)),
      ]
      const example = ({ meant }: { meant: string }, want: Example[1], weight: number): Example => [
        numberOf.get(meant)!,
        want,
        weight,
        partOf(line),
      ]
      if (isLong(windows)) {
        const quiet = wanted.map((want) => (want === 1 ? null : want))
        return windows.map((window) => example(window, quiet, stretchWeight))
      }
      const read = [standsAlone(line) ? windows.slice(0, 1) : [], inTalk ?? []].flat()
      return read.map((window) => example(window, wanted, 1))
    })
}
