import { howItGoes } from '#domain/chat/guide/say/answers/how-it-goes.ts'
import { inNeed } from '#domain/chat/guide/say/answers/in-need.ts'
import { whatItIs } from '#domain/chat/guide/say/answers/what-it-is.ts'
import { whatToDo } from '#domain/chat/guide/say/answers/what-to-do.ts'
import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** What is said to a direct question, by the names of `hear/direct-questions.ts`. */
export const directAnswers: Readonly<Record<string, Wordings>> = {
  ...howItGoes,
  ...whatItIs,
  ...whatToDo,
  ...inNeed,
}
