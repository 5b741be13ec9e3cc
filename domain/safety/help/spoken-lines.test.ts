import { expect, test } from 'vitest'
import { countriesWithLines } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import { concerns } from '#domain/safety/tier.ts'

const countries = countriesWithLines(registry)

test('the lines of the United States are said as everyone knows them', () => {
  expect(spokenLines('US')).toEqual({
    talk: 'call or text 988, or text HOME to 741741',
    byText: 'text HOME to 741741',
    numbers: '988, SMS 741741 (HOME)',
    when: ', any time',
    emergency: '911',
    police: '911',
    forAbuse: 'National Domestic Violence Hotline: call 1-800-799-7233, or text START to 88788',
    forSexualViolence: 'RAINN National Sexual Assault Hotline: call 1-800-656-4673, or text HOPE to 64673',
    forChildren: 'Childhelp National Child Abuse Hotline: call or text 1-800-422-4453',
    forPoison: 'Poison Control: call 1-800-222-1222',
  })
})

test('whoever cannot speak is told where to write, else where to look', () => {
  expect(spokenLines('GB').byText).toBe('text SHOUT to 85258')
  expect(spokenLines('ZZ').byText).toBe('look for one to write to at findahelpline.com')
})

test('elsewhere the own lines are said, or where to find them', () => {
  expect(spokenLines('GB')).toMatchObject({ talk: 'call 116 123, or text SHOUT to 85258', emergency: '999' })
  expect(spokenLines('ZZ')).toMatchObject({
    talk: 'find a line in your country at findahelpline.com',
    when: '',
    emergency: 'your local emergency number',
  })
})

test.each(countries)(
  'whoever reads no English finds the numbers of %s without an English word',
  (country) => {
    expect(spokenLines(country).numbers.replace(/SMS|\([^)]*\)/g, '')).toMatch(
      /^([\d\s,+*#()-]+|findahelpline\.com)$/,
    )
  },
)

test('a line that is not there at any hour is said with its hours', () => {
  expect(spokenLines('VN')).toMatchObject({
    talk: 'call 096 306 1414 (Wednesday to Sunday 13-20:30)',
    when: '',
  })
  expect(preparedReply('crisis', ['suicide'], 'concern', 'VN')).not.toContain('any time')
})

test.each(countries)('in a crisis somebody in %s is sent to a line of their own', (country) => {
  // Some countries have a number of the United States for a line of their own.
  const own = registry.filter((line) => line.country === country).map(({ call }) => call)
  const foreign = ['988', '741741', '911'].filter((number) => country !== 'US' && !own.includes(number))
  const { emergency, police } = spokenLines(country)
  expect(own).toContain(emergency)
  expect(own).toContain(police)
  for (const concern of concerns)
    for (const tier of ['crisis', 'emergency'] as const) {
      const text = preparedReply(tier, [concern], 'concern', country)
      for (const number of foreign) expect(text).not.toMatch(new RegExp(`\\b${number}\\b`))
    }
})

test('what there is for sexual violence and for poison is said, else the next best', () => {
  expect(spokenLines('GB').forSexualViolence).toContain('0808 500 2222')
  expect(spokenLines('DE').forSexualViolence).toContain('116 016')
  expect(spokenLines('CA').forPoison).toContain('1-844-764-7')
  expect(spokenLines('TR').forPoison).toBe('112')
  expect(spokenLines('ZZ').forSexualViolence).toContain('findahelpline.com')
})

test('the police are said by their own number where they have one', () => {
  expect(spokenLines('JP')).toMatchObject({ emergency: '119', police: '110' })
  expect(spokenLines('CH')).toMatchObject({ emergency: '144', police: '117' })
  expect(spokenLines('FR')).toMatchObject({ emergency: '112', police: '112' })
})
