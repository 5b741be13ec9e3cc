import { answersTo } from '#domain/chat/guide/hear/asked/answers-by-kind.ts'
import { askedEvidence } from '#domain/chat/guide/hear/asked/asked-evidence.ts'
import { unlessDangerous } from '#domain/chat/guide/hear/asked/danger-told.ts'
import { askedSentences } from '#domain/chat/guide/hear/asked/what-is-asked.ts'
import { plain } from '#domain/chat/guide/hear/plain.ts'
import { isYoung } from '#domain/chat/guide/hear/young.ts'
import { directAnswers } from '#domain/chat/guide/say/answers/answers.ts'
import { askedWords } from '#domain/chat/guide/say/asked/asked.ts'
import { type AskedKind, askedKinds, type NeedId, type Scores } from '#domain/chat/guide/understanding.ts'

/** Where the words are those of a question, the nearest is mostly right; where they are not, nothing is asked. */
const askingFrom = 0.05

const asking =
  /^(?:(?:and|but|so|ok|okay|like|also|well|please|sorry|then|or)[, ]+)*(?:what(?! (?:stays|gets|got|hurts|bothers|upsets|matters|helps|i (?:said|mean|meant|want|need|did|miss|hate|asked))\b)|how|who|whom|when|where|why|which|should|shall|can|could|is|isn't|are|am|do|does|did|will|would|wont|won't|was|were|has|have|must|may|ought|anyone|any ?body|what's|how's|who's|tell me|do you)\b(?!')|(?<!\b(?:hear|feel|see|think|sit|sleep|all|not|quite|go|goes|went|sits|feels|doing|did|everything|it) )\bright\W*$|\b(?:or not|do you think|is it|am i|isn't it|should i|do i|can i|what (?:do|should|can|shall) i|please (?:tell|help|say))\W*$/
const isAsking = (text: string): boolean =>
  text.includes('?') || askedSentences(text).some((sentence) => asking.test(plain(sentence)))

const isKind = (id: string): id is AskedKind => (askedKinds as readonly string[]).includes(id)

/** Said so, it is asked, whatever else is near. */
const certain: readonly (readonly [AskedKind | 'whom' | 'how-stop' | 'doctor-does', RegExp])[] = [
  [
    'what-say',
    /\bwhat (?:do|would|should|can|could|shall|am|am i supposed to|will) (?:i|you|we) (?:even |actually |just |ever |supposed to |meant to )*(?:say|put|write|text|tell (?:him|her|them|people)|reply|answer)\b|\bhow (?:do|would|should|can|could) i (?:even )?(?:tell|say (?:it|that|this)|explain|bring it up)\b/,
  ],
  [
    'opinion',
    /\b(?:was|is) (?:that|it|i) (?:too |really |a bit |so )*(?:mean|harsh|rude|much|far|out of order|unfair|over the top|unkind|horrible)(?: of me)?\W*$/,
  ],
  [
    'is-it-ok',
    /\bam i (?:really |just |so )*(?:wrong|silly|selfish|stupid|daft|bad|mad) (?:to|for|if)\b|\b(?:is|would|was) (?:it|that) (?:be )?(?:really |so |just |even )*(?:ok|okay|all ?right|alright|fine|bad|wrong|selfish|awful|terrible|silly|daft|stupid|cruel|mean|rude|heartless)(?: of me)?(?:,? (?:to|if|that|because|for)\b| i\b)|\bam i (?:even )?allowed\b/,
  ],
  [
    'whom',
    /\bwhat(?:'s| is| was| were)? (?:the|that|those|your) numbers?\b|\bwhat number was (?:it|that)\b|\bthe number again\b|\bwho (?:do|would|should|can|could) i (?:even |actually |just )?(?:ring|call|ask|tell|phone|go to|speak to|talk to|see)\b/,
  ],
  [
    'how-stop',
    /\bhow (?:do|does|did|can|could|would) (?:people|anyone|you|i|someone|others) (?:even |actually |ever )?(?:stop|quit|give (?:it )?up|get off it)\b/,
  ],
  [
    'doctor-does',
    /\bwhat (?:would|will|do|does|can|could) (?:the |a |my )?(?:doctors?|gp|they|dr|midwife|nurse) (?:even |actually |really )?(?:do|say|ask)\b/,
  ],
]

/** What is heard to be asked where no plain words say it: its kind, where that is near enough. */
export function learnedAsk(text: string, scores: Scores | null): AskedKind | null {
  const { id, worth } = scores?.asked ?? { id: '', worth: 0 }
  if (!isKind(id)) return null
  const isBorneOut = askedEvidence[id]?.test(plain(text)) !== false
  return worth >= askingFrom && isAsking(text) && isBorneOut ? id : null
}

/** The topic of the answer to what was heard to be asked; null where there is none, or all of it was said. */
export function learnedAnswer(
  text: string,
  scores: Scores | null,
  { at, told, said }: { at: NeedId | null; told: readonly string[]; said: readonly string[] },
): string | null {
  const kind =
    certain.find(([, sign]) => sign.test(plain(text)))?.[0] ??
    (said.length === 0 && !text.includes('?') ? null : learnedAsk(text, scores))
  if (kind === null) return null
  const all = plain([...told.slice(-8), text].join('\n'))
  const sentences = askedSentences(text)
  const words = plain(
    (sentences.find((one) => one.endsWith('?')) ?? sentences[0] ?? text).replace(/\?+$/, ''),
  )
  const heard = answersTo[kind]({ words, told: all, at, isChild: isYoung([...told, text]) })
  const name = unlessDangerous(heard, all)
  if (name === null) return null
  const id = askedWords[name] === undefined ? name : `plainly-${name}`
  const wordings = askedWords[name] ?? directAnswers[name]
  const place = directAnswers[name] === undefined || askedWords[name] !== undefined ? 'fact' : 'asked'
  const isSaid =
    wordings?.every((_, which) => said.includes(`${place}/${id}.${which}`)) ??
    said.some((one) => one.startsWith(`fact/${id}.`))
  return isSaid ? null : `fact:${id}`
}

/** Whether it is all right, asked in so many words. */
export const isAskedIfOk = (text: string): boolean =>
  certain.some(([kind, sign]) => kind === 'is-it-ok' && sign.test(plain(text)))
