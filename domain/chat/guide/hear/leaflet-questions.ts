import {
  dementia,
  has,
  type Heard,
  isOfThoughts,
  type Sign,
  when,
} from '#domain/chat/guide/hear/question-signs.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

const all = ({ whole, told }: Heard): string => `${told} ${whole}`

const cannotMove =
  /\b(couldn't|could not|couldnt|can't|cannot|cant|not being able to|unable to|wasn't able to) (\w+ )?move\b|\bsleep paralysis\b|\bparalys\w+ in (my )?(bed|sleep)\b/
const ofSleep = /\b(sleep\w*|woke|wake|awake|dream\w*|nightmare|bed|eyes open)\b/
const asksIfKnown =
  /\b(is|was) (that|this|it) (a |an |even |really )?(\w+ )?(thing|normal|usual|common|real|mad|weird|known)\b|\bam i (going )?(mad|crazy|insane|losing it)\b|\bnormal or not\b|\bwhat (is|was|was that|helps|causes|do i do)\b|\bwhat helps\b|\bhappen(s|ing)? (to|with) me\b/

const ofShock =
  /\b(accident|crash\w*|collision|tram|train|platform|tracks|hit by|run over|ambulance|stabb\w+|shot|shooting|explosion|fire|fell|fall in front|attack|drown\w*|cpr|saw (a|an|the|him|her|someone|somebody))\b/
const comesBack =
  /\b(hear\w*|see|seeing|smell\w*|feel\w*|replay\w*|picture|sound|image|his hand|her hand)\b.{0,40}\b(again|over and over|still|all the time|keep\w*|every time|it)\b|\b(the|that|this) (sound|noise|smell|picture|image) (again|keeps|all the time)\b/
const isUsual = /\bis (it|this|that) (\w+ )?(normal|usual|common|ok(ay)?)\b|\bnormal (to|that|or not)\b/

const stoodBy =
  /\b(should|could|must|ought) i( to)? have (\w+ )?(done|helped|stopped|moved|run|ran|jumped|grabbed|saved|called|shouted)\b|\bhave (i )?(done|do) some ?thing\b|\bwhy did(n't| not) i (do|help|move|run|shout)\b|\bi did nothing\b.{0,20}\?/
const livesYet =
  /\b(find out|know|tell me|ask|ring|hear)\b.{0,40}\b(lived|lives|alive|survived?|made it|died|what happened to (him|her|them|the)|how (he|she|they) (is|are))\b|\b(did|has) (he|she|they) (live|survive|make it|die)\b/

/** Told, and not asked. */
const isUntold = /\b(i )?(don't|dont|do not|didn't|never) (\w+ )?(know|find out|hear)\b/

const isWatchfulOfBody = (at: NeedId | null): boolean => at === 'health-fear'
const isUnfair =
  /\b(took|stole|claimed|gave) (my|the|all the|our) (\w+ )?(idea|work|project|credit|presentation|deck|slides|shift|job)\b|\b(his|her|their) name on\b|\bpassed (me )?over\b|\bunfair\b/
const ofBoss =
  /\b(boss|manager|supervisor|team lead|head of|project|presentation|deck|slides|credit|promotion)\b/

/**
 * What a leaflet would tell, asked plainly: no verdict, no name for what somebody has, no odds. Answered once where asking again is
 * the trouble itself.
 */
export const leafletQuestions: readonly (readonly [string, Sign])[] = [
  [
    'sleep-paralysis',
    (heard) =>
      cannotMove.test(all(heard)) &&
      (ofSleep.test(all(heard)) || heard.at === 'sleep') &&
      (asksIfKnown.test(heard.words) || /\bsleep paralysis\b/.test(heard.words)),
  ],
  [
    'shock-again',
    (heard) => ofShock.test(all(heard)) && isUsual.test(heard.words) && comesBack.test(heard.whole),
  ],
  ['stood-by', (heard) => ofShock.test(all(heard)) && stoodBy.test(heard.words)],
  [
    'lived-or-not',
    (heard) => ofShock.test(all(heard)) && livesYet.test(heard.words) && !isUntold.test(heard.words),
  ],
  [
    'evenings',
    has(
      /\bwhat (does |do |can |should |could )?(?:(one|i|you|people|we) (even |actually )?do|one does) (with|on|in|about) (the |my |an |those )?(evenings?|weekends?|sundays?|nights alone|long days|all this time)\b|\bhow (do|does|can) (i|one|you|people) (fill|get through|spend) (the |my )?(evenings?|weekends?|sundays?)\b/,
    ),
  ],
  [
    'put-down-worry',
    has(
      /\b(can|could|where (can|do|could)|how (can|do|could)) i (just )?(put|park|leave|write|store|stick|set) (the |this |that |my |it|them)?(loop|thoughts?|worr(y|ies)|list|it|head)? ?(somewhere|down|aside|away|out of my head|until (tomorrow|morning))\b/,
    ),
  ],
  [
    'panic-at-night',
    (heard) =>
      (heard.at === 'panic-now' || /\bpanic\w*\b/.test(all(heard))) &&
      /\bwhy\b.{0,40}\b(night|2 ?am|3 ?am|4 ?am|asleep|sleep|wak\w+)\b/.test(heard.words),
  ],
  [
    'care-washing',
    (heard) =>
      (dementia.test(all(heard)) || /\b(hit|lash\w*|bit|kick\w*|scratch\w*) (me|out)\b/.test(all(heard))) &&
      /\b(chang\w+|wash\w*|bath\w*|shower\w*|dress\w*|toilet|pads?|clean\w*)\b/.test(heard.words) &&
      (/\b(how|without|what do i do|what can i do|help)\b/.test(heard.words) ||
        /\bi asked\b/.test(heard.whole)),
  ],
  [
    'knock-or-not',
    (heard) =>
      (heard.at === 'loneliness' ||
        heard.at === 'social-anxiety' ||
        heard.at === 'just-listen' ||
        heard.at === null) &&
      /\b(should i|do i|shall i|so|knock|join)\b/.test(heard.words) &&
      /\b(knock|join (them|in)|go in there|say hi|sit with them|go and sit|go down to them)\b/.test(
        heard.words,
      ) &&
      /\b(should|shall|do i|or (not|is|would)|weird|or no)\b/.test(heard.words),
  ],
  [
    'carry-tonight',
    when(
      (at) => at === 'ocd-harm',
      /\bhow (to|do i|can i|should i|am i) (\w+ )*(carry|hold|bath|lift|change|take|get) (her|him|them|the baby|my \w+)\b/,
    ),
  ],
  [
    'bring-it-back',
    when(
      isOfThoughts,
      /\b(should|shall|do|can|must) i (\w+ )?(bring|put|take|get|move|leave|hide|lock) (it|them|the (knife|knives|scissors|\w+))\b.{0,16}\b(back|away|out|there|in|where)\b/,
    ),
  ],
  [
    'new-photo',
    when(
      isWatchfulOfBody,
      /\b(should|shall|can|do) i (\w+ )?(take (it|one|another|a)|look (again|at it)|measure|photograph|compare)\b|\bwant to (take|measure|compare)\b.{0,20}\b(photo|picture|it)\b/,
    ),
  ],
  [
    'lump-weeks',
    (heard) =>
      /\b(lump|swelling|growth|gland)\b/.test(all(heard)) &&
      !/\b(breasts?|boobs?|testic\w+|balls?|armpits?|groin)\b/.test(all(heard)) &&
      /\b(2|two|3|three|\d+) weeks\b|\bhow long\b|\bamount of waiting\b/.test(heard.whole) &&
      /\b(gp|doctor|waiting|wait|normal|go|still there)\b/.test(heard.words) &&
      !/\b(can't|cannot|won't|don't|how (do|can) i)\b/.test(heard.words),
  ],
  [
    'section-thoughts',
    (heard) =>
      /\b(section(ed|ing)?|lock(ed)? me (up|away)|commit(ted)? me|detain\w*|put me away)\b/.test(
        heard.words,
      ) && /\b(thoughts?|ocd|images?|tell (a|the|my) (doctor|gp))\b/.test(heard.words),
  ],
  [
    'kept-in-hospital',
    has(
      /\b(section(ed|ing)? me|be sectioned|get sectioned|sectioned|(will|would|could|can|gonna|going to|they'?ll|theyll) (they )?(section|keep me in|keep me there|lock me|detain|commit me|hold me))\b(?! (two|three|of|1|2|3))/,
    ),
  ],
  [
    'keeps-back',
    has(
      /\b(don't|do not|not going to|won't|can't|cannot|would rather not|'d rather not|no need to) (\w+ )?(want to )?(tell|say|talk about|go into|write|describe|think about)( you)?( about)? (the rest|the details?|what happened|that part|the details|all of it|the worst)\b/,
    ),
  ],
  [
    'said-to-all',
    has(
      /\bdo you (just |only |always )?(say|tell|write) (that|this|it) to (everyone|everybody|all|anyone|every \w+)\b|\bis that what you (say|tell) (to )?(everyone|everybody)\b/,
    ),
  ],
  [
    'not-there',
    has(
      /\bhow (can|do|would|could) you (even |possibly )?(know|say|tell)( me)? (that|it|this|its|i'm|im|i wasn't|what happened)\b.{0,60}$|\byou (weren't|were not|werent) there\b/,
    ),
  ],
  [
    'boss-unfair',
    (heard) =>
      ofBoss.test(all(heard)) &&
      (heard.at === 'conflict' || isUnfair.test(all(heard))) &&
      /\b(what (would|do|should|could|can|will) (u|you|i|one)( even)? (say|tell)|how (do|can|should|would) i (even )?(tell|say it|talk|speak)( to)?)\b/.test(
        heard.words,
      ) &&
      !/\b(resign\w*|notice|quit\w*|leaving)\b/.test(all(heard)),
  ],
  [
    'plan-to-go',
    when(
      (at) => at === 'violence-at-home',
      /\b(is|was) (that|this|it) (\w+ )?(stupid|mad|silly|ok(ay)?|wrong|dangerous|safe|a good idea)\b/,
    ),
  ],
]
