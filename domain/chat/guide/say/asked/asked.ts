import { ofFirst } from '#domain/chat/guide/say/asked/first.ts'
import { ofHere } from '#domain/chat/guide/say/asked/here.ts'
import { ofDanger } from '#domain/chat/guide/say/asked/not-all-right.ts'
import { ofOneself } from '#domain/chat/guide/say/asked/oneself.ts'
import { ofMeaning } from '#domain/chat/guide/say/asked/what-it-means.ts'
import { ofDoing } from '#domain/chat/guide/say/asked/what-to-do.ts'
import { ofWhether } from '#domain/chat/guide/say/asked/whether.ts'

/** What is said to a plain question, by the names of `hear/asked/which-answer.ts`. */
export const askedWords: Readonly<Record<string, readonly string[]>> = {
  ...ofOneself,
  ...ofHere,
  ...ofDoing,
  ...ofMeaning,
  ...ofWhether,
  ...ofDanger,
  ...ofFirst,
}
