import * as words from '#web/chat/words.en.ts'
import { Waves } from '#web/shell/waves.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { isReturning: boolean; isLoading: boolean; hasFailed: boolean; onRetry: () => void }

/** On a phone the chat covers the water behind every page: here it is seen, until something is said. */
const Water = () => (
  <div
    aria-hidden="true"
    className="relative isolate order-last -mx-5 mt-auto -mb-5 hidden h-44 sm:-mx-6 [@container_(min-height:24rem)]:block"
  >
    <div className="sun absolute end-[16%] bottom-14 text-[5rem]" />
    <Waves className="absolute inset-x-0 bottom-0 h-28 [&>:last-child]:hidden" />
  </div>
)

/** What an empty conversation says; to those who come back, nothing before theirs is here. */
export const Welcome = ({ isReturning, isLoading, hasFailed, onRetry }: Props) =>
  isReturning && isLoading ? (
    <p className="text-ink-soft">{words.loading}</p>
  ) : hasFailed ? (
    <Card role="alert" tone="sunk" className="mt-20 sm:mt-28">
      <p>
        {isReturning ? words.conversationNotLoaded : words.sessionNotStarted} {words.whatYouWriteStays}
      </p>
      <Button variant="quiet" size="small" className="mt-4" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Card>
  ) : (
    <>
      <div className="welcome pt-4 pb-2 sm:pt-8">
        <h2 className="text-heading">{words.startAnywhere}</h2>
        <p className="mt-3 max-w-xl text-lead text-ink-soft">{words.startAbout}</p>
      </div>
      <Water />
    </>
  )
