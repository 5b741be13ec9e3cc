import { writeFile } from 'node:fs/promises'
import { actIds, needIds } from '#domain/chat/guide/understanding.ts'
import { readExerciseLines } from '#infra/bench/guide/exercise-lines.ts'
import { fitWords } from '#infra/bench/guide/fit-words.ts'
import { type Line, readLines } from '#infra/bench/guide/lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { fitMeaning } from '#infra/bench/safety/fit-meaning.ts'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { meaningOf, packMeaningHead } from '#infra/screening/meaning-head.ts'
import { type Artefact, artefactFile, type PackedArtefact, weighed } from '#infra/understanding/artefact.ts'
import { packWordHead, wordLogits, wordsOf } from '#infra/understanding/word-head.ts'

// Makes what the guide has learned of how people say what they need, of the built part of its corpus; the same every time.
type Read = Line & { vector: Float32Array; features: ReturnType<typeof wordsOf> }

const built = await readLines('built')
const ofExercises = await readExerciseLines()
const lines: Line[] = [
  ...built,
  ...ofExercises.map(({ exercise, ...line }) => ({
    ...line,
    act: exercise === null ? ('tells' as const) : ('exercise-by-name' as const),
    need: null,
    second: null,
  })),
]
const vectors = await (await loadEncoder())(lines.map(({ text }) => text))
const read: Read[] = lines.map((line, at) => ({
  ...line,
  vector: vectors[at]!,
  features: wordsOf(line.text),
}))

/** An act says nothing of a need that was not told with it, and an answer is known by its question. */
const isOfNeed = ({ act, need }: Line): boolean => act === 'tells' && need !== null
const isOfAct = ({ act }: Line): boolean => act !== 'answer'

function wantedOf(line: Line): (number | null)[] {
  const acts = actIds.map((one) => (isOfAct(line) ? Number(one === line.act) : null))
  const needs = needIds.map((one) =>
    isOfNeed(line) && one !== line.second ? Number(one === line.need) : null,
  )
  return [...acts, ...needs]
}

function learn(some: Read[]): Pick<Artefact, 'meaning' | 'words'> {
  const examples = some.map((line) => ({ vector: line.vector, wanted: wantedOf(line), weight: 1 }))
  const acts = some.filter(isOfAct).map(({ features, act }) => ({ features, output: actIds.indexOf(act) }))
  const needs = some
    .filter(isOfNeed)
    .map(({ features, need }) => ({ features, output: needIds.indexOf(need!) }))
  return {
    meaning: fitMeaning(examples, actIds.length + needIds.length),
    words: { acts: fitWords(acts, actIds.length), needs: fitWords(needs, needIds.length) },
  }
}

function heard({ meaning, words }: ReturnType<typeof learn>, { vector, features }: Read) {
  const meant = meaningOf(meaning, vector)
  return {
    acts: weighed(meant.slice(0, actIds.length), wordLogits(words.acts, features)),
    needs: weighed(meant.slice(actIds.length), wordLogits(words.needs, features)),
  }
}

const likeliest = <Id extends string>(ids: readonly Id[], likely: Float64Array): Id =>
  ids[likely.indexOf(Math.max(...likely))]!

const hands = [...new Set(read.map(({ hand }) => hand))]
const apart = hands.flatMap((hand) => {
  const learned = learn(read.filter((line) => line.hand !== hand))
  return read
    .filter((line) => line.hand === hand)
    .map((line) => {
      const { acts, needs } = heard(learned, line)
      return {
        line,
        act: likeliest(actIds, acts),
        need: likeliest(needIds, needs),
        sureness: Math.max(...needs),
        actSureness: Math.max(...acts),
      }
    })
})

const share = (count: number, all: number): string => `${((100 * count) / all).toFixed(1)} % of ${all}`
const told = apart.filter(({ line }) => isOfNeed(line))
const isRight = ({ line, need }: (typeof apart)[number]) => need === line.need || need === line.second
console.log(
  `${hands.length} hands, each left out once. Need:`,
  share(told.filter(isRight).length, told.length),
)
for (const from of [0.3, 0.4, 0.5, 0.6, 0.7]) {
  const sure = told.filter(({ sureness }) => sureness >= from)
  console.log(
    `  from ${from}: taken ${share(sure.length, told.length)}, right ${share(sure.filter(isRight).length, sure.length)}`,
  )
}
for (const need of needIds) {
  const of = told.filter(({ line }) => line.need === need)
  console.log(`  ${need.padEnd(20)} ${share(of.filter(isRight).length, of.length)}`)
}
const acted = apart.filter(({ line }) => isOfAct(line))
console.log('act:', share(acted.filter(({ line, act }) => act === line.act).length, acted.length))
for (const from of [0.4, 0.5, 0.6, 0.7]) {
  const sure = acted.filter(({ act, actSureness }) => act !== 'tells' && actSureness >= from)
  console.log(
    `  from ${from}: taken ${sure.length}, right ${share(sure.filter(({ line, act }) => act === line.act).length, sure.length)}`,
  )
}

const corpus = digestOf([...built, ...ofExercises])
const { meaning, words } = learn(read)
const made: PackedArtefact = {
  version: corpus.slice(0, 8),
  corpus,
  acts: actIds,
  needs: needIds,
  meaning: packMeaningHead(meaning),
  words: { acts: packWordHead(words.acts), needs: packWordHead(words.needs) },
}
await writeFile(artefactFile, `${JSON.stringify(made, null, 2)}\n`)
