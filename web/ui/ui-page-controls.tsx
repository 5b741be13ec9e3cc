import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RadioChoice } from '#web/ui/radio-choice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { longWord, longText } from '#web/ui/ui-page-samples.ts'

const pencil = <Pencil aria-hidden="true" className="size-5" />

const Row = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>
)

/** What is pressed. The pointer and the Tab key show the two states that only they bring. */
export const PressStates = () => (
  <Section title="To press" about="There, off, busy, and with long words.">
    {(['primary', 'quiet', 'plain'] as const).map((variant) => (
      <Row key={variant}>
        <Button variant={variant}>Save {variant}</Button>
        <Button variant={variant} size="small">
          Small
        </Button>
        <Button variant={variant} size="compact">
          Compact
        </Button>
        <Button variant={variant} size="icon" aria-label={`Edit, ${variant}`}>
          {pencil}
        </Button>
        <Button variant={variant} disabled>
          Off
        </Button>
        <Button variant={variant} isBusy>
          Saving...
        </Button>
        <Button variant={variant}>{longText}</Button>
      </Row>
    ))}
    <Row>
      <IconButton label="Edit" icon={pencil} />
      <IconButton label="Edit, pressed" icon={pencil} aria-pressed />
      <IconButton label="Edit, off" icon={pencil} disabled />
      <Chip>Breathing</Chip>
      <Chip aria-pressed>Chosen</Chip>
      <Chip variant="answer">Mostly quiet</Chip>
      <Chip variant="choice" size="tight" aria-pressed>
        30 days
      </Chip>
      <Chip variant="plain" size="slim">
        More
      </Chip>
      <Chip disabled>Off</Chip>
      <Chip>{longText}</Chip>
    </Row>
  </Section>
)

function Kept<Value>(props: {
  start: Value
  children: (value: Value, keep: (value: Value) => void) => ReactNode
}) {
  const [value, keep] = useState(props.start)
  return props.children(value, keep)
}

export const ChoiceStates = () => (
  <Section title="To choose">
    {[false, true].map((start) => (
      <Kept key={String(start)} start={start}>
        {(isOn, keep) => (
          <>
            <Checkbox checked={isOn} onCheckedChange={keep}>
              {start ? longText : 'Put both feet on the floor'}
            </Checkbox>
            <Switch
              label="Still background"
              about={start ? longWord : 'No waves.'}
              checked={isOn}
              onCheckedChange={keep}
            />
          </>
        )}
      </Kept>
    ))}
    <Kept start="soon">
      {(chosen, keep) =>
        ['soon', 'later'].map((name) => (
          <RadioChoice
            key={name}
            name="when"
            label={name}
            about={name === 'soon' ? 'In 7 days.' : longWord}
            checked={chosen === name}
            onChange={() => keep(name)}
          />
        ))
      }
    </Kept>
    <Kept start="0">
      {(chosen, keep) => (
        <div className="my-5">
          <Select label="Country" value={chosen} onChange={keep}>
            {['Norway', longText].map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Kept>
    {[1, 6, 10].map((start) => (
      <Kept key={start} start={start}>
        {(level, keep) => (
          <Slider
            label={`Mood, from ${start}`}
            value={level}
            lowest={1}
            highest={10}
            said={`${level} of 10`}
            onChange={keep}
          />
        )}
      </Kept>
    ))}
  </Section>
)
