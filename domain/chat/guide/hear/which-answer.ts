import { isBereft, isParted } from '#domain/chat/guide/hear/parting.ts'
import type { Asked } from '#domain/chat/guide/hear/should-i.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

export const isDoubt = (at: NeedId | null): boolean => at?.startsWith('ocd-') === true
export const wantsCertainty = (at: NeedId | null): boolean => isDoubt(at) || at === 'health-fear'
export const isOfThoughts = (at: NeedId | null): boolean => at === 'ocd-harm' || at === 'ocd-taboo'

const pills =
  /\b(meds?|medication|tablets?|antidepressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|paroxetine|venlafaxine|mirtazapine|duloxetine)\b/
const carer =
  /\b(look(ing)? after|carer|caring for|care for|dementia|alzheimer\w*|parkinson\w*|(has|got|with) (ms|cancer|mnd|als)|stroke|disabled|bedbound)\b/
const child =
  /\b(baby|pregnan\w+|newborn|bump|due in|(a|be a) (dad|mum|mom|father|mother)|gave birth|weeks old|postnatal|love my (kid|child|baby|son|daughter))\b/
const ofWearing =
  /\b(angry|anger|shout\w*|snapp\w*|resent\w*|hate|cross|rage|away|break|escape|enough|over|ran out|respite|rest)\b/
export const kids = /\b(kids?|children|son|daughter|toddler|little one|boys|girls|baby)\b/
const control =
  /\bgets? (?:so |really )?(?:mad|angry|annoyed|funny|moody|in a mood|off) (?:with me )?(?:if|when) i (?:don't|do not|haven't|didn't|can't) (?:text|reply|answer|pick up|ring|call|message)|\b((reads?|checks?|goes through|tracks?|looks at) (all )?my (phone|messages|texts|email\w*|location|bank)|won't let me|not allowed|(haven't|don't) se(e|en) my (friends|family|mum|sister))\b/
export const suicide =
  /\b(suicid\w*|not want(ing)? to (be here|live|wake)|don't want to (be here|live|wake)|doesn't want to (be here|live|wake)|kill(ed|ing)? (him|her|them)sel\w+|end (his|her|their)|better off dead|want(s|ed)? to die)\b/
const controlsOrHurts = (at: NeedId | null, told: string): boolean =>
  at === 'violence-at-home' || control.test(told)

const groupOf = ({ at, told }: Asked): string =>
  at === 'grief' || at === null || at === 'just-listen' || at === 'loneliness' || at === 'low-mood'
    ? isBereft(told)
      ? '-loss'
      : isParted(told)
        ? '-parted'
        : ''
    : ''

export const howLong = (asked: Asked): string | null => {
  const { words, told, at } = asked
  if (/\b(work|kick in|take effect|start(s)? to help)\b/.test(words) && pills.test(told))
    return 'medicine-works'
  if (
    /\b(urges?|cut(ting)?|self.?harm\w*)\b/.test(told) &&
    /\b(used to cut|cut(ting)? myself|self.?harm\w*|to cut)\b/.test(told)
  )
    return 'how-long-urge'
  if (/\bcraving/.test(words) || at === 'substance') return 'how-long-craving'
  if (at === 'panic-now') return 'panic-last'
  if (at === 'dissociation') return 'derealisation-last'
  if (at === 'flashback') return 'how-long-flashback'
  if (at === 'sleep') return 'how-long-sleep'
  if (isDoubt(at)) return 'how-long-doubt'
  if (at === 'health-fear') return 'how-long-body'
  return /\b(panic|attacks?)\b/.test(words) ? null : `how-long${groupOf(asked)}`
}

export const easier = (asked: Asked): string | null => {
  const { words, at } = asked
  const isOfSafety = wantsCertainty(at) || at === 'panic-now'
  if (isOfSafety && /\b(ok(ay)?|fine|alright|all right|permanent)\b/.test(words)) return null
  return at === 'dissociation' ? 'get-easier-unreal' : `get-easier${groupOf(asked)}`
}

export const why = ({ words, at, told }: Asked): string => {
  if (/\bwhy (didn't|did not|couldn't) i\b/.test(words)) return faultIn(at, told)
  if (isOfThoughts(at) && /\b(think\w*|thoughts?|them|these|having|images?|they|it)\b/.test(words))
    return 'why-thoughts'
  if (isDoubt(at)) return 'why-doubt'
  if (at === 'health-fear') return 'why-body'
  if (at === 'eating') return 'why-eating'
  if (at === 'substance') return 'why-substance'
  if (at === 'flashback' || /\b(crash|accident|assault\w*|attack(ed)?|trauma\w*)\b/.test(told))
    return 'why-trauma'
  return 'why-general'
}

export const faultIn = (at: NeedId | null, told: string): string =>
  suicide.test(told) && (at === 'grief' || /\b(died|last (week|month|year)|funeral)\b/.test(told))
    ? 'my-fault-suicide'
    : 'my-fault'

export const usual = ({ words, told, at }: Asked): string | null => {
  if (/\b(abus\w+|controlling|domestic)\b/.test(words)) return 'is-it-abuse'
  if (controlsOrHurts(at, told)) return 'usual-control'
  if (isBereft(told) && !wantsCertainty(at))
    return /\b(numb|nothing|cry\w*|cried)\b/.test(words) ? 'grief-numb' : 'grief-usual'
  if (child.test(told) && !isDoubt(at) && !/\b(pain|lump|headache|rash|bleed\w*)\b/.test(told))
    return 'usual-parent'
  if (at === 'health-fear') return 'usual-body'
  if (at === 'eating') return 'usual-eating'
  if (isDoubt(at)) return 'certainty'
  if (carer.test(told) && ofWearing.test(told)) return 'usual-carer'
  const isOfFeeling =
    /\b(feel\w*|angry|cry\w*|sad|sick|numb|scared|afraid|guilty|relieved|jealous|hate|miss|lonely|tired|talk to (yourself|myself)|(this|that) (really )?(normal|usual|ok(ay)?|bad|weird))\b/
  if (isOfFeeling.test(words)) return 'usual-feeling'
  return /\b(wrong|selfish|evil|pathetic|cruel|mean|rude|lazy)\b/.test(words) ? 'verdict' : null
}

export const wordsToSay = ({ words, told, at }: Asked): string | null => {
  if (/\b(sorry|apologi[sz]e)\b/.test(words)) return 'say-sorry'
  if (/\bsay no\b/.test(words)) return 'say-no'
  if (suicide.test(told) && at !== 'grief' && at !== 'crisis') return 'say-to-suicidal'
  if (at === 'someone-else') return 'say-to-them'
  if (/\b(boss|manager|teacher|work|school|mum|mom|dad|parents?|kids?|children)\b/.test(words)) return null
  if (at === 'social-anxiety') return 'say-among-people'
  if (isParted(told)) return 'say-to-ex'
  if (at === 'conflict') return 'say-it-plainly'
  return /\bwhat (do|should|can|could) i (even )?say$/.test(words) && at !== null && !isDoubt(at)
    ? 'say-hard-news'
    : null
}

/** What an exercise is good for is said of the one that was offered last. */
const points: readonly (readonly [string, RegExp])[] = [
  ['point-breathing', /breathing|exhale|sighing/],
  ['point-grounding', /senses|orienting|cool-pack|butterfly|walk-and|attention|muscle|body-scan/],
  ['point-urge', /urge|maybe-maybe|stop-and/],
  ['point-thoughts', /thought|leaves|worst|worry-time|compassion/],
]
export const pointOf = ({ words, said, at }: Asked): string => {
  if (/\b(talk\w*|tell\w*|say\w*|writ\w*)\b/.test(words)) return 'point-talk'
  const last = said.findLast((id) => id.startsWith('offered/'))
  const offered = last && points.find(([, sign]) => sign.test(last))?.[0]
  const isOfExercise = /\b(exercise|breath\w*|wait\w*|that|this|those|it)\b/.test(words)
  return (
    offered ??
    (isOfExercise && isDoubt(at) ? 'point-urge' : /breath/.test(words) ? 'point-breathing' : 'point-talk')
  )
}

export function whyThem({ at, told }: Asked): string | null {
  return at === 'grief' && isBereft(told) ? null : isDoubt(at) ? 'certainty' : 'why-them'
}

/** Skin that bleeds from washing needs care before the urge is spoken of. */
export const isSkin = ({ words, told, at }: Asked): boolean =>
  (at === 'ocd-contamination' || /\b(wash\w*|scrub\w*)\b/.test(told)) &&
  /\b(hands?|skin|knuckles|fingers|towel|it'?s?|them|they)\b/.test(words) &&
  /\b(bleed\w*|blood|raw|cracked|sting\w*|open)\b/.test(told) &&
  (/\b(bleed\w*|blood)\b.{0,30}\b(a lot|towel|won't stop|everywhere|actually|badly|still|now|sink)\b|\b(towel|sink)\b.{0,20}\bblood\b|\bblood on\b/.test(
    words,
  ) ||
    /\bwhat (should|do|can|could) i put on\b/.test(words))
