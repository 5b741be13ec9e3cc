import { plain } from '#domain/safety/flow/meaning.ts'

const orders =
  /\b(they|he|she|it|voices?)('re|'s| are| is| keeps?| keep)? (just |now |still |all |always )*(tell(s|ing)?|told|order(s|ing)?|say(s|ing)?|want(s|ing)?|mak(e|es|ing)) (to )?(me )?(that )?(to |i (should|must|have to|need to|gotta) |me to )(?!(sleep|rest|eat|drink|breathe|see|ring|call|talk|speak|stay|wait|sit|go to (bed|sleep|hospital|the doctor|a&e))\b)\w+/
const theyre = /\btheyre\b/g

/** In a talk about voices: that they give an order. */
export const saysTheyOrder = (text: string): boolean => orders.test(plain(text).replace(theyre, "they're"))

const settingOut =
  /\b(got |have |put(ting)? )?my (shoes|coat|jacket|boots|trainers) (are |is )?on\b|\b(putting|put|got|getting) (on )?my (shoes|coat|jacket|boots|trainers|keys)\b|\b(i'm|i am|im) (now )?(going|walking|heading|off|on my way) (out\b|over\b|round\b|there\b|next door|now\b|to (do|sort|get|see to) )|\b(i'm|i am|im|now) (stood |standing )?(at|outside|by) (the|his|her|their) (front )?(door|gate|house|flat)\b|\bi('ll| will| have to| must| gotta|'ve got to| am going to|'m going to|'m gonna) (do it|go (round|over|next door|there|now)|sort (it|him|her|them))\b|\bi('ve| have)? (got )?(a|the) (hammer|bat|knife|blade|axe|hatchet|crowbar)\b/
const notOut = /(\bnot|n't|\bnever) (\w+ ){0,3}(going|go|do|on|walking|heading)\b|\btook .{0,12}off\b/

/** In a talk about voices: that they are about to go and do it. */
export const setsOut = (text: string): boolean => {
  const heard = plain(text)
  return settingOut.test(heard) && !notOut.test(heard)
}

const putBack =
  /\b(put|putting|left|hid|moved|shoved|stuck|chucked) (it|them|(all )?(of )?(it|them|those)|(the|my) \w+) (all )?((\w+ )?(back|down|away|aside|upstairs|downstairs)|(back )?(in|into|on|under|behind|by|on top of) (the|a|an|my|another|this) (\w+ ){0,2}(box|drawer|cupboard|cabinet|bag|bottle|packet|bathroom|kitchen|room|wardrobe|shelf|bed|table|desk|side|floor|garage|shed|loft|fridge|hall|hallway|sofa|sink))\b|^(ok |okay |well |and )?(i('ve| have)? |ive )?(just )?moved (it|them)( now| all)?\W*$|\b(they're|they are|theyre|it's|its|it is) (now )?(back )?(in|on|under) (the|a|my|another) (\w+ ){0,2}(box|drawer|cupboard|cabinet|bag|bathroom|kitchen|wardrobe|shelf|bed|table|garage|shed|loft)\b/
const withSomebody =
  /\b(gave|given|handed|flushed|threw|thrown|locked|outside|out of the house|next door|car)\b|\b(my )?(mum|mom|dad|sister|brother|wife|husband|partner|friend|flatmate|neighbou?r|nan|nurse)\b/

/** Put down or back, and still near: nobody has taken it. */
export const keepsItNear = (text: string): boolean => {
  const heard = plain(text)
  return putBack.test(heard) && !withSomebody.test(heard) && !heard.endsWith('?')
}

export const saysTheyShake = (text: string): boolean => /\b(shak(e|ing|y)|trembl\w+)\b/.test(plain(text))
