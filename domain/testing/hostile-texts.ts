/** A text of so many characters (UTF-16). */
type Make = (length: number) => string

const repeated =
  (piece: string): Make =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const between =
  (before: string, piece: string, after: string): Make =>
  (length) =>
    before + repeated(piece)(length - before.length - after.length) + after

const characters: Record<string, string> = {
  letters: 'a',
  spaces: ' ',
  lines: '\n',
  dashes: '-',
  underscores: '_',
  stars: '*',
  apostrophes: "'",
  quotes: '"',
  exclamations: '!',
  brackets: '[',
  digits: '1',
  nul: '\u0000',
  'zero width': '\u200b',
  'soft hyphens': '\u00ad',
  'combining marks': '\u0301',
  'direction overrides': '\u202e',
  hebrew: 'א',
  han: '漢',
  'a sentence in one sign': 'ﷺ',
  'fractions in one sign': '½',
  emoji: '😀',
  families: '👨‍👩‍👧',
  'lone high surrogates': '\ud800',
  'lone low surrogates': '\udc00',
}

const pieces: Record<string, string> = {
  'spaced letters': 'i ',
  'letters and signs': 'i_i-i.',
  'letters and dashes': 'a-',
  possessives: "'s",
  'possessive words': "a's",
  'starred letters': 'a*',
  'letters and dots': 'k.i.l.l.',
  'a spelt word': 's u i c i d e ',
  'words that join': 'mymeitto',
  'wants to': 'i want to ',
  'going to to': 'going to to ',
  'no longer': 'no longer ',
  'are you': 'are you ',
  'do you think': 'do you think ',
  'is my': 'is my ',
  'will i': 'will i ',
  'not scared': 'not scared ',
  feelings: 'sad worried ',
  dying: 'die, ',
  pills: '30 pills took ',
  'he said': 'he said my friend is going to ',
  'open markers': '[exercise ',
  'spaced markers': '[   ',
  thinking: '<think>',
  'almost thinking': '</thin',
  'combined letters': 'a\u0300\u0301',
}

/** What a stranger may send to make a reader of texts slow: each was found, or is of the kind that was. */
export const hostileTexts: Record<string, Make> = {
  ...Object.fromEntries(Object.entries(characters).map(([name, piece]) => [name, repeated(piece)])),
  ...Object.fromEntries(
    Object.entries(characters).map(([name, piece]) => [`${name} within a word`, between('a', piece, 'a')]),
  ),
  ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, repeated(piece)])),
}

/** Of which others may be made. */
export const hostilePieces: string[] = [...Object.values(characters), ...Object.values(pieces)]
