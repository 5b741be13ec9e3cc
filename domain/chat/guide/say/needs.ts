import { certainBeliefs } from '#domain/chat/guide/say/needs/certain-beliefs.ts'
import { conflict } from '#domain/chat/guide/say/needs/conflict.ts'
import { dissociation } from '#domain/chat/guide/say/needs/dissociation.ts'
import { eating } from '#domain/chat/guide/say/needs/eating.ts'
import { flashback } from '#domain/chat/guide/say/needs/flashback.ts'
import { goodMoment } from '#domain/chat/guide/say/needs/good-moment.ts'
import { grief } from '#domain/chat/guide/say/needs/grief.ts'
import { healthFear } from '#domain/chat/guide/say/needs/health-fear.ts'
import { justListen } from '#domain/chat/guide/say/needs/just-listen.ts'
import { loneliness } from '#domain/chat/guide/say/needs/loneliness.ts'
import { lowMood } from '#domain/chat/guide/say/needs/low-mood.ts'
import { ocdChecking } from '#domain/chat/guide/say/needs/ocd-checking.ts'
import { ocdContamination } from '#domain/chat/guide/say/needs/ocd-contamination.ts'
import { ocdHarm } from '#domain/chat/guide/say/needs/ocd-harm.ts'
import { ocdJustRight } from '#domain/chat/guide/say/needs/ocd-just-right.ts'
import { ocdRealEvent } from '#domain/chat/guide/say/needs/ocd-real-event.ts'
import { ocdRelationship } from '#domain/chat/guide/say/needs/ocd-relationship.ts'
import { ocdTaboo } from '#domain/chat/guide/say/needs/ocd-taboo.ts'
import { overload } from '#domain/chat/guide/say/needs/overload.ts'
import { panicNow } from '#domain/chat/guide/say/needs/panic-now.ts'
import { shame } from '#domain/chat/guide/say/needs/shame.ts'
import { sleep } from '#domain/chat/guide/say/needs/sleep.ts'
import { socialAnxiety } from '#domain/chat/guide/say/needs/social-anxiety.ts'
import { someoneElse } from '#domain/chat/guide/say/needs/someone-else.ts'
import { substance } from '#domain/chat/guide/say/needs/substance.ts'
import { violenceAtHome } from '#domain/chat/guide/say/needs/violence-at-home.ts'
import { worryLoop } from '#domain/chat/guide/say/needs/worry-loop.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A crisis has words of its own, and whoever goes on after it is listened to. */
export const needWords: Readonly<Record<NeedId, NeedWords>> = {
  'panic-now': panicNow,
  'health-fear': healthFear,
  'worry-loop': worryLoop,
  'ocd-contamination': ocdContamination,
  'ocd-checking': ocdChecking,
  'ocd-harm': ocdHarm,
  'ocd-taboo': ocdTaboo,
  'ocd-relationship': ocdRelationship,
  'ocd-just-right': ocdJustRight,
  'ocd-real-event': ocdRealEvent,
  flashback: flashback,
  dissociation: dissociation,
  sleep: sleep,
  'low-mood': lowMood,
  grief: grief,
  shame: shame,
  'social-anxiety': socialAnxiety,
  overload: overload,
  loneliness: loneliness,
  conflict: conflict,
  'someone-else': someoneElse,
  eating: eating,
  substance: substance,
  'violence-at-home': violenceAtHome,
  'certain-beliefs': certainBeliefs,
  'just-listen': justListen,
  'good-moment': goodMoment,
  crisis: justListen,
}
