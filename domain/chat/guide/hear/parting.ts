import { plain } from '#domain/chat/guide/hear/plain.ts'

const parted =
  /\b((wife|husband|partner|girlfriend|boyfriend) (has |just |had )*(left|moved out|walked out)\b(?! (for work|early|the house for))|(has |have |just )?left me(?! (out|on (?!whatsapp|a text|text|insta|the phone|facebook|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|my birthday|valentine)|alone|with|to|behind in))( for\b|$|[,. ])|dumped|broke(n)? up|breaking up|break ?up|split up|(we|we've|they) split|ended (it|things)|finished with me|divorc\w+|separat(ed|ion|ing)|my ex\b|walked out on me|cheated on me|ghosted me|called off the (wedding|engagement))/
const lost =
  /\b(died?|dead|death|funeral|buried|passed( away)?|killed|coffin|ashes|suicid\w*|miscarr\w+|stillb\w+|vet|put (him|her) down|run over|widow\w*)\b/

/** Somebody who was left, or has left; who has died is lost in another way. */
/** "Nobody died, he just left." */
const nobodyLost =
  /\b(?:nobody|no ?one|noone) (?:has |is |was )?(?:died|dead|dies)\b|\b(?:not|n't|never) (?:died?|dead)\b/g

export const isParted = (told: string): boolean => {
  const words = plain(told)
  return parted.test(words) && !lost.test(words.replace(nobodyLost, ' '))
}

export const isBereft = (told: string): boolean => lost.test(plain(told).replace(nobodyLost, ' '))
