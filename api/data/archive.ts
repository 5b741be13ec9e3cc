import { makeZip } from 'client-zip'
import { stringify } from 'csv-stringify/sync'
import { conversationsOf, exportDocument, moodsOf } from '#api/data/export-document.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { lastPositionOf } from '#infra/person-log.ts'

type Whose = Parameters<typeof exportDocument>[0]

const readable = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

/** Words of a person may look like Markdown; each line stands behind a mark, so that none becomes a heading. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

async function* conversationsAsMarkdown(whose: Whose): AsyncGenerator<string> {
  yield '# Conversations\n'
  for await (const session of conversationsOf(whose, await lastPositionOf(whose.deps.sql, whose.subjectId))) {
    yield `\n## ${readable(session.startedAt)}\n`
    for (const { role, at, text } of session.messages)
      yield `\n**${role === 'user' ? 'You' : 'Leeward'}**, ${readable(at)}\n\n${text === null ? '*(deleted)*' : quoted(text)}\n`
  }
}

async function* moodsAsCsv(whose: Whose): AsyncGenerator<string> {
  yield 'at,level,label,note\r\n'
  for await (const page of moodsOf(whose))
    yield stringify(
      page.map(({ at, level, note }) => [at, level, moodLabel(level), note ?? '']),
      // A spreadsheet must not take a note for a formula.
      { escape_formulas: true, record_delimiter: '\r\n' },
    )
}

/** Everything of a person as a zip, written while it is read. */
export const archiveOf = (whose: Whose): ReadableStream<Uint8Array> =>
  makeZip([
    { name: 'leeward.json', input: exportDocument(whose), lastModified: new Date(whose.caller.at) },
    {
      name: 'conversations.md',
      input: conversationsAsMarkdown(whose),
      lastModified: new Date(whose.caller.at),
    },
    { name: 'moods.csv', input: moodsAsCsv(whose), lastModified: new Date(whose.caller.at) },
  ])
