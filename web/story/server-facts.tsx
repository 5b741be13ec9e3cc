import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getServerFacts, type ServerFacts } from '#contract/server.ts'
import { strictest } from '#domain/chat/notices.ts'
import { queryOf } from '#web/http/query-client.ts'

/** What this server says of itself; undefined until it has come. */
export const useServerFacts = (): ServerFacts | undefined => useQuery(queryOf(getServerFacts, {})).data

const Link = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="link" href={to}>
    {children}
  </a>
)

const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code

const Unnamed = () => (
  <p>
    Whoever runs this server has not said who they are or how to reach them. Ask whoever gave you this
    address, and think twice before you write down what nobody else may know.
  </p>
)

/** Who runs this server and how to reach them, or that nobody has said so. */
export function OperatorWords() {
  const facts = useServerFacts()
  if (!facts)
    return (
      <p>
        Who runs this server is named here as soon as the page has loaded. Without scripts it is told{' '}
        <Link to="/api/server">here</Link>.
      </p>
    )
  const { name, address, contact, country } = facts.operator
  if (name === null && contact === null) return <Unnamed />
  return (
    <p>
      This server is run by <strong>{name ?? 'somebody who gave no name'}</strong>
      {address !== null && `, ${address}`}
      {country !== null && `, in ${countryName(country)}`}.{' '}
      {contact === null ? (
        'They have not said how to reach them.'
      ) : (
        <>
          You reach them at{' '}
          <Link to={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</Link>.
        </>
      )}
    </p>
  )
}

/** Which law holds for the terms. */
export function LawWords() {
  const country = useServerFacts()?.operator.country ?? null
  return (
    <p>
      {country === null
        ? 'Whoever runs this server has not said which law holds for these terms.'
        : `The law of ${countryName(country)} holds for these terms.`}{' '}
      What protects you by law where you live stays yours in any case.
    </p>
  )
}

/** How often it is said that no person replies. */
export function HowOften() {
  const { hours, hoursForMinors, daysAway } = useServerFacts()?.cadence ?? strictest
  return (
    <p>
      The chat says so at the top all the time. It says so again when a talk begins, after {hoursOf(hours)} of
      use, after {daysAway} days away, and whenever you ask. To whoever is under 18 it says so after{' '}
      {hoursOf(hoursForMinors)}.
    </p>
  )
}

const hoursOf = (count: number): string => (count === 1 ? 'an hour' : `${count} hours`)

const purposes = {
  model: 'gets what you say in a chat, or an entry that you want a reflection on, each only if you agreed',
  moderation:
    'checks for danger what you say in a chat, and each entry that you save, each only if you agreed that it goes there',
  mail: 'brings you the mails for signing in, and so knows your mail address',
  'sign-in': 'knows that you signed in here, if you sign in with it',
} as const

/** Everybody outside this server who gets something, as it is set up now. */
export function ProcessorList() {
  const processors = useServerFacts()?.processors
  if (!processors) return <p>They are listed here as soon as the page has loaded.</p>
  if (processors.length === 0) return <p>As this server is set up now, that is nobody: there are none.</p>
  return (
    <ul>
      {processors.map(({ purpose, name }) => (
        <li key={purpose + name}>
          <strong>{name}</strong> {purposes[purpose]}.
        </li>
      ))}
    </ul>
  )
}

const usual = { elsewhere: 13, eea: 16, byCountry: {} as Record<string, number> }

/** From which age on, as this server has it. */
export function useLeastAges(): { elsewhere: number; eea: number; others: string } {
  const { elsewhere, eea, byCountry } = useServerFacts()?.leastAges ?? usual
  const others = Object.entries(byCountry).map(([code, age]) => `${age} in ${countryName(code)}`)
  return { elsewhere, eea, others: others.length > 0 ? ` (${others.join(', ')})` : '' }
}

/** What holds for whoever is young. */
export const YoungPeople = () => (
  <p>
    A companion like this may not suit everyone under 18. If you say that you are, help for kids and teens
    comes first. You are told more often that no person replies, and no points are shown. Whoever is younger
    than the age above is told kindly. Ways to help stay open to them, and no AI gets their words. Only that
    you said so is kept, not the age.
  </p>
)
