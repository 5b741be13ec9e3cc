import { countriesWithLines } from '#domain/safety/help-lines.ts'
import { countryOf } from '#web/safety/help-country.ts'
import { HelpList } from '#web/safety/help-list.tsx'
import { useSettings } from '#web/settings/settings.ts'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'

const names = new Intl.DisplayNames('en', { type: 'region' })
const countries = countriesWithLines()
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** No country of the world: it has no lines of its own, so that those for everywhere are shown. */
const elsewhere = 'ZZ'

/** Whose help lines are shown. */
export function ChooseCountry() {
  const { country, change } = useSettings()
  return (
    <Section
      title="Help lines"
      about="The people you can reach from every page, and when you may be in danger."
    >
      <Select label="Country" value={country ?? ''} onChange={(code) => change({ country: code || null })}>
        <option value="">{`As my browser says (${names.of(countryOf(navigator.language))})`}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={elsewhere}>Another country</option>
      </Select>
      <div className="mt-4">
        <HelpList />
      </div>
    </Section>
  )
}
