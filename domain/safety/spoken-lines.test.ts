import { expect, test } from 'vitest'
import { countriesWithLines } from '#domain/safety/help-lines.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import { spokenLines } from '#domain/safety/spoken-lines.ts'
import { concerns } from '#domain/safety/tier.ts'

test('the lines of the United States are said as everyone knows them', () => {
  expect(spokenLines('US')).toEqual({
    talk: 'call or text 988, or text HOME to 741741',
    when: ', any time',
    emergency: '911',
    forAbuse: 'National Domestic Violence Hotline: call 1-800-799-7233',
    forChildren: 'Childhelp National Child Abuse Hotline: call or text 1-800-422-4453',
  })
})

test('elsewhere the own lines are said, or where to find them', () => {
  expect(spokenLines('GB')).toMatchObject({ talk: 'call 116 123, or text SHOUT to 85258', emergency: '999' })
  expect(spokenLines('ZZ')).toMatchObject({
    talk: 'find a line in your country at findahelpline.com',
    emergency: 'your local emergency number',
  })
})

test('in a crisis nobody is sent to a line of another country', () => {
  // Canada has the numbers of the United States, and a line of its own name behind them.
  for (const country of countriesWithLines().filter((code) => code !== 'US' && code !== 'CA'))
    for (const concern of concerns) {
      const text = preparedReply('crisis', [concern], 'concern', country)
      expect(text).toContain(spokenLines(country).emergency)
      expect(text).not.toMatch(/911|741741/)
    }
})
