import { kin, plain } from '#domain/safety/flow/meaning.ts'

const longestRead = 30

const meansTo =
  "(?:\\bi(?:'m| am)?|\\bim|\\b(?:and|but|so|then|maybe|actually|probably|ok|well|just)|^) ?(?:really |still |just |now |probably |actually |also |so |maybe )*(?:going to|gonna|gunna|about to|ready to|might|may|could|will|want to|wanna|need to|have to|must|think i(?:'ll| will| might| should)|thinking i(?:'ll| might))|\\bi(?:'ll|'d)|\\bill|\\bmight(?= just| as well| still| do)|\\bit might be tonight"
const objects =
  '(?:them|it|(?:the|my) (?:\\w+ )?(?:pills?|tablets?|meds|box|bag|bottle|packets?|knife|blades?|rope|rest|lot)|all of (?:it|them)|(?:the|my) stuff)'
/** Where what is taken or fetched goes: to a school, to a doctor, back to a shop. */
const elsewhere =
  '(?! (?:up |in |over |along |round )?(?:to (?:school|work|bed|the (?:doctor|gp|hospital|vet|park|shop|pharmacy|chemist|police)|my|her|his|their|nursery|a)|back to|for a (?:walk|drive)|easy|slow|one (?:day|hour|step)|from (?:school|nursery|work|the)|ready|dressed|some|fed|home|outside|checked|looked))'
const deed = `(?:just |go (?:and |now and )?|really |actually |still |definitely |finally )*(?:do it|do that|end it(?: all)?|end things|end my life|jump|go through with (?:it|this)|finish (?:it|myself)|get it over with|use it|(?:take|get|fetch|swallow|use|open) ${objects}${elsewhere})\\b`
const isMeant = new RegExp(`(?:${meansTo}) ${deed}`)

const wayThere =
  /\b(?:going|go|walking|heading|driving|on my way|off)(?: back| up| out| down| over| now)* (?:to|onto|on) (?:the |that |a )(?:bridge|roof|rooftop|tracks|river|water|cliffs?|edge|railway|multi ?storey|sea|motorway|overpass)\b/
const inHand =
  /\b(?:(?:i(?:'ve| have)?|ive) (?:just |already |now )?(?:went and )?(?:got|have|fetched|taken|took|brought)|i'm holding|im holding|holding) (?:them|it|the (?:\w+ )?(?:pills|tablets|knife|blades?|box|bottle|rope))(?: back)?(?: out| here| back| again| with me| in (?:my|front)| now|\W*$)|\b(?:they're|they are|theyre|it's|its|it is) (?:back )?(?:in my (?:hands?|lap|pocket)|in front of me|next to me|beside me|here with me|out again|open)\b/
const notSafeNow =
  /\b(?:it's|its|it is|it'll be|tonight's|tonight is|this is) (?:going to be )?(?:tonight|the night)\b|\bchanged my mind\b.{0,30}\b(?:tonight|do it|not safe|die|end)\b|\bi(?:'m| am|m) not safe (?:any ?more|after all|now|actually)\b|\bi (?:still )?(?:want to|wanna)(?: die| do it| end it)?\W*$/
const notSo =
  /(?:\bnot|n't|\bnever|\bno longer|\bwithout|\bstopped|\bdont|\bwont) (?:\w+ ){0,3}(?:do|doing|take|taking|get|go|going|end|jump|use|gonna|hurt|want)\b/
const certainlySo = /\b(?:tonight|anyway|end it|die|jump|might|go through)\b/
const isAgreeing =
  /^(?:ok(?:ay)?|yes|yeah|yep|yea|sure|fine|alright|all right|right|good idea|i will|i'll try)\b/

/** What was asked for last: a call, a message, a step, somebody to come. */
const asksForStep =
  /\b(?:would you|will you|can you|could you|have you|did you|do you want|shall|who could|is there (?:one|some)|which of these|write to|ring|call (?:them|now))\b[^?]*\?/i
const asksForSomebody =
  /\b(?:who could|who is|is there (?:one|some)|reached them|tell them|be with you|ring or sit|come over|with you)\b/i
const somebody = new RegExp(`\\b(?:${kin}|kids?|children|parents|help|someone|somebody|dog|cat)\\b`)

const means =
  /\b(?:pills?|tablets?|meds|medication|paracetamol|knife|knives|blades?|razors?|rope|gun|bottle|packets?|drawer|cupboard|cabinet|box|bag|stash|(?:put|moved|hid|left|counted|counting|saved) (?:them|it))\b/
const lengthRead = 400

/**
 * In a talk about dying: that they mean to do it, are on the way, or have in hand what would do it. `asked`: the question
 * before it, `told`: what they said lately.
 */
export function saysTheyMeanIt(text: string, asked = '', told = ''): boolean {
  const heard = plain(text)
  if (heard.split(/\s+/).length > longestRead || heard.endsWith('?')) return false
  if (wayThere.test(heard) || notSafeNow.test(heard)) return !notSo.test(heard)
  if (notSo.test(heard)) return false
  const lately = told.slice(-lengthRead).toLowerCase()
  const isFetching = /\b(?:get|fetch|got|have) (?:them|it)\b/.test(heard)
  const isOfPeople =
    somebody.test(heard) || (!means.test(lately) && (asksForSomebody.test(asked) || somebody.test(lately)))
  if (isFetching && isOfPeople && !/\bout\b/.test(heard)) return false
  // "Ok, I'll do it", to the question whether they would call.
  const isOfStep = isAgreeing.test(heard) || asksForStep.test(asked)
  if (isOfStep && /\bdo (?:it|that)\b/.test(heard) && !certainlySo.test(heard)) return false
  return isMeant.test(heard) || inHand.test(heard)
}

const begins =
  '(?:start|starts|started|begin|begins|go back to|be|end up|back to|keep|catch myself|find myself)'
const countsAgain = new RegExp(
  `\\b${begins} (?:counting|collecting|saving|looking up|planning|thinking about it|thinking of it)\\b.{0,24}\\bagain\\b|\\b(?:counted|counting) (?:them|the \\w+|pills|tablets|my \\w+) again\\b`,
)

/** After a danger that was answered: when it would begin again, as they see it coming. */
export const saysItCouldReturn = (text: string): boolean => countsAgain.test(plain(text))

const politely =
  "(?:(?:ok(?:ay)?|k|whatever|nvm|right|well|anyway|so|yeah|look|thanks?(?: you)?(?: for (?:\\w+ ?){1,4})?|cheers|sorry|that's (?:all|it)|never ?mind|forget (?:it|me)|i'm tired|it's late)[,.! ]+)*"
const farewell = new RegExp(
  `^${politely}(?:(?:and )?good ?bye+|bye+(?: bye)?|good ?night|night(?: night)?|see (?:you|ya)|take care|i(?:'m| am|m)? (?:off|going|leaving|gone|done|logging off)(?: now)?|i(?:'ve| have)? ?(?:got to|gotta|have to|should|better|'ll|'d better) (?:go|leave)|gotta go|got to go)(?:[,. ]+(?:now|then|everyone|all|everybody|bye|thanks?(?: you)?|to (?:bed|sleep)|for (?:now|tonight|everything)|sorry|\\w+))*[.! ]*$`,
)
const closingThanks =
  /^(?:(?:ok(?:ay)?|well|anyway|but|oh|yeah)[,. ]+)*(?:(?:thanks?(?: you)?|thankyou|thx|ty|cheers)\b(?: so much| a lot)?(?: anyway| all the same| for (?:everything|listening|trying|being (?:here|there|kind)|your time|letting me|reading|all))?|(?:it )?(?:doesn't|does not|dont|don't) matter(?: any ?more| now)?|never ?mind|forget (?:it|me|i said (?:it|anything))|that's (?:all|it|everything)(?: i wanted)?)[.! ]*(?:bye|goodbye|goodnight)?[.! ]*$/
const forGood =
  /\b(?:good ?)?bye (?:everyone|everybody|all|world|mum|mom|dad|my \w+|forever)\b|\bthank you for everything\b|\bthanks for everything\b|\bsorry for everything\b|\btell (?:them|her|him|my \w+) (?:i(?:'m| am) sorry|i love|i loved)\b|\bit(?:'ll| will) (?:all )?be over\b|\b(?:won't|wont) be (?:back|here)\b/
const longestFarewell = 12

export type LeaveTaking = 'farewell' | 'thanks' | 'for-good'

/** Words of leaving or of thanks, and nothing else. Where danger is open they close nothing. */
export function leaveTakingIn(text: string): LeaveTaking | null {
  const heard = plain(text)
  if (heard.split(/\s+/).length > longestFarewell || heard.endsWith('?')) return null
  if (forGood.test(heard)) return 'for-good'
  if (farewell.test(heard) && !/\bgoing to (?!bed|sleep)/.test(heard)) return 'farewell'
  return closingThanks.test(heard) ? 'thanks' : null
}
