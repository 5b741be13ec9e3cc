import { isAtLeast } from '#domain/safety/tier.ts'
import type { Heard } from '#infra/bench/safety/learn.ts'
import { scoreOfLine } from '#infra/bench/safety/stack.ts'
import type { Artefact, Asked, Thresholds } from '#infra/screening/artefact.ts'

/**
 * What may go wrong at most, as the public protocol says it; but for a card, which is small and takes nothing from the talk: one
 * more in a hundred ordinary messages than the protocol wants finds five in a hundred more of those who need it.
 */
const allowed = {
  dialogsOfOrdinary: 0.0014,
  acuteOfOrdinary: 0.0006,
  dialogs: 0.025,
  acute: 0.005,
  cardsOfOrdinary: 0.047,
  cards: 0.14,
}
/** Where fewer lines were learned from. With what the floor does. */
const allowedElsewhere = { dialogs: 0.025, acute: 0.005, cards: 0.12 }
const allowedInTalk = { dialogs: 0.025, acute: 0.008, cards: 0.12 }
const allowedInOrdinaryTalk = { dialogs: 0.0014, acute: 0.0006, cards: 0.04 }
const allowedOfLong = { dialogs: 0.025, acute: 0.005, cards: 0.12 }

/** What people write on most days, without the twins of what is dangerous. */
const everyday = new Set(['everyday'])
/** With what they say to the guide: a few hundred lines do not show what happens twice in a thousand. */
const ordinary = new Set(['everyday', 'talk'])
/** The lowest score above which at most `part` of these lie. */
function above(scores: number[], part: number): number {
  const sorted = scores.toSorted((one, other) => other - one)
  return sorted[Math.floor(part * sorted.length)] ?? 0
}

/** Chosen on lines that were heard by heads which had not learned from their hand. */
export function chooseThresholds(heard: Heard[], stack: Artefact['stack']): Thresholds {
  const english = heard.filter(({ language }) => language === 'en')
  const scores = (lines: Heard[], tier: Asked) => lines.map((line) => scoreOfLine(stack, line, tier))
  const none = english.filter(({ tier }) => tier === 'none')
  const twins = none.filter(({ group }) => group !== 'talk')
  const noneOf = (groups: Set<string>) => none.filter(({ group }) => groups.has(group))
  const quiet = english.filter(({ tier, group }) => group !== 'talk' && !isAtLeast(tier, 'crisis'))
  const dialog = Math.max(
    above(scores(noneOf(ordinary), 'crisis'), allowed.dialogsOfOrdinary),
    above(scores(quiet, 'crisis'), allowed.dialogs),
  )
  const acute = Math.max(
    above(scores(noneOf(ordinary), 'emergency'), allowed.acuteOfOrdinary),
    above(scores(quiet, 'emergency'), allowed.acute),
  )
  const help = Math.max(
    above(scores(noneOf(everyday), 'care'), allowed.cardsOfOrdinary),
    above(scores(twins, 'care'), allowed.cards),
  )
  const crises = english.filter(({ tier }) => isAtLeast(tier, 'crisis'))
  const right = (emergency: number): number =>
    crises.filter((line) => scoreOfLine(stack, line, 'emergency') > emergency === (line.tier === 'emergency'))
      .length
  const steps = Array.from({ length: 81 }, (_, at) => at / 10 - 4)
  const emergency = steps.toSorted((one, other) => right(other) - right(one))[0]!
  const rounded = (score: number): number => Number(score.toFixed(3))
  return { help: rounded(help), dialog: rounded(dialog), emergency, acute: rounded(acute) }
}

/** The same, shifted so that in other languages the thresholds of English let through what may go wrong there. */
export function shiftElsewhere(heard: Heard[], stack: Artefact['stack'], to: Thresholds): Artefact['stack'] {
  const handsIn = Map.groupBy(heard, ({ language }) => language)
  // Where one hand wrote, what was heard was heard without a word learned of the language.
  const known = heard.filter(
    ({ language }) => new Set(handsIn.get(language)!.map(({ hand }) => hand)).size > 1,
  )
  return shifted(known, stack, to, allowedElsewhere)
}

/** The same for long texts. */
export const shiftLong = (heard: Heard[], stack: Artefact['stack'], to: Thresholds): Artefact['stack'] =>
  shifted(heard, stack, to, allowedOfLong)

/** The same for a message in its talk: by both limits, of what is close to danger and of what is ordinary. */
export function shiftInTalk(heard: Heard[], stack: Artefact['stack'], to: Thresholds): Artefact['stack'] {
  const { close = [], plain = [] } = Object.groupBy(heard, ({ group }) =>
    group === 'in-talk' ? 'plain' : 'close',
  )
  const one = shifted(close, stack, to, allowedInTalk)
  // Replies that were put before them at random make some of them sound like answers to the floor, which opens then by itself.
  const unheard = plain.filter(({ floor }) => floor === 'none')
  const other = shifted(unheard, stack, to, allowedInOrdinaryTalk)
  const lower = (tier: Asked) => (one[tier].bias < other[tier].bias ? one[tier] : other[tier])
  return { care: lower('care'), crisis: lower('crisis'), emergency: lower('emergency') }
}

type Allowed = { dialogs: number; acute: number; cards: number }

function shifted(heard: Heard[], stack: Artefact['stack'], to: Thresholds, may: Allowed): Artefact['stack'] {
  // A dialog that opens for a crisis as if it were an emergency is not opened wrongly.
  const wrongly = (tier: Asked) =>
    heard
      .filter((line) => !isAtLeast(line.tier, tier === 'emergency' ? 'crisis' : tier))
      .map((line) => scoreOfLine(stack, line, tier))
  const by = (tier: Asked, from: number, part: number) => ({
    ...stack[tier],
    bias: Number((stack[tier].bias + from - above(wrongly(tier), part)).toFixed(4)),
  })
  return {
    ...stack,
    care: by('care', to.help, may.cards),
    crisis: by('crisis', to.dialog, may.dialogs),
    emergency: by('emergency', to.acute, may.acute),
  }
}
