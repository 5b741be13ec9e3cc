import { plain } from '#domain/chat/guide/hearing.ts'

/** What the guide answers wherever it stands. */
export const introduction = 'I am the guide: prepared replies, no AI.'

/** One after the other, however far apart. A single pattern would look for the second from each of the first. */
function isFollowed(text: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(text)
  return found !== null && second.test(text.slice(found.index + found[0].length))
}

const identity = {
  hears: (text: string): boolean =>
    isFollowed(
      text,
      /\b(are you|is this|am i talking to)\b/,
      /\b(ai|a\.i\.|bot|robot|human|person|real|chatgpt|machine)\b/,
    ) || /\b(who|what) are you\b/.test(text),
  says: 'I am the guide: a set of prepared replies. There is no AI in me, and nobody is reading along.',
}

const abilities = {
  hears: (text: string): boolean =>
    /\bwhat (can|do|could) you (do|offer|know)\b|\bhow (do|does) (you|this|it) work\b|^help( me)?[.!]*$/.test(
      text,
    ),
  says: 'I can stay with you through panic or through a worry about your health, I can just listen, and I know some calming exercises.',
}

export const redFlagNote =
  'I cannot judge signs in the body. If it is happening now and is strong, sudden or new to you, please call {emergency} before you read on.'

const redFlag =
  /\bchest (pain|pressure|is tight|tightness)|\bpain in (my|the) chest|\b(face|mouth)\b.{0,12}\bdroop|\b(arm|leg|side)\b.{0,16}\b(weak|numb|limp)|\bslurr|can't (speak|talk|see|move)\b|\b(passed|passing|blacked|blacking) out\b|\bfaint|\bcollaps|\bbleeding (a lot|heavily|badly)|\bheavy bleeding|\bbleed\w* (and|that) (won't|will not|doesn't) stop|\b(coughing|vomiting|throwing up) (up )?blood/

const reassurance = {
  hears: (text: string): boolean =>
    isFollowed(
      text,
      /\b(am i|are you sure i'm|is (it|this|that|my \w+)|could (it|this|i|my \w+)|do (i|you think i) have|will i|do you think)\b/,
      /\b(ok(ay)?|fine|normal|serious|dangerous|dying|cancer|ill|sick|heart attack|stroke|tumou?r|get worse|all right|alright|die)\b/,
    ) || /\btell me (i'm|it's|that i'm) (ok(ay)?|fine|safe|nothing)\b/.test(text),
  says: 'I cannot know that, and a guess from me would not hold for long. If your body needs an answer, it comes from a doctor: book, do not search.',
  saysAgain:
    'That question has come back, as worries do. Another answer would only last a little while, so let us leave it open for ten minutes and turn to something else.',
}

/** An answer that stands before the next step, and whether it was an answer to a question of theirs. */
export type Aside = { text: string; answersQuestion: boolean }

/** `said` tells whether the guide has said a text before. */
export function asideTo(text: string, said: (line: string) => boolean): Aside | null {
  const heard = plain(text)
  if (redFlag.test(heard) && !said(redFlagNote)) return { text: redFlagNote, answersQuestion: false }
  if (identity.hears(heard)) return { text: identity.says, answersQuestion: true }
  if (abilities.hears(heard)) return { text: abilities.says, answersQuestion: true }
  if (!reassurance.hears(heard)) return null
  return { text: said(reassurance.says) ? reassurance.saysAgain : reassurance.says, answersQuestion: true }
}
