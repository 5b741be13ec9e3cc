import { ChooseCountry } from '#web/safety/choose-country.tsx'
import { HelpList } from '#web/safety/help-list.tsx'
import * as words from '#web/settings/words.en.ts'
import { Section } from '#web/ui/section.tsx'

/** Whose help lines are shown. */
export const ChooseHelpLines = () => (
  <Section title={words.helpLines} about={words.helpLinesAbout}>
    <ChooseCountry label={words.country} />
    <div className="mt-4">
      <HelpList />
    </div>
  </Section>
)
