import * as z from 'zod'
import type { LeastAges } from '#domain/account/age/age-group.ts'
import { type Cadence, strictest } from '#domain/chat/notices.ts'
import { wholeNumber } from '#infra/config-values.ts'

const line = (wanted: string) =>
  z
    .string()
    .max(200, 'at most 200 characters')
    .regex(/^\P{C}+$/u, wanted)

const contactWanted = 'a mail address or a page, as in hello@calm.example or https://calm.example/contact'
const countryWanted = 'a country of two capital letters, as in DE'
const agesWanted = 'countries with an age each, as in AT=14,ES=14'

/** What the environment says of who runs the server, and of what the law where they are asks for. */
export const operatorEnvironment = {
  OPERATOR_NAME: line('a name on one line').optional(),
  OPERATOR_ADDRESS: line('an address on one line').optional(),
  OPERATOR_CONTACT: z
    .string()
    .regex(/^(?:https?:\/\/\S+|[^\s@<>]+@[^\s@<>]+)$/, contactWanted)
    .optional(),
  OPERATOR_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, countryWanted)
    .optional(),
  NOTICE_HOURS: wholeNumber(1, 24).default(strictest.hours),
  NOTICE_HOURS_MINORS: wholeNumber(1, 24).default(strictest.hoursForMinors),
  NOTICE_DAYS_AWAY: wholeNumber(1, 365).default(strictest.daysAway),
  LEAST_AGE: wholeNumber(13, 21).default(13),
  LEAST_AGE_EEA: wholeNumber(13, 21).default(16),
  LEAST_AGES: z
    .string()
    .regex(/^[A-Z]{2}=(?:1[3-9]|2[01])(?:, ?[A-Z]{2}=(?:1[3-9]|2[01]))*$/, agesWanted)
    .default(''),
}

type OperatorConfig = z.infer<z.ZodObject<typeof operatorEnvironment>>

export const cadenceOf = (config: OperatorConfig): Cadence => ({
  hours: config.NOTICE_HOURS,
  hoursForMinors: config.NOTICE_HOURS_MINORS,
  daysAway: config.NOTICE_DAYS_AWAY,
})

export const leastAgesOf = (config: OperatorConfig): LeastAges => ({
  elsewhere: config.LEAST_AGE,
  eea: config.LEAST_AGE_EEA,
  byCountry: Object.fromEntries(
    config.LEAST_AGES.split(',')
      .filter((pair) => pair !== '')
      .map((pair) => [pair.trim().slice(0, 2), Number(pair.trim().slice(3))]),
  ),
})

/** Who runs the server, as its pages name them; null where they did not say. */
export type Operator = {
  name: string | null
  address: string | null
  contact: string | null
  country: string | null
}

export const operatorOf = (config: OperatorConfig): Operator => ({
  name: config.OPERATOR_NAME ?? null,
  address: config.OPERATOR_ADDRESS ?? null,
  contact: config.OPERATOR_CONTACT ?? null,
  country: config.OPERATOR_COUNTRY ?? null,
})

/** What of `Operator` people need, and is not there. */
export const missingOf = ({ name, contact, country }: Operator): string[] =>
  Object.entries({ OPERATOR_NAME: name, OPERATOR_CONTACT: contact, OPERATOR_COUNTRY: country }).flatMap(
    ([setting, value]) => (value === null ? setting : []),
  )
