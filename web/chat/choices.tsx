import * as words from '#web/chat/words.en.ts'
import { Chip } from '#web/ui/chip.tsx'

/** The answers that the last reply offers. */
export const Choices = ({
  choices,
  disabled,
  onSay,
}: {
  choices: string[]
  disabled: boolean
  onSay: (message: string) => void
}) => (
  <ul aria-label={words.answers} className="flex flex-wrap justify-end gap-2">
    {choices.map((choice) => (
      <li key={choice} dir="auto">
        <Chip variant="answer" disabled={disabled} onClick={() => onSay(choice)}>
          {choice}
        </Chip>
      </li>
    ))}
  </ul>
)
