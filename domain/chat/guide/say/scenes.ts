import type { Scenes } from '#domain/chat/guide/say/scene.ts'
import { certainBeliefs } from '#domain/chat/guide/say/scenes/certain-beliefs.ts'
import { conflict } from '#domain/chat/guide/say/scenes/conflict.ts'
import { dissociation } from '#domain/chat/guide/say/scenes/dissociation.ts'
import { eating } from '#domain/chat/guide/say/scenes/eating.ts'
import { flashback } from '#domain/chat/guide/say/scenes/flashback.ts'
import { goodMoment } from '#domain/chat/guide/say/scenes/good-moment.ts'
import { grief } from '#domain/chat/guide/say/scenes/grief.ts'
import { healthFear } from '#domain/chat/guide/say/scenes/health-fear.ts'
import { justListen } from '#domain/chat/guide/say/scenes/just-listen.ts'
import { loneliness } from '#domain/chat/guide/say/scenes/loneliness.ts'
import { lowMood } from '#domain/chat/guide/say/scenes/low-mood.ts'
import { ocdChecking } from '#domain/chat/guide/say/scenes/ocd-checking.ts'
import { ocdContamination } from '#domain/chat/guide/say/scenes/ocd-contamination.ts'
import { ocdHarm } from '#domain/chat/guide/say/scenes/ocd-harm.ts'
import { ocdJustRight } from '#domain/chat/guide/say/scenes/ocd-just-right.ts'
import { ocdRealEvent } from '#domain/chat/guide/say/scenes/ocd-real-event.ts'
import { ocdRelationship } from '#domain/chat/guide/say/scenes/ocd-relationship.ts'
import { ocdTaboo } from '#domain/chat/guide/say/scenes/ocd-taboo.ts'
import { overload } from '#domain/chat/guide/say/scenes/overload.ts'
import { panicNow } from '#domain/chat/guide/say/scenes/panic-now.ts'
import { shame } from '#domain/chat/guide/say/scenes/shame.ts'
import { sleep } from '#domain/chat/guide/say/scenes/sleep.ts'
import { socialAnxiety } from '#domain/chat/guide/say/scenes/social-anxiety.ts'
import { someoneElse } from '#domain/chat/guide/say/scenes/someone-else.ts'
import { substance } from '#domain/chat/guide/say/scenes/substance.ts'
import { violenceAtHome } from '#domain/chat/guide/say/scenes/violence-at-home.ts'
import { worryLoop } from '#domain/chat/guide/say/scenes/worry-loop.ts'

/** What people tell again and again, each with words that meet it. Which one a message tells is learned from `corpus/guide/scenes`. */
export const scenes: Scenes = {
  ...certainBeliefs,
  ...conflict,
  ...dissociation,
  ...eating,
  ...flashback,
  ...goodMoment,
  ...grief,
  ...healthFear,
  ...justListen,
  ...loneliness,
  ...lowMood,
  ...ocdChecking,
  ...ocdContamination,
  ...ocdHarm,
  ...ocdJustRight,
  ...ocdRealEvent,
  ...ocdRelationship,
  ...ocdTaboo,
  ...overload,
  ...panicNow,
  ...shame,
  ...sleep,
  ...socialAnxiety,
  ...someoneElse,
  ...substance,
  ...violenceAtHome,
  ...worryLoop,
}
