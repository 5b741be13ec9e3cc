import { expect, test } from 'vitest'
import { strictest } from '#domain/chat/notices.ts'
import { ConfigError, loadConfig } from '#infra/config.ts'
import { cadenceOf, leastAgesOf, missingOf, operatorOf } from '#infra/operator/operator-config.ts'
import { processorsOf } from '#infra/operator/processors.ts'

const enough = {
  DATABASE_URL: 'postgres://leeward:k3zTq@127.0.0.1/leeward',
  MASTER_KEY: '8J0t2m4fQ9z7Yb1cXv6nLk3pRs5wUa0dHg2eTi8jMqo=',
  COOKIE_KEY: 'p4Zr8Kq1Wm6Yx3Vb9Nc2Ld7Ht5Gf0Js8Ea4Ru1Tk6Po=',
}

test('without a word in the configuration the strictest holds, and nobody is named', () => {
  const config = loadConfig(enough)
  expect(cadenceOf(config)).toEqual(strictest)
  expect(leastAgesOf(config)).toEqual({ elsewhere: 13, eea: 16, byCountry: {} })
  expect(missingOf(operatorOf(config))).toEqual(['OPERATOR_NAME', 'OPERATOR_CONTACT', 'OPERATOR_COUNTRY'])
  expect(processorsOf(config)).toEqual([])
})

test('what an operator says of themselves and of the law where they are is read', () => {
  const config = loadConfig({
    ...enough,
    OPERATOR_NAME: 'Quiet Harbour e.V.',
    OPERATOR_CONTACT: 'hello@harbour.example',
    OPERATOR_COUNTRY: 'DE',
    NOTICE_HOURS: '2',
    LEAST_AGES: 'AT=14, ES=14',
  })
  expect(missingOf(operatorOf(config))).toEqual([])
  expect(cadenceOf(config)).toEqual({ ...strictest, hours: 2 })
  expect(leastAgesOf(config).byCountry).toEqual({ AT: 14, ES: 14 })
})

test('whoever gets something of a person is listed as the running configuration has it, and no secret with it', () => {
  const config = loadConfig({
    ...enough,
    OPENAI_BASE_URL: 'https://models.example.net/v1',
    OPENAI_MODEL: 'calm-1',
    SMTP_URL: 'smtps://leeward:k3zTq@smtp.example.org',
    MAIL_FROM: 'Leeward <hello@calm.example>',
    GITHUB_CLIENT_ID: 'Iv1.abc',
    GITHUB_CLIENT_SECRET: 'k3zTqk3zTq',
  })
  expect(processorsOf(config)).toEqual([
    { purpose: 'model', name: 'models.example.net (calm-1)' },
    { purpose: 'mail', name: 'smtp.example.org' },
    { purpose: 'sign-in', name: 'GitHub (github.com)' },
  ])
})

test.each([
  { OPERATOR_CONTACT: 'call me' },
  { OPERATOR_COUNTRY: 'Germany' },
  { LEAST_AGES: 'AT=9' },
  { NOTICE_HOURS: '0' },
])('%o is refused', (given) => expect(() => loadConfig({ ...enough, ...given })).toThrow(ConfigError))
