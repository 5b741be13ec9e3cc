import { language } from '#web/language/language.ts'
import { useKnownHelp } from '#web/safety/help-lines.ts'
import * as words from '#web/safety/words.en.ts'
import { useSettings } from '#web/settings/settings.ts'
import { Select } from '#web/ui/select.tsx'

const elsewhere = 'ZZ'

type Props = {
  label: string
  /** Among other lines of text. */
  isLine?: boolean
}

/** Whose help lines are shown, everywhere in this browser. */
export function ChooseCountry({ label, isLine = false }: Props) {
  const help = useKnownHelp()
  const { country, change } = useSettings()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const countries = help.countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const guess = help.country === elsewhere ? null : names.of(help.country)
  return (
    <Select
      label={label}
      isLine={isLine}
      value={country ?? ''}
      onChange={(code) => change({ country: code || null })}
    >
      <option value="">{guess ? words.countryOfDevice(guess) : words.asDeviceSays}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value={elsewhere}>{words.anotherCountry}</option>
    </Select>
  )
}
