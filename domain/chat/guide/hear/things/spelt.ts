import { plain } from '#domain/chat/guide/hear/plain.ts'

/** As it would stand in print, in lower case: what is typed in haste reads like the rest. */
export const spelt = (text: string): string =>
  plain(text)
    .replace(/\bu\b/g, 'you')
    .replace(/\bur\b/g, 'your')
    .replace(/\br\b/g, 'are')
    .replace(/\b(it|that|what|who|how|there|he|she|where)s\b/g, "$1's")
    .replace(/\b(you|they|we)re\b/g, "$1're")
    .replace(/\b(should|could|would|must)(?:ve| of)\b/g, '$1 have')
    .replace(/\b(?:cos|coz|cuz|bc)\b/g, 'because')
    .replace(/\bjst\b/g, 'just')
    .replace(/\b(?:rly|rlly|realy)\b/g, 'really')
    .replace(/\b(?:sth|smth|smthg)\b/g, 'something')
    .replace(/\bw\/(?= ?\w)/g, 'with ')
    .replace(/\b(?:mins)\b/g, 'minutes')
    .replace(/\btonite\b/g, 'tonight')
