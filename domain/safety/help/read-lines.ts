import { always, type HelpLine, type Kind } from '#domain/safety/help/help-line.ts'

/** When the tables were last compared with their sources. */
const checked = '2026-11-22'

const way = /^(call|text) (.+?)(?: then (\d))?$/
const writtenTo = /^(.+?)(?: ([A-Z]+))?$/

function waysIn(cell: string): Pick<HelpLine, 'call' | 'press' | 'text' | 'textWord'> {
  const ways = { call: null, press: null, text: null, textWord: null } as ReturnType<typeof waysIn>
  for (const part of cell.split(', ')) {
    const [, verb, number = '', press] = way.exec(part) ?? []
    if (verb === 'call') Object.assign(ways, { call: number, press: press ?? null })
    const [, text, word] = (verb === 'text' && writtenTo.exec(number)) || []
    if (text) Object.assign(ways, { text, textWord: word ?? null })
  }
  return ways
}

function lineIn(row: string): HelpLine {
  const [said = '', source = ''] = row.split(' ||')
  const [key = '', kinds = '', name = '', ways = '', hours = '', note = '', link = ''] = said
    .split('|')
    .map((cell) => cell.trim())
  const [country = '', languages = ''] = key.split(' ')
  return {
    country,
    languages: languages.split(','),
    name,
    kinds: kinds.split(' ') as Kind[],
    ...waysIn(ways),
    link: link || null,
    hours: hours || always,
    note: note || null,
    source: source.replace(' ?', '').trim(),
    checked,
    isSourceUnread: source.endsWith(' ?'),
  }
}

/** The lines of a table, one to a row. */
export const readLines = (table: string): HelpLine[] =>
  table
    .split('\n')
    .filter((row) => row.includes('|'))
    .map(lineIn)
