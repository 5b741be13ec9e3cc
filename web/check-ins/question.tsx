import { useId } from 'react'

type Props = {
  text: string
  choices: readonly string[]
  given: number | null
  onChoose: (answer: number) => void
}

/** One question with its answers side by side, below each other on a phone; the whole field of each is the target. */
export function Question({ text, choices, given, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset lang="en" className="mt-5">
      <legend className="max-w-[38rem] font-semibold">{text}</legend>
      <div
        className={
          choices.length === 2
            ? 'mt-2 grid max-w-80 grid-cols-2 gap-2'
            : 'mt-2 grid gap-2 min-[26rem]:grid-cols-2 lg:grid-cols-4'
        }
      >
        {choices.map((choice, answer) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2
              hover:border-accent has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name={name}
              checked={given === answer}
              onChange={() => onChoose(answer)}
              className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface checked:border-6 checked:border-accent"
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
