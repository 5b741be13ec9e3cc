import { useKnownHelp } from '#web/safety/help-lines.ts'
import { useSettings } from '#web/settings/settings.ts'
import { Select } from '#web/ui/select.tsx'

const elsewhere = 'ZZ'

/** Whose help lines are shown, everywhere in this browser. */
export function ChooseCountry({ label }: { label: string }) {
  const help = useKnownHelp()
  const { country, change } = useSettings()
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const countries = help.countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const guess = help.country === elsewhere ? 'not known' : names.of(help.country)
  return (
    <Select label={label} value={country ?? ''} onChange={(code) => change({ country: code || null })}>
      <option value="">{`As my device says (${guess})`}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value={elsewhere}>Another country</option>
    </Select>
  )
}
