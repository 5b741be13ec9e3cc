import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { language } from '#web/language/language.ts'
import { printedNames } from '#web/names/words.en.ts'
import type { ExportDocument } from '#web/sessions/export-file.ts'
import * as words from '#web/sessions/words.en.ts'
import { dayAndTime } from '#web/ui/times.ts'

const style = `
  body { font: 11.5pt/1.55 Charter, Georgia, 'Liberation Serif', serif; max-width: 38rem; margin: 3rem auto; padding: 0 1.25rem; color: black; background: white }
  h1 { font-size: 20pt; line-height: 1.2; margin: 0 0 1rem }
  h2 { font-size: 14pt; margin: 2.25rem 0 0; padding-top: 1rem; border-top: 1px solid silver }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1.25rem; margin: 0 0 1rem } dt { color: dimgray } dd { margin: 0; overflow-wrap: anywhere }
  article { margin: 1.1rem 0; break-inside: avoid } h3 { font-size: 10.5pt; margin: 0; color: dimgray }
  p { margin: 0.2rem 0; white-space: pre-wrap; overflow-wrap: break-word } .note { font-style: italic; color: dimgray }
  h2 ~ .note { margin-top: 2.25rem }
`

type Said = ExportDocument['messages'][number]

/** Nothing proves that Leeward said what came from elsewhere; of what is deleted nobody knows who wrote it. */
const whoSaid = ({ role, isImported, by }: Said): string => {
  if (role === 'user') return words.you
  if (isImported) return words.broughtAlong
  return by ? printedNames[by] : words.leeward
}

const isAllPrepared = (messages: readonly Said[]): boolean =>
  messages.some(({ by }) => by === 'guide') && !messages.some(({ by }) => by === 'model')

/** A conversation on paper. */
const PrintDocument = ({ session, messages, moodLogs, exportedAt }: ExportDocument) => (
  <main>
    <style>{style}</style>
    <h1>{words.session}</h1>
    <dl>
      <dt>{words.sessionId}</dt>
      <dd>{session.id}</dd>
      <dt>{words.started}</dt>
      <dd>{dayAndTime(session.startedAt)}</dd>
      <dt>{words.lastActive}</dt>
      <dd>{dayAndTime(session.lastActiveAt)}</dd>
      <dt>{words.exported}</dt>
      <dd>{dayAndTime(exportedAt)}</dd>
    </dl>
    {isAllPrepared(messages) && <p className="note">{words.prepared}</p>}
    <h2>{words.messages}</h2>
    {messages.map((message) => (
      <article key={message.id}>
        <h3>{words.saidAt({ who: whoSaid(message), time: dayAndTime(message.timestamp) })}</h3>
        <p>{message.content}</p>
      </article>
    ))}
    {moodLogs.length > 0 && <h2>{words.moodLogs}</h2>}
    {moodLogs.map(({ id, level, note, timestamp }) => (
      <article key={id}>
        <h3>{words.moodAt({ level, time: dayAndTime(timestamp) })}</h3>
        {note && <p>{note}</p>}
      </article>
    ))}
    <p className="note">{words.noMedicalAdvice}</p>
  </main>
)

/** At once, for a window that is printed next. */
export function drawDocument(page: Document, exported: ExportDocument): void {
  page.title = words.session
  page.documentElement.lang = language
  const root = createRoot(page.body)
  flushSync(() => root.render(<PrintDocument {...exported} />))
}
