import { isParted } from '#domain/chat/guide/hear/parting.ts'
import type { Passage } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

const when =
  /\b(today|yesterday|tonight|this (morning|week|month|year)|last (night|week|month|year|spring|summer|autumn|winter)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(\d+|two|three|four|five|six|a few|a couple of|many|several) (days?|weeks?|months?|years?) ago|(a|one) (week|month|year) ago|since|in (january|february|march|april|may|june|july|august|september|october|november|december)|(19|20)\d\d)\b/
const whenAsked = /\b(how long (has|is|ago)|new, or|lately, or|when did)\b/i

const death = /\b(died?|dead|death|funeral|buried|passed away|lost (my|our)|killed|coffin|ashes)\b/
const ofDeath =
  /\b(died|death|dead|passed away|funeral|grave\w*|coffin|coat on a hook|held a cup|stop(ped)? living|the dead|buried|wish to die|without them)\b/i
const pet = /\b(my|our|the) (dog|cat|rabbit|horse|hamster|bird|pet|puppy|kitten)\b/
const ofPerson = /\b(a person is|voice on|letter|laugh|dinner|handwriting|person)\b/i

const danger =
  /\b(suicid\w*|kill\w*|die|dying|self.?harm\w*|cut(ting)?|overdos\w*|end (it|her|his|their)|hurt(ing)? (him|her|them)sel\w+)\b/
const ofDanger =
  /\b(ending their (own )?life|stay with them|until help is there|kill themsel\w+|emergency|in danger)\b/i

const wholeOf = ({ says, asks }: Passage): string => [...says, ...(asks?.says ?? [])].join(' ')

/** Said only to whoever was left or has left. */
const ofParting: ReadonlySet<string> = new Set(['after-parting', 'the-phone-after', 'what-ended-too'])
const ofMourning =
  /\b(sorry for your loss|very sorry|losing someone|grieve|letting them down|who knew them|missing someone|story about them|tell me something about them|hear about them)\b/i

/** Whether a passage asks what was told already, or speaks of what it is not: then it is left out. */
export function isBeside(
  need: NeedId,
  passage: Passage,
  told: string,
  said: readonly string[] = [],
): boolean {
  const whole = wholeOf(passage)
  if (need === 'someone-else') return ofDanger.test(whole) && !danger.test(told)
  if (need !== 'grief') return false
  const hasParted = isParted(told) || said.some((id) => id.startsWith('grief/after-parting.'))
  if (hasParted !== ofParting.has(passage.id))
    return !hasParted || ofMourning.test(whole) || ofDeath.test(whole)
  if (when.test(told) && whenAsked.test(whole)) return true
  if (pet.test(told) && (ofPerson.test(whole) || ofDeath.test(whole))) return true
  return !death.test(told) && ofDeath.test(whole)
}
