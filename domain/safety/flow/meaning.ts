/** What an answer to somebody in danger may mean. The first that a step knows counts, so "I can't" stands before "no". */
const signs = {
  'help-here':
    /\b(help|the ambulance|an ambulance|ambulance|paramedics?|medics?|crew|police|doctors?|nurses?|they)( is| are|'s|'re| has| have)? (now |just |already |finally )*(here|arrived|with (me|us|them|her|him))\b|\b(i'm|i am|we're|we are) (now )?(at|in) (the )?(hospital|a&e|er|emergency room|ambulance)\b/,
  'asks-to-call': /\b(should|shall|do|must|can) (i|we) (call|ring|phone|dial)\b/,
  cannot: /\b(can't|cannot|can not|won't|not able|unable|no phone|don't want|too scared|afraid to|refuse)\b/,
  well: /\b(feel|feels|feeling|i'm|i am|it's|it is|seem|seems) (\w+ ){0,2}(fine|ok|okay|well|better|good|normal|alright|all right|gone|over)\b|\bno symptoms\b|\bnothing('s| is)? happen(ing|ed)\b|\b(passed|wore off|went away|stopped bleeding|not (that |very |so )?deep|shallow|superficial|(only|just) (a )?scratch(es)?)\b/,
  unsafe:
    /(\bnot|n't|\bnever|\bhardly)\b.{0,20}\bsafe\b|\bunsafe\b|\bin danger\b|\bis (here|home|back|at the door)\b/,
  unsure: /\b(not sure|don't know|dunno|idk|maybe|unsure|perhaps|not really)\b/,
  alone: /\b(nobody|no ?one|not anyone|there isn't anyone|alone|by myself|on my own)\b/,
  no: /^(no|nope|nah|not|never)\b|\b(haven't|have not|didn't|did not|don't|isn't|aren't)\b/,
  safe: /\bsafe\b/,
  called:
    /\b(called|calling|phoned|rang|dialled|dialed|texted|on the (phone|line)|on (the|their|its) way|(they're|they are|it's|ambulance is|help is) coming)\b/,
  someone:
    /\b(someone|somebody|my \w+|a (friend|neighbou?r|teacher|nurse|colleague)|neighbou?rs?|flatmate|roommate)\b/,
  agrees: /^(ok|okay|sure|alright|all right|fine|i will|i'll)\b/,
  yes: /^(yes|yeah|yep|yea|yup|i will|i have|i did|i am|they are|they have|kind of|sort of|a bit|a little)\b/,
} as const satisfies Record<string, RegExp>

export type Meaning = keyof typeof signs

/** What is longer tells something, and its beginning is answer enough. */
const longestAnswer = 300

const plain = (text: string): string =>
  text
    .slice(0, longestAnswer)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\b(ca|do|does|did|wo|is|are|have)nt\b/g, "$1n't")
    .replace(/\s+/g, ' ')
    .trim()

const deniesHelp =
  /\b(no|not|n't|nobody|until|when|if|before|wish|want|need)\b.*\b(here|arrived|with me)\b|n't\b.*\b(here|arrived)\b/

/** Somebody else was called, or nobody yet. */
const deniesCall =
  /\bshould (i|we) call\b|\b(n't|not|never) (yet |even |just )?called\b|\bcalled (her|his|their|my) (mom|mum|mother|dad|father|parents|sister|brother|friend|boyfriend|girlfriend|husband|wife|work)\b/

/** Safe, and in the same breath not. */
const deniesSafety =
  /\bsafe\b.{0,30}\b(i guess|i suppose|but)\b|\bstill (here|there|next to me|beside me|in (my|the))\b/

const denials: Partial<Record<Meaning, RegExp>> = {
  'help-here': deniesHelp,
  called: deniesCall,
  safe: deniesSafety,
}

/** Of those that somebody waits for, the one that an answer means; undefined where it is none of them. */
export function meaningOf(text: string, expected: readonly Meaning[]): Meaning | undefined {
  const heard = plain(text)
  return (Object.keys(signs) as Meaning[]).find(
    (meaning) => expected.includes(meaning) && signs[meaning].test(heard) && !denials[meaning]?.test(heard),
  )
}

const happening =
  /\b(i've|i have|i'm|i am|im|ive) (just |already |now |got |really )*(start(ed|ing) (taking|to|on|it|them)|tak(en|ing) (them|it|some|all|the)|took|swallow(ed|ing)|climb(ed|ing)|on (the|a) (bridge|ledge|roof|edge|tracks|platform|railing)|standing on|doing it|about to|going to do it|the (rope|gun|knife|blade|pills)|(a|my) (rope|gun|noose)|holding (the|a|it|them)|cutting|bleeding|ready)\b|\b(doing it|do it) now\b|\bgoodbye\b|\bbye (mum|mom|dad|everyone|world)\b/

/** What in the middle of a crisis means that it is happening, or as good as. Elsewhere such words are ordinary. */
export const saysItHappens = (text: string): boolean => happening.test(plain(text))

export const isSame = (label: string, text: string): boolean => plain(label) === plain(text)

const someoneCame =
  /\b(mum|mom|mother|dad|father|sister|brother|wife|husband|partner|friend|flatmate|roommate|neighbou?r|nurse|doctor|crew|police)('s| is| are)? (now )?(here|with me)\b|\b(she|he|they)('s| is|'re| are)? (hugged me|with me( now)?|staying( with me)?|sitting with me)\b|\bi (told|called|rang|texted) (her|him|them|my (mum|mom|dad|sister|brother|friend|wife|husband|partner)) and\b/
const eased =
  /\b(feel|feeling|am|i'm) (a (bit|little) |much |so )?(lighter|calmer|safer|better)\b|\b(let's|can we|want to) talk about (something|anything) else\b|\bput (it|them|the (knife|pills|blade|rope)) (down|away|back)\b/
const cleared =
  /\b(wasn't|was not|isn't|not) (my heart|a (heart attack|stroke))\b|\b(doctor|doctors|hospital|a&e|er|paramedics?|they) (said|checked|cleared|sent me home|let me go)\b/
const wasNever =
  /\byears ago\b|\bin (19|20)\d\d\b|\b(just|only) an expression\b|\bfigure of speech\b|\b(stopped|has stopped|it's stopped) (bleeding|now)\b|\bnobody needs an ambulance\b/

/**
 * Words that a crisis is over, or that it never was one: somebody has come, it has eased, it was long ago. Where a body is in
 * danger feeling better is no such word; that somebody who can tell has looked is one.
 */
export function saysItIsOver(text: string, isOfBody: boolean): boolean {
  const heard = plain(text)
  if (happening.test(heard) || heard.endsWith('?') || deniesSafety.test(heard)) return false
  if (wasNever.test(heard) || cleared.test(heard)) return true
  return !isOfBody && (someoneCame.test(heard) || eased.test(heard))
}
