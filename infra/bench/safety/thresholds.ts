import { isCrisis } from '#domain/safety/tier.ts'
import type { Heard } from '#infra/bench/safety/learn.ts'
import { scoreOfLine } from '#infra/bench/safety/stack.ts'
import type { Artefact, Asked, Thresholds } from '#infra/screening/artefact.ts'

/** The parts that may be opened wrongly, by the floor and what was learned together. */
type Allowed = { dialogs: number; acute: number; cards: number }

/**
 * A little less than the public protocol says: 2 dialogs in 1,000 ordinary messages and 3 in 100 of all that need none, and 30
 * cards in 1,000 ordinary messages.
 */
const allowed: Allowed = { dialogs: 0.027, acute: 0.006, cards: 0.14 }
const allowedOfOrdinary: Allowed = { dialogs: 0.0014, acute: 0.0006, cards: 0.03 }
const allowedElsewhere: Allowed = { dialogs: 0.027, acute: 0.003, cards: 0.12 }
/** With an answer the floor hears, and mishears, three in a hundred by itself; in long texts four. */
const allowedInTalk: Allowed = { dialogs: 0.038, acute: 0.008, cards: 0.14 }
const allowedInOrdinaryTalk: Allowed = { dialogs: 0.0019, acute: 0.0006, cards: 0.042 }
const allowedOfLong: Allowed = { dialogs: 0.055, acute: 0.006, cards: 0.15 }

/** The parts that may be opened wrongly on top of these, for other concerns than suicide. */
const moreForOthers = { ofClose: 0.004, ofOrdinary: 0.0008 }

/** Chosen on lines that were heard by heads which had not learned from their hand. */
export function chooseThresholds(heard: Heard[], stack: Artefact['stack']): Thresholds {
  const english = heard.filter(({ language }) => language === 'en')
  const groups = Object.groupBy(english, ({ group }) =>
    group === 'talk' || group === 'twin' ? group : 'written',
  )
  // A twin shares nearly every word with something dangerous: there are far more of them here than in life.
  const { talk = [], written = [] } = groups
  // What people write on most days, without the twins of what is dangerous. A few hundred lines do not show what happens twice in
  // a thousand; so with what they say to the guide.
  const everyday = written.filter(({ group }) => group === 'everyday')
  const ordinary = [...everyday, ...talk]
  const opening = strictest([
    openingOf(written, stack, allowed),
    openingOf(ordinary, stack, allowedOfOrdinary),
  ])
  const ofOthers = Math.max(
    aboutOthers(written, stack, opening, moreForOthers.ofClose),
    aboutOthers(ordinary, stack, opening, moreForOthers.ofOrdinary),
  )
  const help = Math.max(
    helpOf(written, stack, opening, allowed.cards),
    helpOf(everyday, stack, opening, allowedOfOrdinary.cards),
  )
  const crises = english.filter(({ tier }) => isCrisis(tier))
  const right = (emergency: number): number =>
    crises.filter((line) => scoreOfLine(stack, line, 'emergency') > emergency === (line.tier === 'emergency'))
      .length
  const steps = Array.from({ length: 81 }, (_, at) => at / 10 - 4)
  const emergency = steps.toSorted((one, other) => right(other) - right(one))[0]!
  const rounded = (score: number): number => Number(score.toFixed(3))
  return {
    help: rounded(help),
    dialog: rounded(opening.dialog),
    seldom: rounded(Math.max(0, opening.dialog - ofOthers)),
    emergency,
    acute: rounded(opening.acute),
  }
}

/** The same, shifted so that in other languages the thresholds of English let through what may go wrong there. */
export function shiftElsewhere(heard: Heard[], stack: Artefact['stack'], to: Thresholds): Artefact['stack'] {
  const handsIn = Map.groupBy(heard, ({ language }) => language)
  // Where one hand wrote, what was heard was heard without a word learned of the language.
  const known = heard.filter(
    ({ language }) => new Set(handsIn.get(language)!.map(({ hand }) => hand)).size > 1,
  )
  return shifted(stack, to, pointsOf(known, stack, allowedElsewhere))
}

/** The same for long texts. */
export const shiftLong = (heard: Heard[], stack: Artefact['stack'], to: Thresholds): Artefact['stack'] =>
  shifted(stack, to, pointsOf(heard, stack, allowedOfLong))

/** The same for a message in its talk: by both limits, of what is close to danger and of what is ordinary. */
export function shiftInTalk(heard: Heard[], stack: Artefact['stack'], to: Thresholds): Artefact['stack'] {
  const { close = [], plain = [] } = Object.groupBy(heard, ({ group }) =>
    group === 'in-talk' ? 'plain' : 'close',
  )
  // Replies that were put before them at random make some of them sound like answers to the floor, which opens then by itself.
  const unheard = plain.filter(({ floor }) => floor === 'none')
  const points = [pointsOf(close, stack, allowedInTalk), pointsOf(unheard, stack, allowedInOrdinaryTalk)]
  return shifted(stack, to, { ...strictest(points), help: Math.max(...points.map(({ help }) => help)) })
}

type Opening = Pick<Thresholds, 'dialog' | 'acute'>
type Points = Opening & Pick<Thresholds, 'help'>

const strictest = (all: Opening[]): Opening => ({
  dialog: Math.max(...all.map(({ dialog }) => dialog)),
  acute: Math.max(...all.map(({ acute }) => acute)),
})

const opens = (line: Heard, stack: Artefact['stack'], { dialog, acute }: Opening): boolean =>
  isCrisis(line.floor) ||
  scoreOfLine(stack, line, 'emergency') > acute ||
  scoreOfLine(stack, line, 'crisis') > dialog

/** The lowest points at which no more dialogs are opened wrongly than may be. */
function openingOf(heard: Heard[], stack: Artefact['stack'], may: Omit<Allowed, 'cards'>): Opening {
  // A dialog that opens for a crisis as if it were an emergency is not opened wrongly.
  const quiet = heard.filter(({ tier }) => !isCrisis(tier))
  const acute = above(
    quiet.map((line) => scoreOfLine(stack, line, 'emergency')),
    may.acute,
  )
  const dialog = above(
    quiet.map((line) =>
      opens(line, stack, { acute, dialog: Infinity }) ? Infinity : scoreOfLine(stack, line, 'crisis'),
    ),
    may.dialogs,
  )
  return { dialog, acute }
}

/** The lowest point of a dialog about something else than suicide at which no more are opened wrongly than may be. */
function aboutOthers(heard: Heard[], stack: Artefact['stack'], opening: Opening, may: number): number {
  const quiet = heard.filter((line) => !isCrisis(line.tier))
  const closed = quiet.filter((line) => line.likeliest !== 'suicide' && !opens(line, stack, opening))
  const scores = closed.map((line) => scoreOfLine(stack, line, 'crisis'))
  return scores.toSorted((one, other) => other - one)[Math.floor(may * quiet.length)] ?? -Infinity
}

/** The lowest point at which no more cards are shown wrongly than may be. */
const helpOf = (heard: Heard[], stack: Artefact['stack'], opening: Opening, cards: number): number =>
  above(
    heard
      .filter(({ tier }) => tier === 'none')
      .map((line) =>
        line.floor !== 'none' || opens(line, stack, opening) ? Infinity : scoreOfLine(stack, line, 'care'),
      ),
    cards,
  )

function pointsOf(heard: Heard[], stack: Artefact['stack'], may: Allowed): Points {
  const opening = openingOf(heard, stack, may)
  return { ...opening, help: helpOf(heard, stack, opening, may.cards) }
}

/** The lowest score above which at most `part` of these lie. Where more of them are open already, none of the others opens. */
function above(scores: number[], part: number): number {
  const sorted = scores.toSorted((one, other) => other - one)
  const alreadyOpen = sorted.filter((score) => score === Infinity).length
  return sorted[Math.max(alreadyOpen, Math.floor(part * sorted.length))] ?? -Infinity
}

function shifted(stack: Artefact['stack'], to: Thresholds, from: Points): Artefact['stack'] {
  const by = (tier: Asked, shift: number) => ({
    ...stack[tier],
    bias: Number((stack[tier].bias + shift).toFixed(4)),
  })
  return {
    care: by('care', to.help - from.help),
    crisis: by('crisis', to.dialog - from.dialog),
    emergency: by('emergency', to.acute - from.acute),
  }
}
