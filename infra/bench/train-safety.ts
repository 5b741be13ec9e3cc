import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { concerns, isCrisis, type Tier } from '#domain/safety/tier.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { floorOf } from '#infra/bench/safety/floor-of.ts'
import {
  type Heard,
  hear,
  hearApart,
  learn,
  learnEnglish,
  type Read,
  readAll,
} from '#infra/bench/safety/learn.ts'
import { readLinesToLearn, standsAlone } from '#infra/bench/safety/lines-to-learn.ts'
import { asInTalk, fitStacks, fitStacksElsewhere, scoreOfLine } from '#infra/bench/safety/stack.ts'
import { chooseThresholds, shiftElsewhere, shiftInTalk, shiftLong } from '#infra/bench/safety/thresholds.ts'
import { type TunedPart, tuneEncoder } from '#infra/bench/safety/tune-encoder.ts'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import {
  type Artefact,
  artefactFile,
  encoderFile,
  type PackedArtefact,
  type Thresholds,
} from '#infra/screening/artefact.ts'
import { isLong } from '#infra/screening/learned-scores.ts'
import { packMeaningHead } from '#infra/screening/meaning-head.ts'
import { packWordHead } from '#infra/screening/word-head.ts'

// Makes the learned layer's artefact of the built part of the corpus; the same every time.
// --curve: how well parts of the corpus would have taught, on hands that are left out.
const { values: wanted } = parseArgs({ options: { curve: { type: 'boolean', default: false } } })

const built = await readLinesToLearn()
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

// What is left out of a part must not have been learned by the encoder either: there it is as it was published.
if (wanted.curve) printCurve(await readAll(built, await loadEncoder(), floorOf))
else await train()

async function train(): Promise<void> {
  const tuned = await tuneEncoder(built)
  const readBy = async (part: TunedPart) => readAll(built, await tuned.encoderOf(part), floorOf)
  const apart = await hearApart(built, readBy)
  const alone = apart.filter(standsAlone)
  const ofLong = alone.filter(({ language, features }) => language === 'en' && isLong(features))
  const short = alone.filter(({ features }) => !isLong(features))
  const stack = fitStacks(short)
  const thresholds = chooseThresholds(short, stack)
  const long = shiftLong(ofLong, fitStacks(ofLong), thresholds)
  const talks = asInTalk(apart)
  const inTalk = shiftInTalk(talks, fitStacks(talks), thresholds)
  const abroad = alone.filter(({ language }) => language !== 'en')
  // What a long text is like does not hang on its language, and only in English there are many.
  const elsewhere = shiftElsewhere(abroad, fitStacksElsewhere([...abroad, ...ofLong]), thresholds)
  const read = await readBy('whole')
  const { words, meaning } = learn(read)
  const corpus = digestOf(built)
  const made: PackedArtefact = {
    version: corpus.slice(0, 8),
    corpus,
    thresholds,
    stack,
    long,
    inTalk,
    elsewhere,
    english: packWordHead(learnEnglish(read)),
    concerns: [...concerns],
    words: {
      care: packWordHead(words.care),
      crisis: packWordHead(words.crisis),
      emergency: packWordHead(words.emergency),
    },
    meaning: packMeaningHead(meaning),
  }
  await writeFile(artefactFile, `${JSON.stringify(made, null, 2)}\n`)
  await writeFile(encoderFile, await tuned.changes())
  console.log(thresholds, stack, long, inTalk)
  print('every hand left out once', short, stack)
  print('long texts', ofLong, long)
  print(
    'answers, in their talk',
    talks.filter(({ group }) => group === 'answer'),
    inTalk,
  )
  printElsewhere(abroad, elsewhere, thresholds)
}

/** How the figures grow with the corpus: a hand in five is measured with, the rest is learned from in part. */
function printCurve(read: Read[]): void {
  const hands = [...new Set(read.map(({ hand }) => hand))]
  const isOut = ({ hand }: Read) => hands.indexOf(hand) % 5 === 0
  const rest = read.filter((line) => !isOut(line))
  for (const part of [0.12, 0.25, 0.5, 1]) {
    const some = rest.filter((_, at) => (at * 7919) % 1000 < part * 1000)
    const heard = hear(
      learn(some),
      read.filter((line) => isOut(line)),
    )
    print(`${percent(part)} of the lines`, heard)
  }
}

/** In other languages, at the thresholds that were chosen: each language by hands that it was not learned from. */
function printElsewhere(heard: Heard[], stack: Artefact['stack'], { help, dialog, acute }: Thresholds): void {
  for (const [language, lines] of Map.groupBy(heard, (line) => line.language)) {
    const share = (some: Heard[], isHit: (line: Heard) => boolean) =>
      percent(some.filter((line) => isHit(line)).length / some.length)
    const isHelped = (line: Heard) => line.floor !== 'none' || scoreOfLine(stack, line, 'care') > help
    const isMet = (line: Heard) =>
      isCrisis(line.floor) ||
      scoreOfLine(stack, line, 'crisis') > dialog ||
      scoreOfLine(stack, line, 'emergency') > acute
    const ofTier = (isIn: (tier: Tier) => boolean) => lines.filter(({ tier }) => isIn(tier))
    console.log(
      `${language}: dialog ${share(ofTier(isCrisis), isMet)} (wrongly ${share(
        ofTier((tier) => !isCrisis(tier)),
        isMet,
      )}), help ${share(
        ofTier((tier) => tier !== 'none'),
        isHelped,
      )} (wrongly ${share(
        ofTier((tier) => tier === 'none'),
        isHelped,
      )}); floor alone: help ${share(
        ofTier((tier) => tier !== 'none'),
        ({ floor }) => floor !== 'none',
      )}`,
    )
  }
}

/** At the specificities of the public table, on English lines. */
function print(name: string, heard: Heard[], stack = fitStacks(heard)): void {
  const english = heard.filter(({ language }) => language === 'en')
  const recall = (tier: 'care' | 'crisis', specificity: number): string => {
    const isIn = (line: Heard) => (tier === 'care' ? line.tier !== 'none' : isCrisis(line.tier))
    const quiet = english
      .filter((line) => !isIn(line))
      .map((line) => scoreOfLine(stack, line, tier))
      .toSorted((one, other) => one - other)
    const from = quiet[Math.floor(specificity * quiet.length)] ?? 0
    const loud = english.filter(isIn)
    return percent(loud.filter((line) => scoreOfLine(stack, line, tier) > from).length / loud.length)
  }
  console.log(
    `${name}: ${english.length} lines, dialog ${recall('crisis', 0.97)} at 97 %, help ${recall('care', 0.88)} at 88 %`,
  )
}
