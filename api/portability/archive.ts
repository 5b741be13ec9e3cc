import { makeZip } from 'client-zip'
import { stringify } from 'csv-stringify/sync'
import { moodLabel } from '#domain/mood/levels.ts'
import { conversationsOf } from '#projections/export/conversations.ts'
import { exportDocument, moodsOf, unsentEntriesOf, unsentOf } from '#projections/export/export-document.ts'
import type { Exported } from '#projections/export/exported.ts'
import { lastPositionOf } from '#projections/export/pages-of-events.ts'
import { entriesToExport } from '#projections/journal/exported.ts'

const readable = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

/** Words of a person may look like Markdown; each line stands behind a mark, so that none becomes a heading. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

async function* conversationsAsMarkdown(exported: Exported): AsyncGenerator<string> {
  yield '# Conversations\n'
  const upTo = await lastPositionOf(exported.sql, exported.subjectId)
  for await (const { session, isFirst, messages } of conversationsOf(exported, upTo)) {
    if (isFirst) yield `\n## ${readable(session.startedAt)}\n`
    for (const { role, at, text, isImported } of messages)
      yield `\n**${role === 'user' ? 'You' : isImported ? 'Brought along' : 'Leeward'}**, ${readable(at)}\n\n${text === null ? '*(deleted)*' : quoted(text)}\n`
  }
  const unsent = await unsentOf(exported)
  if (unsent) yield `\n## Not sent yet\n\n${readable(unsent.at)}\n\n${quoted(unsent.text)}\n`
}

/** A title is one line, and what it is said to be: no markup of its own. */
const asHeading = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#!|~&]/g, (mark) => `\\${mark}`)

async function* journalAsMarkdown(exported: Exported): AsyncGenerator<string> {
  yield '# Journal\n'
  const upTo = await lastPositionOf(exported.sql, exported.subjectId)
  for await (const page of entriesToExport(exported, upTo))
    for (const { at, title, mood, tags, content, reflections } of page) {
      yield `\n## ${asHeading(title ?? 'Untitled Entry')}\n\n${readable(at)}\n`
      if (mood !== null) yield `\nMood: ${mood}/10\n`
      if (tags.length > 0) yield `\nTags: ${tags.map(asHeading).join(', ')}\n`
      yield `\n${quoted(content)}\n`
      for (const reflection of reflections)
        yield `\n**Reflection${reflection.isImported ? ', brought along' : ''}**, ${readable(reflection.at)}\n\n${quoted(reflection.text)}\n`
    }
  for (const unsent of await unsentEntriesOf(exported))
    yield `\n## Not saved yet: ${asHeading(unsent.title || 'Untitled Entry')}\n\n${readable(unsent.at)}\n\n${quoted(unsent.content)}\n`
}

async function* moodsAsCsv(exported: Exported): AsyncGenerator<string> {
  yield 'at,level,label,note\r\n'
  for await (const page of moodsOf(exported))
    yield stringify(
      page.map(({ at, level, note }) => [at, level, moodLabel(level), note ?? '']),
      // A spreadsheet must not take a note for a formula.
      { escape_formulas: true, record_delimiter: '\r\n' },
    )
}

/** Everything of a person as a zip, written while it is read. */
export const archiveOf = (exported: Exported): ReadableStream<Uint8Array> =>
  makeZip([
    { name: 'leeward.json', input: exportDocument(exported), lastModified: new Date(exported.at) },
    {
      name: 'conversations.md',
      input: conversationsAsMarkdown(exported),
      lastModified: new Date(exported.at),
    },
    { name: 'journal.md', input: journalAsMarkdown(exported), lastModified: new Date(exported.at) },
    { name: 'moods.csv', input: moodsAsCsv(exported), lastModified: new Date(exported.at) },
  ])
