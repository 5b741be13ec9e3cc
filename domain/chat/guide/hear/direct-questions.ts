import { isBereft, isParted } from '#domain/chat/guide/hear/parting.ts'
import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { sentencesIn } from '#domain/chat/guide/hear/sentences.ts'
import { type Asked, shouldIn } from '#domain/chat/guide/hear/should-i.ts'
import {
  easier,
  faultIn,
  howLong,
  isDoubt,
  isOfThoughts,
  isSkin,
  kids,
  pointOf,
  suicide,
  usual,
  wantsCertainty,
  why,
  whyThem,
  wordsToSay,
} from '#domain/chat/guide/hear/which-answer.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

const theyAre =
  '(?:he|she|they|people|everyone|everybody|nobody|my (?:\\w+ )?(?:mum|mom|dad|boss|manager|friends?|mate|husband|wife|partner|boyfriend|girlfriend|bf|gf|sister|brother|son|daughter|parents|ex|family))'

const ofTheirLife =
  /\b(hurts? (him|her|them)sel\w+|kills?|die|dies|does something (stupid|silly)|suicid\w*|ends? it)\b/
const ofLooks =
  /\b(ugly|stupid|weak|unlovable|boring|annoying|worthless|loser|failure|pathetic|needy|clingy)\b/

type Kind = readonly [sign: RegExp, answer: string | ((asked: Asked) => string | null)]

/** The first that is heard is what is asked. Read on the sentence that asks. */
const kinds: readonly Kind[] = [
  [/^(hi|hey|hello)?[, ]*(can|could|may) i ask (you )?(something|a question|sth|smth)\b.{0,12}$/, 'ask-away'],
  [/\b(can|could|may) i (just )?(say|tell you|write) (something|sth|smth|a thing)\b.{0,12}$/, 'say-away'],
  [
    /(?<!\b(?:don't|dont|do not|not|never|stop) )\b(give|make|write|send) me (a |some |the )?(\w+ )?(list|plan|steps|options|ideas|tips)\b|\b(can|could) (you|i|we|u) (please )?(give|make|have|get|do|write)( me| us)? (a |some )?(\w+ )?(list|plan|steps|tips|ideas)\b|^(a |some )?(list|plan|tips|ideas)( please)?$/,
    'list',
  ],
  [/\bwhat would (you|u) do\b/, 'what-would-you'],
  [
    /\bwhat('s| is| was|s) the (point|use|purpose) (of|in) (?!(living|life|it all|anything|going on|being|trying|me|everything|carrying))|\bhow (is|does|would|will|did) (that|this|it|breathing|waiting|talking|writing) (even |actually )?(supposed to |meant to |going to )?help\b|\bwhy (would|should|does|will) (that|this|breathing|waiting|talking) help\b/,
    (asked) =>
      /\b(of|in) (it|this)$/.test(asked.words) && !asked.said.some((id) => id.startsWith('offered/'))
        ? null
        : pointOf(asked),
  ],
  [
    /\bhow (much )?long(er)?\b(?! (have|has|did|should i (wait|do)|shall i))|\bwhen (do|does|will|is) (it|this|that|they|the \w+)\b.{0,16}\b(stop|end|pass|go|get (better|easier)|be over|over|lift)\b/,
    howLong,
  ],
  [
    /\b(tell me|say|promise( me)?) (that )?(i|it|things|i'll|it'll|everything)\b.{0,20}\b(better|ok(ay)?|fine|alright|all right|pass|over)\b/,
    ({ at }) => (wantsCertainty(at) || at === 'panic-now' ? 'certainty' : 'tell-me-it-will'),
  ],
  [
    /\b(will|does|can|do) (it|this|that|things|i|life|you)( ever| still| really| just)* (get|be|feel|become|go|stop being) (any )?(better|easier|ok(ay)?|normal|happy|away|less|lighter|over|past|myself|this hard)\b|\bis (this|it|that) (permanent|forever|for life|it now|how it is now)\b|\bwill i ever\b(?! know)/,
    easier,
  ],
  [
    /\b(is|was) (it|this|that) (all )?(my fault|because of me|something i did)\b|\bam i to blame\b|\b(could|should) i have (saved|stopped|known|done|seen|gone|called|said|helped|noticed)\b/,
    ({ at, told, words }) =>
      isDoubt(at) ? 'certainty' : /\b(anxiety|ocd)\b/.test(words) ? null : faultIn(at, told),
  ],
  [
    new RegExp(`\\bwhy (do|does|did|don't|doesn't|didn't|won't|would|is|are|has|can't|hasn't) ${theyAre}\\b`),
    whyThem,
  ],
  [
    /\bwhy (do|does|am|is|can't|did|would|won't|are|didn't|couldn't) (i|this|it|these|the (thoughts|urges|memories)|my (brain|mind|head|body)|they keep)\b|^(but |and |so )?why (am i like this|me like this)/,
    why,
  ],
  [
    /\b(did|have|has) (i|it|the weed|weed|that|this|the \w+) (\w+ )?(break|broken|damaged?|ruin(ed)?|fry|fried|hurt|mess(ed)?( up)?) my (brain|mind|head)\b|\bwhat('s| is|s) (wrong|the matter) with me\b|\bis (there )?something wrong with me\b|\bam i (broken|weird|normal)\b/,
    ({ at, told }) =>
      wantsCertainty(at)
        ? isDoubt(at)
          ? 'certainty'
          : 'diagnose'
        : at === 'dissociation'
          ? 'unreal-harm'
          : isBereft(told)
            ? 'whats-wrong-numb'
            : 'whats-wrong',
  ],
  [
    /\b(am i|does (it|this|that) make me|do you think i'm) (really |just |being |such |so |a |an |the |too )*(bad|terrible|awful|horrible|selfish|ugly|stupid|evil|monster|pathetic|lazy|weak|disgusting|worst|unlovable|boring|annoying|worthless|loser|failure|cruel|mean|idiot|fraud|needy|clingy|dramatic|silly)\b|\bwhat (kind|sort) of (mother|mum|mom|father|dad|parent|person|friend|wife|husband|daughter|son) (does|am|would|says|thinks)\b|^am i$/,
    ({ at, words }) => (isDoubt(at) ? 'certainty' : ofLooks.test(words) ? 'verdict-self' : 'verdict'),
  ],
  [
    /\b(is|are) (it|this|that|these) (really |even |actually |quite )?(normal|usual|common|weird|strange|mad|crazy|silly|stupid|odd|daft|bad|ok(ay)?|abnormal|abuse|abusive|controlling|wrong|selfish|evil|pathetic|cruel|rude|lazy)\b|\bhow (many|much|often)\b.{0,24}\bnormal\b|\bis .{2,40} (normal|usual|common)$/,
    usual,
  ],
  [
    /\b(are|is) (they|it|he|she|the voices|this) (really )?(real|true)\b/,
    ({ at }) => (at === 'certain-beliefs' ? 'voices-real' : null),
  ],
  [/\bdoes (it|this|that) mean (that )?i\b/, ({ at }) => (isOfThoughts(at) ? 'thought-want' : null)],
  [
    /^(and |but |so )*what('s| was| is) (that|this|happening( to me)?|going on with me)$/,
    ({ at, told }) =>
      at === 'dissociation'
        ? 'derealisation'
        : at === 'flashback'
          ? 'flashback'
          : at === 'panic-now' || /\bpanic\b/.test(told)
            ? 'panic-attack'
            : null,
  ],
  [
    /\b(what|how) (do|does|should|can|will) (you|i|people|one|we) (do|get through|survive|cope) (on|with|through)? ?(a day like|his|her|their|that day|the (day|funeral|anniversary)|a birthday|christmas|friday|tomorrow)\b/,
    ({ at, told }) => (at === 'grief' || isBereft(told) ? 'hard-day' : null),
  ],
  [
    /\bhow (do|can|will|am) i (going to |meant to |supposed to )?(get through|survive|cope with|last|make it|bear|stand) .{0,20}\b(weeks?|days?|wait\w*|until|till|then)\b/,
    ({ told }) =>
      /\b(lump|biopsy|results?|scan|tests?|referr\w+|hospital|doctor)\b/.test(told)
        ? 'wait-for-result'
        : null,
  ],
  [
    /\bhow (do|does|can|could|did) (people|others|other people|anyone|anybody|everyone|one|you) (even |ever |actually )?(manage|live with|cope|do (it|this)|get (over|through|past)|carry on|go on|deal|survive|bear)\b/,
    ({ told }) => (isBereft(told) ? 'how-others-loss' : 'how-others'),
  ],
  [
    /\bhow (do|would|can|will) i know (if|when|that) i need (help|someone|a|to)\b|\bdo i need (help|therapy|a therapist|counselling|to see (someone|somebody))\b|\b(bad|ill|sick) enough\b/,
    ({ at }) => (at === 'health-fear' ? null : 'need-help'),
  ],
  [
    /\bwhat (will|would|do|are|does) (they|he|she|the (doctor|gp)|doctors?)( going to| gonna)? (ask|do|say|want)\b|\bwhat happens (at|when|if i (go|tell|see))\b/,
    ({ told }) =>
      /\b(doctor|gp|appointment|surgery|assessment|therapist)\b/.test(told) ? 'at-the-doctor' : null,
  ],
  [/\b(where|who) (can|could|do|should|would) (i|we) (even |actually )?(go|turn|tell|ask)\b/, 'where-to-go'],
  [/\bhow (do|can|should|am) i (meant to |supposed to )?(drive|get) home\b/, 'should-drive'],
  [
    /\bhow (do|can|should) i know (if|when|whether) i should (leave|stay|go|break up|end)\b/,
    ({ at }) =>
      isDoubt(at) ? 'certainty' : at === 'violence-at-home' ? 'leave-home-safely' : 'should-leave',
  ],
  [
    /\bhow (do|can) i (make|get) (him|her|them|people|my \w+) (to )?(understand|see it|believe me)\b/,
    'make-understand',
  ],
  [/\bhow (do|can|should) i (get|make) (him|her|them) (to )?(talk|open up|speak)\b/, 'talk-to-them'],
  [/\bhow (do|can|should) i (be (with|around|there for)|visit) (him|her|them|my \w+)\b/, 'be-with-them'],
  [
    /\bhow (do|can|should) i (tell|explain (it|this) to) (my |the |our )?(\w+ )?(girl|boy|son|daughter|kids?|children|child)\b/,
    'tell-child',
  ],
  [
    /\bhow (do|can|will|should) i (ever |even )?(get to |fall a|go to |get back to )?sleep\b|\bhow to (get to |fall a|go to |get back to )?sleep\b/,
    ({ at, said }) => (at === 'sleep' && said.length === 0 ? null : 'how-sleep'),
  ],
  [
    /\bwill (they|she|he|social services|the \w+) take (my|the) (baby|kids?|child\w*|son|daughter)\b/,
    'take-child',
  ],
  [
    /\b(what happens|what('s| is) it like) (if|when) i (ring|call|text|phone)\b|\bdo they judge\b|\bwhat (do|will) they (say|ask)( me)? (if|when) i (ring|call|text)\b/,
    'what-a-line-does',
  ],
  [/\b(can|could|will|would|do) (the )?police (do|help)\b/, 'police-can'],
  [
    /\b(can|could|may) i (just )?have (just |only )?(one|a (drink|smoke|cig\w*|joint|beer|glass))\b/,
    ({ at }) => (at === 'substance' ? 'just-one' : null),
  ],
  [
    /\bhow (do|can|should|could) i (get|make|persuade|convince|bring|take) (him|her|them|my \w+)\b.{0,24}\b(doctor|gp|see (someone|anyone|somebody)|help|hospital|appointment|counsell\w+|therap\w+)\b/,
    'get-them-help',
  ],
  [
    /\bwhat (can|do|should) i (even )?do\b/,
    ({ told, at }) =>
      at === 'someone-else' &&
      /\b(bipolar|manic|mania|psycho\w+)\b/.test(told) &&
      /\b(spend\w*|money)\b/.test(told)
        ? 'money-of-ill'
        : null,
  ],
  [
    /\bhow (do|can|should|would) i (talk|speak|get through|reach|connect|open up)( to| with)? (him|her|them|my (son|daughter|kid|teenager|child|brother|sister))\b/,
    ({ at, told }) =>
      suicide.test(told) ? 'say-to-suicidal' : at === 'conflict' || isParted(told) ? null : 'talk-to-them',
  ],
  [
    /\bhow (do|can|should) i (even )?(fix|mend|repair|undo|make (it|this|that) (right|up)|put (it|this|that) right)\b/,
    ({ told, at }) => (isDoubt(at) ? null : kids.test(told) ? 'mend-with-child' : 'mend'),
  ],
  [
    /\b(what|how) (do|should|can|could|would|will) i (even |actually |just )?(say|tell|answer|reply|write|text|apologi[sz]e)\b|\b(tell|give) me (exactly )?(what to say|(the |some )?words)\b|\b(what|which) words\b|\bhow (do|can) i say no\b/,
    wordsToSay,
  ],
  [
    /^(but |and |so |then |ok )*what if\b/,
    ({ words, at, told }) =>
      wantsCertainty(at)
        ? 'certainty'
        : at === 'someone-else' && ofTheirLife.test(words)
          ? 'say-to-suicidal'
          : suicide.test(`${told} ${words}`) ||
              /\b(hurts?|kills?|hit|finds?|hangs?)\b/.test(words) ||
              at === null ||
              at === 'violence-at-home' ||
              at === 'certain-beliefs' ||
              at === 'panic-now'
            ? null
            : 'what-if',
  ],
]

const lastRead = 3

export type Given = { at: NeedId | null; told: readonly string[]; said: readonly string[] }

/** What is asked directly, by the name of its answer; null where nothing is, or another place answers it. */
export function directQuestionIn(text: string, { at, told, said }: Given): string | null {
  const before = plain([...told.slice(-8), text].join(' '))
  for (const words of sentencesIn(text, lastRead)) {
    const asked = { words, told: before, at, said }
    if (isSkin(asked)) return 'skin-bleeds'
    for (const [sign, answer] of kinds) {
      if (!sign.test(words)) continue
      const name = typeof answer === 'string' ? answer : answer(asked)
      if (name !== null) return name
    }
    const should = shouldIn(asked)
    if (should !== null) return should
  }
  return null
}

const opens =
  /^(?:(?:and|but|so|ok|okay|then|also|please|hey)[, ]+)*(what|why|how|(?:when|where|which)(?= (?:do|does|did|will|would|can|could|is|are|should|am|was|one|way|exercise)\b)|who|is|are|do|does|did|can|could|should|will|would|am|was|have|has)\b(?!')/
/** Asked of nobody. */
const rhetorical =
  /^(and |but |so )*(who (does|do|would|cares|knows)|how (could|dare|can|would) (he|she|they|you|anyone|someone|people)|what (the|a) \w+|do you (even )?know what (i mean|an? \w+ (is|are))|do you know the feeling|know what i mean|why bother|is it me|what now|what then|guess what|how are (you|u)|what do i know|who knew|how do i$|what if|(can|could|may) (we|i) (just |please )*(talk|vent|chat|rant|stay|start|continue|go on)|can (you|u) (just |please )*(listen|help|stay|talk|hear))\b|\b(right|you know|innit|isn't it|huh|eh)$/
const fewWords = 11

/** Out of politeness, to begin with. */
const asksToTell =
  /^(?:(?:hi|hey|hello|so|um+)[, ]+)*(?:can|could|may) i (?:just |please )*(?:tell|talk|vent|rant|say|write)\b/

/** Something is asked, and it is not known what. */
export function asksSomething(text: string): boolean {
  const [last = ''] = sentencesIn(text, lastRead)
  if (!opens.test(last) || rhetorical.test(last) || asksToTell.test(last)) return false
  const isMarked = /\?\s*$/.test(text.trim())
  return wordCount(last) >= 3 && (isMarked ? wordCount(last) <= 24 : wordCount(last) <= fewWords)
}
