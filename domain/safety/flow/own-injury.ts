import { plain } from '#domain/safety/flow/meaning.ts'

const when =
  '(?: (?:again|last night|tonight|today|this morning|just now|yesterday|earlier|at school|in the bath|in my room))'
const limb = '(?: (?:myself|my (?:\\w+ )?(?:arms?|legs?|thighs?|wrists?|stomach|skin)))'
const injured = new RegExp(
  String.raw`\b(?:i|i've|i have|and|just|so i|went and) (?:just |only |have |had to |did |started |been |went and )*(?:cut|cutting|self.?harm(?:ed|ing)?|burn(?:ed|t) myself)(?:${limb}${when}?|${when})(?! (?:down|out|off|back|on|shaving|by|cooking|with (?:the|a) (?:knife|tin|can)))\b|\brelapsed and (?:cut|self.?harmed)\b|^\W*(?:cut|self.?harmed) again\W*$`,
)
const notMeant =
  /(?:\bnot|n't|\bnever|\bno longer)\b.{0,16}\b(?:cut|cutting|self.?harm\w*)\b|\b(?:by accident|accidentally|shaving|cooking|gardening|paper|hair|nails?|grass|years ago|used to|if i|when i was|thoughts? of|want(?:ed)? to cut)\b/

/** They have hurt themselves, said in the few words of whoever has done it before. */
export const saysTheyHurtThemselves = (text: string): boolean => {
  const heard = plain(text)
  return injured.test(heard) && !notMeant.test(heard)
}

const urge =
  /\b(?:want|wanna|need|urges?|tempted|going|gonna|craving|itching) (?:to )?(?:\w+ )?(?:cut|cutting|self.?harm|burn myself|hurt myself|harm myself)\b/
const ofOther = /\b(?:cut (?:down|back|off|out|my hair|hair|ties|contact|the|it|them|him|her|carbs|sugar))\b/

/** They feel the pull to hurt themselves, and speak of no wish to die. */
export const saysTheyAreDrawnToHurt = (text: string): boolean => {
  const heard = plain(text)
  return urge.test(heard) && !ofOther.test(heard)
}
