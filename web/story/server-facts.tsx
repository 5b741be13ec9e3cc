import { useQuery } from '@tanstack/react-query'
import { getServerFacts, type ServerFacts } from '#contract/server.ts'
import { strictest } from '#domain/chat/notices.ts'
import { queryOf } from '#web/http/query-client.ts'
import { language } from '#web/language/language.ts'
import { anchorTo } from '#web/language/link-to.tsx'
import { strong } from '#web/language/strong.tsx'
import * as words from '#web/story/words.en.ts'

/** What this server says of itself; undefined until it has come. */
export const useServerFacts = (): ServerFacts | undefined => useQuery(queryOf(getServerFacts, {})).data

const countryName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

const Unnamed = () => <p>{words.operatorUnnamed}</p>

/** Who runs this server and how to reach them, or that nobody has said so. */
export function OperatorWords() {
  const facts = useServerFacts()
  if (!facts) return <p>{words.operatorLater(anchorTo('/api/server'))}</p>
  const { name, address, contact, country } = facts.operator
  if (name === null && contact === null) return <Unnamed />
  return (
    <p>
      {words.runBy({ name, address, country: country && countryName(country), strong })}{' '}
      {contact === null
        ? words.noContact
        : words.reachThem({
            contact,
            link: anchorTo(contact.includes('://') ? contact : `mailto:${contact}`),
          })}
    </p>
  )
}

/** Which law holds for the terms. */
export function LawWords() {
  const country = useServerFacts()?.operator.country ?? null
  return (
    <p>
      {country === null ? words.noLaw : words.lawOf(countryName(country))} {words.lawWhereYouLive}
    </p>
  )
}

/** How often it is said that no person replies. */
export function HowOften() {
  const { hours, hoursForMinors, daysAway } = useServerFacts()?.cadence ?? strictest
  return <p>{words.howOften({ hours, hoursForMinors, daysAway })}</p>
}

/** Everybody outside this server who gets something, as it is set up now. */
export function ProcessorList() {
  const processors = useServerFacts()?.processors
  if (!processors) return <p>{words.processorsLater}</p>
  if (processors.length === 0) return <p>{words.noProcessors}</p>
  return (
    <ul>
      {processors.map(({ purpose, name }) => (
        <li key={purpose + name}>{words.processor({ name, purpose, strong })}</li>
      ))}
    </ul>
  )
}

const usual = { elsewhere: 13, eea: 16, byCountry: {} as Record<string, number> }

/** From which age on, as this server has it. */
export function useLeastAges(): words.LeastAges {
  const { elsewhere, eea, byCountry } = useServerFacts()?.leastAges ?? usual
  const others = Object.entries(byCountry).map(([code, age]) => ({ country: countryName(code), age }))
  return { elsewhere, eea, others }
}

/** What holds for whoever is young. */
export const YoungPeople = () => <p>{words.youngPeople}</p>
