import { kin, plain } from '#domain/safety/flow/meaning.ts'

const others = `(someone|somebody|some (guy|girl|kid|boy)|people|they|everyone|everybody|he|she|kids|girls|boys|bullies|a (girl|boy|guy|kid|stranger|man|woman)|(my|the|this|these) (\\w+ ){0,3}${kin.slice(0, -1)}|ex|stepdad|stepmum|kids?|girls?|boys?|classmates?|class|bully|bullies))`
const where = '( (at|in|from|on) (the |my |our )?\\w+( \\w+)?)?'
const says =
  '(just |keep |keeps |kept |always |all |also |even |literally )*(told|tells?|telling|said|says?|saying|wrote|writes?|texted|texts?|dm.?d|comment\\w*|messag\\w+|want(s|ed)? me)'
const end =
  '(kms|kys|(go )?(and )?kill (myself|yourself|urself)|(should |to )?(just )?end (it|my life|it all)|unalive|(go )?die|drink bleach|hang (myself|yourself)|(was|were|am) (dead|never born)|jump)'

const told = new RegExp(
  `\\b${others}${where} ${says}\\b(?!.{0,12}\\b(he|she|they) (want|wants|wanted)).{0,40}\\b${end}\\b|\\b(got|was|been|being|keep getting|getting) told (me )?to\\b.{0,12}\\b${end}\\b|\\b(comments?|messages?|texts?|dms?) (telling|saying)\\b.{0,24}\\b${end}\\b`,
)
/** What somebody wants themselves, whatever others say. */
const ownWish =
  /\bi('m| am| will|'ll)? ?(really |just |also |actually )?(want to|wanna|going to|gonna|might|plan to|about to|have decided to)\b.{0,16}\b(die|kill|end|do it|unalive|kms)\b|\b(i|i've) (have )?(a plan|tried|took|taken|cut)\b|\b(i )?(wish i (was|were) dead|should (just )?do it|going to do it)\b/

/** Somebody else told them to die, and they say nothing of wanting to. */
export const wasToldToDie = (text: string): boolean => {
  const heard = plain(text)
  return told.test(heard) && !ownWish.test(heard)
}

export const wantsItThemselves = (text: string): boolean => ownWish.test(plain(text))

/** The words have begun to sound true. */
export const takesTheirWord = (text: string): boolean =>
  /\b(maybe|perhaps|i think|what if|probably|i guess) (they|he|she)('re| are|'s| is)? (are |is )?right\b|\b(believe|agree with) (him|her|them)\b|\bmaybe i (deserve|am|would be)\b|\b(they|he|she)('re| are|'s| is) right\b|\b(it's|its|it is) (probably |all |kind of )?true\b/.test(
    plain(text),
  )
