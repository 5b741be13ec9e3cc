import { Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { titlePlaceOf } from '#web/journal/entry-card.tsx'
import { ReflectionBox } from '#web/journal/reflection-box.tsx'
import type { Reflecting } from '#web/journal/use-reflecting.ts'
import * as words from '#web/journal/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const ConsentCard = lazyPart(async () => (await import('#web/consent/consent-card.tsx')).ConsentCard)

function AskConsent({ asking }: { asking: NonNullable<Reflecting['asking']> }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="settle-in mt-3 outline-none">
      <LaterPart>
        <ConsentCard
          purpose="model-journal"
          recipient={asking.recipient}
          isChecked={asking.isChecked}
          isSaving={asking.isSaving}
          onAnswer={asking.answer}
        />
      </LaterPart>
    </div>
  )
}

type Props = { entryId: string; reflecting: Reflecting }

/** Asks for a reflection on one entry, and shows it. */
export function Reflect({ entryId, reflecting }: Props) {
  const { asking, shown, reflectingOn, failedOn, ask, names } = reflecting
  const isReflecting = reflectingOn === entryId
  const reflection = shown?.entryId === entryId ? shown.reflection : null
  const label = reflection ? words.reflectAgain : names.get
  return (
    <>
      <Button
        variant="plain"
        size="small"
        className="-ms-4"
        aria-describedby={titlePlaceOf(entryId)}
        isBusy={isReflecting}
        disabled={reflectingOn !== null}
        onClick={() => void ask(entryId)}
      >
        {!isReflecting && <Sparkles aria-hidden="true" className="size-4" />}
        {isReflecting ? words.reflecting : label}
      </Button>
      {asking?.entryId === entryId && <AskConsent asking={asking} />}
      {failedOn === entryId && <Alert className="mt-2">{words.noReflection}</Alert>}
      {reflection && <ReflectionBox {...reflection} />}
    </>
  )
}
