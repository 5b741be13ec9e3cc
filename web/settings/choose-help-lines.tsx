import { ChooseCountry } from '#web/safety/choose-country.tsx'
import { HelpList } from '#web/safety/help-list.tsx'
import { Section } from '#web/ui/section.tsx'

/** Whose help lines are shown. */
export const ChooseHelpLines = () => (
  <Section
    title="Help lines"
    about="The people you can reach from every page, and when you may be in danger."
  >
    <ChooseCountry label="Country" />
    <div className="mt-4">
      <HelpList />
    </div>
  </Section>
)
