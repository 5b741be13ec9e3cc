import type { Floor } from '#domain/safety/floor/of-languages.ts'
import { saysTheyComeNear } from '#domain/safety/flow/comes-near.ts'
import { leaveTakingIn, saysTheyMeanIt } from '#domain/safety/flow/renewed.ts'
import { isMeantOtherwise, saysOnlySafe } from '#domain/safety/meant-otherwise.ts'
import { questionIn } from '#domain/safety/questions.ts'
import { raise, type Turn } from '#domain/safety/screener.ts'
import { type Concern, isCrisis, type Screening } from '#domain/safety/tier.ts'

/** How far danger was spoken of: said outright, asked about and not answered, or answered by a word that they are safe. */
type Open = 'said' | 'asked' | 'eased' | null

const turnsRead = 24
const lengthRead = 2_000
const ofDying: ReadonlySet<Concern> = new Set(['suicide', 'self-harm', 'taken'])
const latest = 4

function openAfter(turns: readonly Turn[], floor: Floor): Open {
  let open: Open = null
  let isOfOthers = false
  let asked: Turn | null = null
  for (const turn of turns) {
    const read = { ...turn, text: turn.text.slice(0, lengthRead) }
    if (turn.role === 'companion') {
      const question = turn.question ?? questionIn(read.text)
      if (question === 'ending-life' && open !== 'said') open = 'asked'
      if (question === 'safe-now' && open !== 'said' && !isOfOthers) open = 'said'
      asked = read
      continue
    }
    if (isMeantOtherwise(read.text)) open = null
    const found = floor.screen(asked === null ? [read] : [asked, read])
    const isOwn = [...found.concerns, ...(turn.concerns ?? [])].some((one) => ofDying.has(one))
    isOfOthers ||= found.concerns.length > 0 && !isOwn
    if (isOwn && isCrisis(found.tier)) open = 'said'
    else if (isOwn && open === null) open = 'asked'
    else if (
      open !== null &&
      (found.answered?.answer === 'no-danger' || saysOnlySafe(read.text, floor.signalsOf(read.text)))
    )
      open = 'eased'
  }
  return open
}

const danger = (tier: 'crisis' | 'care', reason: string): Screening => ({
  tier,
  concerns: ['suicide'],
  reasons: [reason],
  ...(tier === 'care' && { ask: 'ending-life' as const }),
})

const byOthers: ReadonlySet<Concern> = new Set(['abuse', 'sexual-violence'])
const near: Screening = { tier: 'emergency', concerns: ['abuse'], reasons: ['comes-near'] }

/** After violence was told of as there now: that the one who hurts them is coming. */
function afterViolence(text: string, before: readonly Turn[], floor: Floor): Screening {
  const said = before.filter(({ role }) => role === 'person')
  const told = said.map((turn) => turn.text.slice(0, lengthRead))
  if (!saysTheyComeNear(text, told)) return raise()
  const isTold = said.some((turn) => {
    const { tier, concerns } = floor.screen([{ role: 'person', text: turn.text.slice(0, lengthRead) }])
    return isCrisis(tier) && concerns.some((one) => byOthers.has(one))
  })
  return isTold ? near : raise()
}

/**
 * What words mean where dying was spoken of before: "I'm going to get them", "I might do it tonight", "bye everyone". Said
 * alone they are ordinary.
 */
export function screenAfterDanger(turns: readonly Turn[], floor: Floor): Screening {
  const at = turns.findLastIndex(({ role }) => role === 'person')
  const text = turns[at]?.text
  if (text === undefined || text.length > lengthRead) return raise()
  const before = turns.slice(Math.max(0, at - turnsRead), at)
  const asked = before.findLast(({ role }) => role === 'companion')?.text ?? ''
  const told = before
    .filter(({ role }) => role === 'person')
    .slice(-latest)
    .map((turn) => turn.text.slice(0, lengthRead))
    .join('\n')
  const isMeant = saysTheyMeanIt(text, asked, told)
  const leaves = isMeant ? null : leaveTakingIn(text)
  if (!isMeant && leaves === null) return afterViolence(text, before, floor)
  const open = openAfter(before, floor)
  if (open === null) return raise()
  if (isMeant) return danger('crisis', 'meant-after-all')
  if (open === 'eased' || leaves === 'thanks') return raise()
  return danger(open === 'said' || leaves === 'for-good' ? 'crisis' : 'care', 'leaves-in-danger')
}
