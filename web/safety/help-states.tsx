import { useState } from 'react'
import { concerns, type Concern, type Tier } from '#domain/safety/tier.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'

const concernOf = (value: string): Concern => concerns.find((one) => one === value) ?? 'suicide'

/** The dialog and the card for each concern, on the page that shows every state. */
export function HelpStates() {
  const [concern, setConcern] = useState<Concern>('suicide')
  const [tier, setTier] = useState<Tier>('none')
  return (
    <Section title="Help" about="The card, and the dialog at both of its tiers.">
      <Select label="Concern" value={concern} onChange={(value) => setConcern(concernOf(value))}>
        {concerns.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <div className="my-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setTier('crisis')}>
          In a crisis
        </Button>
        <Button variant="quiet" onClick={() => setTier('emergency')}>
          In an emergency
        </Button>
      </div>
      <CareCard tier="care" concerns={[concern]} />
      <CrisisDialog tier={tier} concerns={[concern]} onClose={() => setTier('none')} />
    </Section>
  )
}
