import { readFile } from 'node:fs/promises'
import type { Concern } from '#domain/safety/tier.ts'
import { type MeaningHead, type PackedMeaningHead, unpackMeaningHead } from '#infra/screening/meaning-head.ts'
import { type PackedWordHead, unpackWordHead, type WordHead } from '#infra/screening/word-head.ts'

/** The questions that the layer answers about a text: does it need this tier, or a higher one? */
export const asked = ['care', 'crisis', 'emergency'] as const
export type Asked = (typeof asked)[number]

/** How the two readings, of each question, and the floor's verdict are weighed into one log-odds. */
export type Stack = {
  bias: number
  words: Record<Asked, number>
  meaning: Record<Asked, number>
  /** By how much the worst stretch of a text stands out from all of it, in each reading. */
  wordsApart: number
  meaningApart: number
  floorCare: number
  floorCrisis: number
}
export type Thresholds = {
  /** From which log-odds of care on help is shown. */
  help: number
  /** From which log-odds of a crisis on the dialog opens. */
  dialog: number
  /** By how much less is enough for other concerns than suicide: what ordinary words seldom sound like. In short English texts. */
  seldom: number
  /** From which log-odds of an emergency on its number comes first in a dialog that opens. */
  emergency: number
  /** From which log-odds of an emergency on the dialog opens, whatever is thought of a crisis. */
  acute: number
}

/** All that was learned from the corpus. Made by `npm run train:safety`, never written by hand. */
export type Artefact = {
  version: string
  words: Record<Asked, WordHead>
  /** Outputs: the three questions, then the concerns in their order. */
  meaning: MeaningHead
  concerns: Concern[]
  stack: Record<Asked, Stack>
  /** The same for long texts: of many stretches one sounds bad by chance, and all of them say more than the worst. */
  long: Record<Asked, Stack>
  /** For a message and the talk in which it stands, read as two stretches; in English. */
  inTalk: Record<Asked, Stack>
  /** Above 0 for a text in English. */
  english: WordHead
  /** The same for other languages, of which the encoder knows nothing; measured by the same thresholds. */
  elsewhere: Record<Asked, Stack>
  thresholds: Thresholds
}
export type PackedArtefact = Omit<Artefact, 'words' | 'meaning' | 'english'> & {
  /** SHA-256 of the lines that it was made of: a test fails when they changed and it was not made again. */
  corpus: string
  words: Record<Asked, PackedWordHead>
  meaning: PackedMeaningHead
  english: PackedWordHead
}

export const artefactFile = new URL('artefact.json', import.meta.url)
/** What the encoder of this layer learned on top of what is published; made together with the artefact. */
export const encoderFile = new URL('encoder.bin', import.meta.url)

export const unpackArtefact = ({
  words,
  meaning,
  english,
  corpus: _,
  ...rest
}: PackedArtefact): Artefact => ({
  ...rest,
  words: {
    care: unpackWordHead(words.care),
    crisis: unpackWordHead(words.crisis),
    emergency: unpackWordHead(words.emergency),
  },
  meaning: unpackMeaningHead(meaning),
  english: unpackWordHead(english),
})

export const loadArtefact = async (): Promise<Artefact> =>
  unpackArtefact(JSON.parse(await readFile(artefactFile, 'utf8')) as PackedArtefact)
