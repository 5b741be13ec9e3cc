import { Button } from '#web/ui/button.tsx'

type Props = { isReturning: boolean; hasFailed: boolean }

/** What an empty conversation says; to those who come back, nothing before theirs is here. */
export const Welcome = ({ isReturning, hasFailed }: Props) =>
  isReturning ? (
    <p className="text-ink-soft">Loading...</p>
  ) : hasFailed ? (
    <div role="alert" className="mt-20 rounded-panel border border-alert-line bg-alert-wash p-5 sm:mt-28">
      <p>
        We could not start a session. Please refresh the page and try again. If you need a person now, "Need
        help?" above still works.
      </p>
      <Button look="quiet" size="small" className="mt-3" onClick={() => location.reload()}>
        Refresh the page
      </Button>
    </div>
  ) : (
    <div className="welcome max-w-xl py-6 sm:py-12">
      <h2 className="text-heading">You can start anywhere.</h2>
      <p className="mt-3 text-lead text-ink-soft">
        A word, a worry, a whole story. Or pick one of the three below. There is no wrong way to begin, and
        you can stop at any time.
      </p>
    </div>
  )
