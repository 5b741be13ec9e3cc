import { plain } from '#domain/safety/flow/meaning.ts'

const happening =
  /\b(i've|i have|i'm|i am|im|ive) (just |already |now |got |really )*(start(ed|ing) (taking|to|on|it|them)|tak(en|ing) (them|it|some|all|the)|took|swallow(ed|ing)|climb(ed|ing)|on (the|a) (bridge|ledge|roof|edge|tracks|platform|railing)|standing on|doing it|about to|going to do it|the (rope|gun|knife|blade|pills)|(a|my) (rope|gun|noose)|holding (the|a|it|them)|cutting|bleeding|ready)\b|\b(doing it|do it) now\b|\bgoodbye\b|\bbye (mum|mom|dad|everyone|world)\b/

const taken =
  /^\W*(?:(?:ok|okay|no|yes|and|but|so|well|actually|sorry|ngl|tbh|i lied)[, ]+)*(i|i've|i have) ?(already|just|now|actually|did|have|kind of)? ?(take|took|taken|swallowed|downed|had) (them|the lot|it all|some|a few|a couple|a lot|loads|most|half|the (pills|tablets|rest|whole \w+)|my (pills|tablets|meds)|all|(about |like |maybe )?\d+)( of (it|them|the \w+|my \w+))?( all| now| already| just now| earlier| before| pills| tablets)*\W*$/

const bleeds =
  /\b(it|it's|its|they're|the cut|the wound)( is| are| goes)? (really |quite |very |too |so |pretty )?(deep|bleeding)\b|\b(cut|went) (too|really|so) deep\b|\bwo(n't|nt) stop bleeding\b|\bbleeding (a lot|loads|so much|through|everywhere)\b/
const bleedsNot = /(\bnot|n't|\bno longer|\bstopped)\b(?!.*\bstop bleeding\b)/

/** In a talk about an injury: that it is deep after all, or bleeds. */
export const saysItBleeds = (text: string): boolean => {
  const heard = plain(text)
  return bleeds.test(heard) && !bleedsNot.test(heard)
}

/** In a talk about dying no more than that need be said; elsewhere it is about anything. */
export const saysItWasTaken = (text: string): boolean => taken.test(plain(text))

/** What in the middle of a crisis means that it is happening, or as good as. Elsewhere such words are ordinary. */
export const saysItHappens = (text: string): boolean => happening.test(plain(text))

const someoneCame =
  /\b(mum|mom|mother|dad|father|sister|brother|wife|husband|partner|friend|flatmate|roommate|neighbou?r|nurse|doctor|crew|police)('s| is| are)? (now )?(here|with me)\b|\b(she|he|they)('s| is|'re| are)? (hugged me|with me( now)?|staying( with me)?|sitting with me)\b|\bi (told|called|rang|texted) (her|him|them|my (mum|mom|dad|sister|brother|friend|wife|husband|partner)) and\b/
const eased =
  /\b(feel|feeling|am|i'm) (a (bit|little) |much |so )?(lighter|calmer|safer|better)\b|^(a (bit|little) |much |bit )?(calmer|lighter|better)( now| already)?\W*$|\b(let's|can we|want to) talk about (something|anything) else\b|\bwalk(ed|ing) (back|home|away)\b|\b(off the (bridge|roof|edge|ledge))\b/
const putAway =
  /\b(flushed|binned) (it|them|all of (it|them)|the \w+)\b|\b(put|thrown|threw|flushed|locked|gave|given) (it|them|all of (it|them)|(the|my) (knife|knives|pills|tablets|blades?|razors?|rope|gun)) (all )?(down|away|back|out|in|over)\b|\b(gave|given|handed) (it|them) to (her|him|them|my \w+|someone|somebody)\b/
const cleared =
  /\b(wasn't|was not|isn't|not) (my heart|a (heart attack|stroke))\b|\b(doctor|doctors|hospital|a&e|er|paramedics?|they) (checked|cleared|sent me home|let me go|said (\w+ ){0,3}(fine|ok|okay|clear|normal|nothing|all right|alright|go home|anxiety|panic|healthy|safe))\b|\b(they|paramedics?|crew|doctors?|nurses?) (have |'ve )?(\w+ (and |to )?)?(did|done|took|ran|checked|looked)\b.{0,40}\b(normal|clear|fine|ok|okay|negative)\b|\b(just|been|was|got) discharged\b/
const wasNever =
  /\byears ago\b|\bin (19|20)\d\d\b|\b(he|she|they) died\b|\b(just|only) a (bad )?grade\b|^no,? (obviously|of course) not\b|\b(stopped|has stopped|it's stopped) (bleeding|now)\b/
/** Of something taken, of an injury, and where somebody stands at an edge, such words prove nothing. */
const wasSaidLightly =
  /\bfigure of speech\b|\b(just|only) an expression\b|\b(just|only) (a joke|joking|kidding)\b|\bnot like that\b|\bjust (angry|venting|fed up)\b|\bnobody needs an ambulance\b/

/** Where somebody stands: a step back comes first there. */
const edge =
  /\b(on|at|over) (the|a|this) ((edge|side|top|railing) of )?(the |a )?(bridge|ledge|roof|rooftop|railings?|tracks|platform|cliff|balcony|edge|multi ?storey|car ?park roof)\b/

export const isAtEdge = (text: string): boolean => edge.test(plain(text))

/** What could have done harm was put out of reach. */
export const saysItIsPutAway = (text: string): boolean => putAway.test(plain(text)) && !text.endsWith('?')

const deniesSafety =
  /\bsafe\b.{0,30}\b(i guess|i suppose|but)\b|\bstill (here|there|next to me|beside me|in (my|the))\b/

/**
 * Words that a crisis is over, or that it never was one: somebody has come, it has eased, it was long ago. Where a body is in
 * danger feeling better is no such word; that somebody who can tell has looked is one.
 */
export function saysItIsOver(text: string, isOfBody: boolean, stoodAtEdge = false): boolean {
  const heard = plain(text)
  if (happening.test(heard) || heard.endsWith('?') || deniesSafety.test(heard)) return false
  if (wasNever.test(heard) || cleared.test(heard)) return true
  return (
    !isOfBody &&
    ((wasSaidLightly.test(heard) && !stoodAtEdge) ||
      someoneCame.test(heard) ||
      eased.test(heard) ||
      putAway.test(heard))
  )
}
