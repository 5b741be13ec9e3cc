import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'

/** What is asked in the middle of a crisis and has an answer: it comes before the next step. */
export type AskedInFlow =
  | 'call-unheard'
  | 'phone-watched'
  | 'write-instead'
  | 'only-sore'
  | 'one-sentence'
  | 'delete-this'
  | 'whom-to-call'
  | 'where-to-stay'
  | 'instead-of-it'

const callUnheard =
  /\b(call|ring|phone|999|911|112|police)\b.{0,40}\bwithout (talking|speaking|saying|a (sound|word)|(him|her|them) (hearing|knowing))\b|\bsilent (call|solution)\b|\b(can|could|do) (i|you) (call|ring|phone).{0,30}\b(silently|in silence|quietly|not (speak|talk)|no speaking)\b|\bwhat if i (can't|cannot) (speak|talk)\b/
const watched =
  /\b(he|she|they|my \w+)('s| is|'ll| will|d|'d| would)? ?(always |just )?(checks?|reads?|goes through|looks (at|through)|monitors?|tracks|takes|has|sees?|checking|reading) (all )?(my|the) (phone|texts?|messages?|whatsapp)\b|\b(if|when) i (text|message|write|send)\b.{0,30}\b(he|she|they)(ll|'ll| will|'d| would|d|l)? (see|read|find|know)\b/
const writeInstead =
  /\b(can|could|may) i (just )?(text|message|write|chat|type|whatsapp)\b(?! (to )?(you|here|him)\b)|\b(text|write|message|chat) (to )?(someone|somebody|them|a (person|line)) (instead|rather)\b|\b(is there|any) (\w+ ){0,3}(text|chat|number i can text|i can text|to text)\b|\bby text\b|\btext (line|number|service)\b/
const onlySore =
  /\b(do|should|would|must) (you |i )?(really )?(think i )?(really )?need (to see )?(a|the) (doctor|gp|hospital|nurse)\b|\b(do|should|must) i (really )?(have to |need to )?(see|go to) (a|the) (doctor|gp|hospital|a&e|er)\b|\b(it's|its|it is|throat is|neck is|throat's) (just|only) (a (bit|little) )?(sore|bruised|croaky|red)\b|\bis it (bad|serious|dangerous)\b/
const sentence =
  /\bwhat (do|should|shall|can|could|would|am|will) (i|we) (even |actually |supposed to )?(say|tell|write|text|ask)\b|\bdon't (even )?know (what|how) to (say|tell|put it)\b|\bhow (do|would|can|could) i (even |ever )?(tell|say it|explain|put it)\b/
const deleteThis =
  /\b(delete|erase|hide|wipe|clear|get rid of|remove) (this|it|the (chat|talk|page|messages?|app|conversation)|what i)\b/
const whomToCall =
  /\b(who|what number|which number|whom) (can|could|do|should|shall|would)? ?(i|we)? ?(can|could|should)? ?(call|ring|phone|dial|text)\b|\bis it (999|911|112|000|111)\b|\b(give me|need|want|have) (a|the) number\b|\bnumber please\b/
const insteadOfIt =
  /\bwhat (?:can|could|should|do) i do instead\b|\binstead of (?:cutting|hurting myself|burning myself)\b.{0,12}\?|\bwhat else can i do (?:when|with) (?:the|this|it)\b/
const whereToStay =
  /\b(?:is there|are there) (?:any|some)(?:where|place|thing)?s? ?(?:safe )?(?:i|we) (?:can|could) (?:stay|go|sleep)\b|\bwhere (?:can|could|do|should|would) (?:i|we) (?:even )?(?:go|stay|sleep)\b|\b(?:refuges?|shelters?|safe houses?)\b.{0,24}\?|\bnowhere (?:else )?to (?:go|stay)\b/
const byOthers: ReadonlySet<FlowKind> = new Set(['abuse', 'sexual-violence', 'minor'])

/** `isChoked`: they told of hands on the neck. The first that is heard wins. */
export function askedInFlow(kind: FlowKind, text: string, isChoked: boolean): AskedInFlow[] {
  const heard = plain(text)
  const isOfThem = kind === 'someone-else' || kind === 'dependant-in-danger'
  const all: readonly (readonly [AskedInFlow, boolean])[] = [
    ['only-sore', isChoked && onlySore.test(heard)],
    ['call-unheard', (byOthers.has(kind) || isOfThem) && callUnheard.test(heard)],
    ['delete-this', byOthers.has(kind) && deleteThis.test(heard)],
    ['phone-watched', byOthers.has(kind) && watched.test(heard) && !deleteThis.test(heard)],
    ['instead-of-it', (kind === 'self-harm' || kind === 'suicide') && insteadOfIt.test(heard)],
    ['where-to-stay', byOthers.has(kind) && whereToStay.test(heard)],
    ['whom-to-call', isOfThem && whomToCall.test(heard)],
    ['write-instead', !isOfThem && writeInstead.test(heard)],
    ['one-sentence', !isOfThem && sentence.test(heard)],
  ]
  return all.flatMap(([asked, isHeard]) => (isHeard ? [asked] : []))
}

/** Whoever hurts them reads what is on the phone. */
export const saysPhoneIsWatched = (text: string): boolean => watched.test(plain(text))
