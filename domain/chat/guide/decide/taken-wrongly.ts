import { askNeed, type Situation } from '#domain/chat/guide/decide/go-on.ts'
import { act, here } from '#domain/chat/guide/decide/here.ts'
import { listen } from '#domain/chat/guide/decide/listen.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'

/** What was wrongly understood is let go; what it is instead comes from the correction's own words. */
export function corrected(situation: Situation): Move {
  const { state, heard } = situation
  const drops = state.need !== null && state.need !== 'just-listen' ? { drops: state.need } : {}
  // Something beside it was denied: what the talk is about stays.
  if (heard.need !== null && heard.need === state.need)
    return { ...listen(situation, heard.need, act('corrected')), isGivenBack: true }
  if (heard.topic === 'wrong') {
    const asks = { ...askNeed(situation), next: act('wrong-ask') }
    return { ...asks, first: act('wrong'), need: null, phase: 'arrive', missed: 1, ...drops }
  }
  if (heard.need !== null && heard.need !== state.need && heard.need !== 'crisis')
    return { ...listen(situation, heard.need, act('corrected')), isGivenBack: true, ...drops }
  return { ...listen(situation, 'just-listen', act('corrected')), isGivenBack: true, ...drops }
}

/** The reproach is taken; what they wrote is read once more, and the next words may say that it is something else. */
export function unread(situation: Situation): Move {
  const { state, heard } = situation
  const need = heard.need ?? (state.need === null ? null : 'just-listen')
  return { ...here(situation, 'unread', situation.isQuiet ? null : 'wrong-ask'), need, isGivenBack: true }
}

/** What they wrote is named, and the talk is there again; what they never told is let go. */
export function missed(situation: Situation): Move {
  const { state, heard } = situation
  const isOther = heard.topic === 'missed-other' && state.need !== null && state.need !== 'just-listen'
  return {
    ...here(situation, 'missed', null),
    ...(isOther && { need: 'just-listen' as const, drops: state.need! }),
    missed: 0,
  }
}
