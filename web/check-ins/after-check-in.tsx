import { Suspense, useState } from 'react'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import * as words from '#web/check-ins/words.en.ts'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const CareCard = lazyPart(async () => (await import('#web/safety/care-card.tsx')).CareCard)
const CrisisDialog = lazyPart(async () => (await import('#web/safety/crisis-dialog.tsx')).CrisisDialog)

const answers = ['yes', 'no', 'unsure'] as const

/** Asked once, plainly, of somebody who said that something very frightening has happened to them; kept nowhere. */
function PlainQuestion() {
  const [answer, setAnswer] = useState<(typeof answers)[number] | null>(null)
  const [isClosed, setClosed] = useState(false)
  if (answer === null)
    return (
      <Card tone="warm">
        <p>{words.plainBefore}</p>
        <p className="mt-2 text-lead font-semibold">{plainQuestions['safe-now']}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {answers.map((one) => (
            <Button key={one} variant="quiet" onClick={() => setAnswer(one)}>
              {words.plainAnswers[one]}
            </Button>
          ))}
        </div>
      </Card>
    )
  return (
    <>
      <div role="status">
        {answer === 'yes' ? (
          <Card tone="warm">{words.glad}</Card>
        ) : (
          <Suspense fallback={null}>
            <CareCard tier={answer === 'no' ? 'crisis' : 'care'} concerns={[]} />
          </Suspense>
        )}
      </div>
      {answer === 'no' && !isClosed && (
        <Suspense fallback={null}>
          <CrisisDialog
            tier="crisis"
            concerns={[]}
            onClose={() => setClosed(true)}
            onCorrect={() => setAnswer(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What is said once answers are kept: thanks, and no verdict. */
export const AfterCheckIn = ({ askPlainly }: { askPlainly: boolean }) => (
  <div className="mt-6 grid gap-4">
    <div role="status">
      <p className="text-lead font-semibold">{words.thanks}</p>
      <p className="mt-1 text-ink-soft">{words.thanksAbout}</p>
    </div>
    {askPlainly && <PlainQuestion />}
  </div>
)
