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
