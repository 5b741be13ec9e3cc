import { useRef, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listRemembered, RememberedWords as Words } from '#contract/memory.ts'
import { aloud } from '#web/language/aloud.tsx'
import { Button } from '#web/ui/button.tsx'
import { wholeDay } from '#web/ui/times.ts'
import { WordsForm } from '#web/your-data/words-form.tsx'
import * as words from '#web/your-data/words.en.ts'

function WordsItem({ found, onDelete }: { found: Words; onDelete: () => void }) {
  const [isChanging, setChanging] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const done = () => {
    setChanging(false)
    // The box that had the focus is gone.
    item.current?.focus({ preventScroll: true })
  }
  const { kind, by, day, text } = found
  const whose = words.whoseWords[kind][by]
  return (
    <li ref={item} tabIndex={-1} className="border-b border-line py-3 outline-none last:border-b-0">
      {isChanging ? (
        <WordsForm found={found} label={words.changedWords} onDone={done} />
      ) : (
        <div className="gap-x-2 sm:flex sm:items-center">
          <div className="min-w-0 grow">
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {text}
            </p>
            <p className="text-small text-ink-soft">
              {words.whoseAndWhen({ whose, day: wholeDay(`${day}T12:00:00`) })}
            </p>
          </div>
          <div className="-ms-3 flex shrink-0 sm:-me-3 sm:ms-0">
            <Button variant="plain" size="compact" onClick={() => setChanging(true)}>
              {words.changeThis({ what: text, aloud })}
            </Button>
            <Button variant="plain" size="compact" onClick={onDelete}>
              {words.deleteThis({ what: text, aloud })}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

type Props = {
  found: Words[]
  ai: ReplyOf<typeof listRemembered>['ai']
  mayAdd: boolean
  onDelete: (id: string) => void
}

/** Lines and summaries, with whose words they are; and a line to add. */
export function RememberedWords({ found, ai, mayAdd, onDelete }: Props) {
  return (
    <>
      <h3 className="mt-5 font-semibold">{words.inWords}</h3>
      <p className="mb-2 text-small text-ink-soft">{words.inWordsAbout[ai]}</p>
      {found.length > 0 && (
        <ul className="border-t border-line">
          {found.map((one) => (
            <WordsItem key={one.id} found={one} onDelete={() => onDelete(one.id)} />
          ))}
        </ul>
      )}
      {mayAdd && <WordsForm found={null} label={words.somethingToRemember} />}
    </>
  )
}
