import { isParted } from '#domain/chat/guide/hear/parting.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A question as it was asked, with what was told before it. */
export type Asked = { words: string; told: string; at: NeedId | null; said: readonly string[] }

const whether =
  /(?<!\b(?:what|how|where|when|who|whom|why|which) )\b(?:(?:should|shall|must) (?:i|we)|(?:do|can|could|may) i(?! (?:have|love|look|ask|talk|trust|know|need|ever|even know|get|help|be|stop|tell if|really love|think|feel|say|do|start|cope|deal|find|want|seem|sound|vent|just (?:talk|vent|say)|handle|die|explain|breathe|sleep|live|make))) (?:just |really |even |still |maybe |not |also )*(?<verb>[a-z']+)(?<rest> .*)?$/

const rituals =
  /^(clean|wash|wipe|check|recheck|re-check|confess|ask|google|search|look|test|scrub|shower|pray|repeat|redo|throw|count|apologi[sz]e|message|text|ring|call|re-?read|go back|bleach|change|leave|break|touch|feel|press|measure|film)\b/
const ofWork =
  /\b(work|school|college|uni|sick|day off|the office|lessons?|class|shift|stay (at )?home|stay home)\b/
const ofMessages = /^(text|message|call|ring|reply|write|email|answer|contact|dm|reach|phone|block)\b/
const telling = /^(tell|come out|admit|be honest|say something|mention|talk to)\b/
const isUnsafeToTell =
  /\b(kick(ed)? (me )?out|throw me out|disown\w*|religious|homophob\w*|beat me|hit me|hits me|kill me|violent|honou?r)\b/
const parting = /^(leave|stay|divorce|split|break up|end it|marry|dump|forgive|take (him|her)|move out)\b/
const ofAnother =
  /\b(him|her|them|with (him|her|them)|my (husband|wife|partner|boyfriend|girlfriend|fianc\w+))\b/
const ofLess =
  /^(skip|fast|starve|restrict|purge|throw up|weigh|burn|eat (less|nothing)|miss|run|exercise|go to the gym|make up)\b/

const isDoubt = (at: NeedId | null): boolean => at?.startsWith('ocd-') === true

/** Whether to do a thing: the name of its answer; null where it is none of these. */
export function shouldIn({ words, told, at }: Asked): string | null {
  const found = whether.exec(words)?.groups
  if (!found) return null
  const deed = `${found['verb']}${found['rest'] ?? ''}`
  if (/\b(doctor|gp|dr|hospital|a&e|999|111|ambulance|surgery|nurse)\b/.test(deed)) return null
  if (/^send\b/.test(deed) && /\b(pics?|pictures?|photos?|nudes?|videos?)\b/.test(told))
    return 'should-not-send'
  if (/^drive\b/.test(deed)) return 'should-drive'
  if (at === 'sleep' && /\b(pills?|tablets?|melatonin|nytol|antihistamine|valerian)\b/.test(deed))
    return 'should-pill'
  if (/^(force|make (her|him|them))\b/.test(deed) && /\b(eat\w*|food|meals?)\b/.test(told))
    return 'should-force'
  if (at === 'eating' && /^(eat|have)\b(?! less| nothing)/.test(deed)) return 'should-eat'
  if (
    /\b(cut|cuts|cutting|self.?harm\w*|overdos\w*)\b/.test(told) &&
    /^(take away|hide|lock|remove|search|check (her|his))\b/.test(deed) &&
    at === 'someone-else'
  )
    return 'should-remove'
  if (at === 'violence-at-home' && ofMessages.test(deed)) return 'no-reply-to-them'
  if (at === 'eating' && ofLess.test(deed)) return 'should-eat-less'
  if (at === 'health-fear' && /\b(scan|mri|ct|x-?ray|bloods?|second opinion|tests?)\b/.test(deed))
    return 'should-scan'
  // To begin telling here, somebody asks out of politeness.
  if (
    /^tell (you|u|someone|somebody|anyone|anybody) (about|something|what|how)\b/.test(deed) &&
    /\b(can|could|may) i\b/.test(words)
  )
    return null
  if (telling.test(deed))
    return isUnsafeToTell.test(told) || at === 'violence-at-home'
      ? 'should-tell-unsafe'
      : at === 'ocd-real-event'
        ? 'should-ritual'
        : 'should-tell'
  if (ofWork.test(deed) && /^(go|call|ring|stay|take|skip|phone)\b/.test(deed)) return 'should-work'
  if ((isDoubt(at) || at === 'health-fear') && rituals.test(deed)) return 'should-ritual'
  if (at === 'certain-beliefs') return 'should-go-out'
  if (
    /^(leave|go home|go|get (off|out)|walk out)\b/.test(deed) &&
    (at === 'social-anxiety' || at === 'panic-now')
  )
    return 'should-leave-place'
  if (at === 'violence-at-home' && parting.test(deed)) return 'leave-home-safely'
  if (parting.test(deed) && ofAnother.test(deed)) return 'should-leave'
  if (ofMessages.test(deed)) return isParted(told) ? null : 'should-text'
  return /\b(should|shall) i\b/.test(words) ? 'should-i' : null
}
