import { language } from '#web/language/language.ts'
import { useKnownHelp } from '#web/safety/help-lines.ts'
import * as words from '#web/safety/words.en.ts'
import { useSettings } from '#web/settings/settings.ts'
import { Select } from '#web/ui/select.tsx'

const elsewhere = 'ZZ'

/** Whose help lines are shown, everywhere in this browser. */
export function ChooseCountry({ label }: { label: string }) {
  const help = useKnownHelp()
  const { country, change } = useSettings()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const countries = help.countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const guess = help.country === elsewhere ? null : names.of(help.country)
  return (
    <Select label={label} value={country ?? ''} onChange={(code) => change({ country: code || null })}>
      <option value="">{words.asDeviceSays(guess ?? words.unknownCountry)}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value={elsewhere}>{words.anotherCountry}</option>
    </Select>
  )
}
