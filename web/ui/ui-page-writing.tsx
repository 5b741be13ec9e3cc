import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Markdown } from '#web/ui/markdown.tsx'
import { Section } from '#web/ui/section.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { longText, longWord } from '#web/ui/ui-page-samples.ts'

export const WriteStates = () => (
  <Section title="To write" about="Empty, written, wrong, and read only.">
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="ui-empty" label="Title">
        <Input id="ui-empty" placeholder="Give it a title" />
      </Field>
      <Field id="ui-wrong" label={longText}>
        <Input id="ui-wrong" defaultValue={longWord} aria-invalid aria-describedby="ui-fault" />
        <Alert id="ui-fault" className="mt-1">
          This is longer than what can be kept.
        </Alert>
      </Field>
      <Field id="ui-read" label="Kept">
        <Input id="ui-read" value="Ada" readOnly />
      </Field>
      <Field id="ui-note" label="Note">
        <Textarea id="ui-note" rows={3} defaultValue={longText} />
      </Field>
    </div>
  </Section>
)

export const FactStates = () => (
  <Section
    title="Figures, and none"
    about="With a caption and without; with a picture, a title, and neither."
  >
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Stat name="Average level" caption="Somewhat anxious">
        5.4
      </Stat>
      <Stat name="Member since">November 2026</Stat>
      <Stat name={longText}>–</Stat>
    </div>
    <div className="reply mt-5 grid gap-2">
      <Markdown
        text={`What *can* be said, **loudly**:\n\n- ${longText}\n- [a link](https://leeward.example)`}
      />
    </div>
    <EmptyState title="No entries yet" picture={<div className="h-20 bg-accent-wash" />}>
      <p className="text-ink-soft">{longText}</p>
      <Button className="mt-5">Write the first</Button>
    </EmptyState>
    <EmptyState>
      <p>{longWord}</p>
    </EmptyState>
  </Section>
)
