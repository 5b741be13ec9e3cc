import { ofHere } from '#domain/chat/guide/say/asked/here.ts'
import { ofOneself } from '#domain/chat/guide/say/asked/oneself.ts'
import { ofDoing } from '#domain/chat/guide/say/asked/what-to-do.ts'

/** What is said to a plain question, by the names of `hear/asked/which-answer.ts`. */
export const askedWords: Readonly<Record<string, readonly string[]>> = {
  ...ofOneself,
  ...ofHere,
  ...ofDoing,
}
