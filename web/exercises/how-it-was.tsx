import { howItWas } from '#domain/chat/how-it-was.ts'
import * as words from '#web/exercises/words.en.ts'
import { Chip } from '#web/ui/chip.tsx'

/** The conversation that brought an exercise up: how much was said in it, and the way to say more. */
export type Talk = { length: number; onSay: (message: string) => void }

/** Asked when an exercise was done: what is pressed is said. */
export const HowItWas = ({ onSay }: Pick<Talk, 'onSay'>) => (
  <div className="mt-3">
    <p id="how-it-was" className="text-small font-semibold">
      {words.howIsItNow}
    </p>
    <ul aria-labelledby="how-it-was" className="mt-2 flex flex-wrap gap-2">
      {howItWas.map(({ label }) => (
        <li key={label}>
          <Chip variant="answer" onClick={() => onSay(label)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  </div>
)
