import { leafletQuestions } from '#domain/chat/guide/hear/leaflet-questions.ts'
import { plain } from '#domain/chat/guide/hear/plain.ts'
import {
  about,
  dementia,
  has,
  isDoubt,
  isOfThoughts,
  ofBaby,
  type Sign,
  when,
} from '#domain/chat/guide/hear/question-signs.ts'
import { questionsBack } from '#domain/chat/guide/hear/questions-back.ts'
import { questionsInNeed } from '#domain/chat/guide/hear/questions-in-need.ts'
import { questionsTold } from '#domain/chat/guide/hear/questions-told.ts'
import { sentencesIn } from '#domain/chat/guide/hear/sentences.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

const others =
  /\b(does|do|did|can|could|would) (it|this|that|other|others|anyone|anybody|people|many|lots of)\b.{0,24}\b(happen|get|have|feel|think|go through|do)\b.{0,24}\b(this|it|others?|to (other|others|people|many|everyone)\b.{0,12}|too|like (this|that|me))$|\b(so )?(are )?(there'?s|there are|is there) (other|others|anyone|anybody|more)( \w+)? (who|that|like)\b|\bam i (the only|alone (in|with))\b|\b(if|that) (i'm|im|i am) the only one\b|\bdoes (it|this|that) happen to (other|others|anyone)\b/

/** Plain questions of a day, each with a short answer of its own. The first that is heard wins. */
const questions: readonly (readonly [string, Sign])[] = [
  ...questionsBack,
  ...questionsTold,
  ...leafletQuestions,
  [
    'silent-call',
    has(
      /\bsilent (call|999|911|112)\b|\b(call|ring|dial|phone) (999|911|112)\b.{0,20}\b(not|don't|can't|without)( \w+)? (talk|speak|say)|\bdo i press (something|a button|a key)\b/,
    ),
  ],
  [
    'child-line-private',
    has(
      /\b(childline|child line|kids help\w*|the (help ?)?line|they|kooth)\b.{0,16}\b(tell|ring|call|contact|inform|let)\b.{0,12}\b(mum|mom|mam|dad|parents?|school|know)\b/,
    ),
  ],
  [
    'line-knows-me',
    has(
      /\b(do|will|can|would) (they|childline|samaritans|the line|it)( even)? (know|see|find out|trace|show|have)\b.{0,16}\b(who i am|my (name|number|address)|where i (am|live))\b|\bdo i have to (give|say|tell)( them)? my name\b/,
    ),
  ],
  [
    'others-mother',
    ({ words, whole, told, at }) =>
      others.test(words) &&
      (/\b(mums?|moms?|mothers|parents|dads)\b/.test(words) || ofBaby.test(`${told} ${whole}`)) &&
      (isOfThoughts(at) ||
        /\b(picture|thoughts?|images?|drop\w*|horrible things)\b/.test(`${told} ${whole}`)),
  ],
  ['others-thoughts', when(isDoubt, others)],
  [
    'others-general',
    ({ words, at }) => others.test(words) && at !== 'health-fear' && at !== 'certain-beliefs',
  ],
  [
    'bed-or-up',
    has(
      /\b(get up|out of bed|up) or (just )?(lie|stay|rest|in bed|keep)\b|\b(lie|stay|in bed|stay in bed|rest)( here| there| in bed)? or (get up|out|up|get out)\b|\bshould i (just )?(get up|stay in bed|lie here)\b/,
    ),
  ],
  [
    'revise-or-sleep',
    has(
      /\b(stay up|revis\w+|study\w*|cram\w*|all.?nighter|learn\w*)( \w+){0,3} or (go to )?(sleep|bed|rest)\b|\b(sleep|bed) or (stay up|revis\w+|study|cram)\b|\bshould i (pull an all.?nighter|stay up (and |to )?(revise|study|cram))\b/,
    ),
  ],
  [
    'start-form',
    about(
      /\b(forms?|pip|benefits?|application|universal credit|disability|tax return|paperwork|council|questionnaire)\b/,
      /\b(how|where) (do|can|should|am) i( even| meant to| supposed to)? (start|begin|do it|fill|write)\b/,
    ),
  ],
  [
    'resign-words',
    about(
      /\b(resign\w*|hand\w* in my notice|leav\w+ (the|my) (job|company|work)|quit\w*|(my|the) notice)\b/,
      /\b(what|how) (would|do|should|can|could|to) (you|i)?( even)? ?(say|tell|put|word)\b|\bhow to (say|tell)\b|\bdon't know (how|what) to (say|tell)\b/,
    ),
  ],
  [
    'tell-lost-job',
    about(
      /\b(lost my job|redundan\w+|sacked|laid off|pretend to (go|be)|fired)\b/,
      /\b(how|what) (do|can|should|would|could) i (even )?(tell|say)\b|\bi could tell (her|him|them)\b.*\bcan't\b|\bi can't tell (her|him|them|my \w+)$/,
    ),
  ],
  [
    'line-is-fine',
    ({ words, whole }) =>
      /\b(is (that|this|it) (ok(ay)?|alright|all right|fine|good|enough|too much)|(does|will) (that|this|it) (sound|do|work)( ok(ay)?| alright)?)$/.test(
        words,
      ) && /['"“‘][^'"”’]{12,}['"”’]/.test(whole),
  ],
  [
    'ask-someone-out',
    about(
      /\b(lunch|coffee|a drink|the pub|invite|ask (him|her|them|someone)( \w+)?( out)?|could ask)\b/,
      /\bwhat (would|do|could|should|can) i( even)? (say|write|text|ask)\b/,
    ),
  ],
  [
    'dementia-asks',
    about(
      dementia,
      /\bwhat (do|should|can|could) i (say|tell|answer)\b|\bhow (do|should|can) i answer\b|\bdo i tell (her|him)\b/,
    ),
  ],
  [
    'dementia-lie',
    about(
      dementia,
      /\b(do|should|can|must) i (just )?(lie|pretend|go along|play along)\b|\bis it (wrong|ok|bad) to (lie|pretend)\b/,
    ),
  ],
  [
    'write-line',
    about(
      /\b(sorry|ashamed|embarrass\w*|cried|drunk|made a (complete |total )?(fool|tit|idiot|prat)|works? (do|party)|she was kind|shouted|snapped)\b/,
      /\b(help me|can (you|u) help me|could you)( to)? (write|word|say|put)\b|\bwhat do i( even)? (say|write) to (her|him|them|my (manager|boss|colleagues?))\b|\bwrite (like )?(two|a couple of|some|one|a few|me a) (lines?|words|sentences?)\b/,
    ),
  ],
  [
    'work-in-order',
    has(
      /\bhelp me\b.{0,24}\b(in order|plan (it|this|my|the)|sort (it|this|my|the)|prioriti\w+|deck|slides|presentation|report|essay|to.?do list)\b|\bin what order\b|\bhow do i prioriti\w+\b/,
    ),
  ],
  [
    'tooth-swollen',
    ({ whole, told }) =>
      /\b(tooth|toothache|teeth|gum|jaw)\b/.test(`${told} ${whole}`) &&
      /\b(swollen|swelling|temperature|fever|a ?(&|and) ?e|dentist|dangerous|or wait)\b/.test(whole) &&
      /\b(tooth|toothache|gum|cheek|face|swollen|swelling|temperature|fever|a ?(&|and) ?e|monday)\b/.test(
        whole,
      ),
  ],
  ...questionsInNeed,
]

const toldLately = 6

/** Which of them is asked, or told; null where none is, or where its answer was said already in each wording. */
export function everydayQuestionIn(
  text: string,
  { at, told, said }: { at: NeedId | null; told: readonly string[]; said: readonly string[] },
): string | null {
  const whole = plain(text.slice(0, 1_500))
  const before = plain(told.slice(-toldLately).join(' '))
  for (const words of sentencesIn(text)) {
    const found = questions.find(([, sign]) => sign({ words, whole, told: before, at }))?.[0]
    if (found !== undefined && said.filter((id) => id.startsWith(`fact/${found}.`)).length < mostTimes(found))
      return found
  }
  return null
}

/** To be told once: asked again, certainty is what is wanted. */
const onlyOnce: ReadonlySet<string> = new Set([
  'others-mother',
  'others-thoughts',
  'heart-or-panic',
  'go-with-thoughts',
  'know-love',
  'numb-baby',
  'lump-weeks',
])
const mostTimes = (name: string): number => (onlyOnce.has(name) ? 1 : 3)
