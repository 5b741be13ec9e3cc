import { Waves } from '#web/shell/waves.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { isReturning: boolean; isLoading: boolean; hasFailed: boolean; onRetry: () => void }

/** On a phone the chat covers the water behind every page: here it is seen, until something is said. */
const Water = () => (
  <div
    aria-hidden="true"
    className="relative isolate -mx-5 mt-auto -mb-8 hidden h-44 [@container_(min-height:26rem)]:block"
  >
    <div className="sun absolute end-[16%] bottom-14 text-[5rem]" />
    <Waves className="absolute inset-x-0 bottom-0 h-28 [&>:last-child]:hidden" />
  </div>
)

/** What an empty conversation says; to those who come back, nothing before theirs is here. */
export const Welcome = ({ isReturning, isLoading, hasFailed, onRetry }: Props) =>
  isReturning && isLoading ? (
    <p className="text-ink-soft">Loading...</p>
  ) : hasFailed ? (
    <Card role="alert" tone="sunk" className="mt-20 sm:mt-28">
      <p>
        {isReturning
          ? 'Your conversation could not be loaded. Nothing of it is lost.'
          : 'We could not start a session. That is our fault, not yours.'}{' '}
        What you write stays in the box below. If you need a person now, “Need help?” above still works.
      </p>
      <Button variant="quiet" size="small" className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </Card>
  ) : (
    <div className="welcome flex grow flex-col pt-6 sm:py-8">
      <h2 className="text-heading">You can start anywhere.</h2>
      <p className="mt-3 max-w-xl text-lead text-ink-soft">
        A word, a worry, a whole story. Or pick one of the three below. There is no wrong way to begin, and
        you can stop at any time.
      </p>
      <Water />
    </div>
  )
