import { providerOf, recipientOf } from '#infra/companion/recipient.ts'
import type { Config } from '#infra/config.ts'
import { moderates } from '#infra/moderation/moderates.ts'
import { mailModeOf, providersOf } from '#infra/sign-in/sign-in-config.ts'

/** Somebody outside the server who gets something of a person, as this configuration has it. */
export type Processor = { purpose: 'model' | 'moderation' | 'mail' | 'sign-in'; name: string }

/** All of them, made from the running configuration; empty where nothing leaves the server. */
export function processorsOf(config: Config): Processor[] {
  const model = recipientOf(config)
  const mail = mailModeOf(config) === 'smtp' ? URL.parse(config.SMTP_URL ?? '')?.hostname : null
  return [
    ...(model === null ? [] : [{ purpose: 'model' as const, name: model }]),
    ...(moderates(config) ? [{ purpose: 'moderation' as const, name: providerOf(config) }] : []),
    ...(mail ? [{ purpose: 'mail' as const, name: mail }] : []),
    ...providersOf(config).map(({ label, issuer }) => ({
      purpose: 'sign-in' as const,
      name: `${label} (${new URL(issuer).host})`,
    })),
  ]
}
