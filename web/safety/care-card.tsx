import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import { HelpList } from '#web/safety/help-list.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import { Card } from '#web/ui/card.tsx'

function lead(tier: Tier, concerns: Concern[], emergency: string): string {
  if (tier === 'emergency') return `This sounds like an emergency. Please call ${emergency} first.`
  if (concerns.includes('someone-else'))
    return 'It is hard to be worried about someone. These lines are for you too: they can talk through what to do next.'
  if (concerns.includes('abuse') || concerns.includes('dependant-in-danger'))
    return `Nobody should have to live with this alone. If someone is in danger now, call ${emergency}. You can also talk here at any hour.`
  if (concerns.includes('intrusive-thought'))
    return 'Unwanted thoughts can be frightening. If it ever starts to feel like something you might act on, people are there at any hour.'
  if (isCrisis(tier)) return 'Help is still here, at any hour. You can reach a person now.'
  return 'This sounds heavy. If you would like to talk with a person, these are there at any hour.'
}

/** Ways to reach help inside the conversation, which goes on. */
export function CareCard({ tier, concerns }: { tier: Tier; concerns: Concern[] }) {
  const { emergency } = useHelp()
  return (
    <Card tone="warm" aria-label="Support" className="settle-in">
      <p className="mb-3">{lead(tier, concerns, emergency)}</p>
      <HelpList concerns={concerns} isEmergency={tier === 'emergency'} isPlain />
    </Card>
  )
}
