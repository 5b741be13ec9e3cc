import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pseudo, pseudoText } from '#web/language/pseudo.ts'
import { rich, type Wrap } from '#web/language/rich.ts'

const catalogue = pseudo({
  save: 'Save name',
  days: (count: number) => `${count} days`,
  bands: { red: 'very anxious' },
  steps: ['Look', 'Wait'],
  more: (link: Wrap) => rich('Not right? ', link('Correct it'), '.'),
  call: ({ number }: { number: ReactNode }) => rich('Call ', number),
  open: ({ day, aloud }: { day: string; aloud: Wrap }) => rich('Open', aloud(` the day ${day}`)),
})

test('a text is longer, accented and between brackets; what is no word stays', () => {
  expect(pseudoText('Save name')).toBe('⟦Šååvéé ñååméé⟧')
  expect(pseudoText('Loading your progress, one moment').length).toBeGreaterThan(33 * 1.3)
  expect(pseudoText(' 1 / 10')).toBe(' 1 / 10')
})

test('every sentence of a catalogue is changed, wherever it stands', () => {
  expect(catalogue.save).toBe('⟦Šååvéé ñååméé⟧')
  expect(catalogue.days(3)).toBe('⟦3 ðååýš⟧')
  expect(catalogue.bands.red).toBe('⟦vééŕý ååñxîîööûûš⟧')
  expect(catalogue.steps).toEqual(['⟦Ļööööķ⟧', '⟦Ŵååîîţ⟧'])
})

test('so are the pieces of a sentence that a screen wraps', () => {
  const link: Wrap = (text) => <b>{text}</b>
  expect(renderToStaticMarkup(catalogue.more(link))).toBe('⟦Ñööţ ŕîîğĥţ?⟧ <b>⟦Çööŕŕééçţ îîţ⟧</b>.')
  expect(renderToStaticMarkup(catalogue.open({ day: '21', aloud: link }))).toBe(
    '⟦Ööpééñ⟧<b> ⟦ţĥéé ðååý 21⟧</b>',
  )
  expect(renderToStaticMarkup(catalogue.call({ number: <b>988</b> }))).toBe('⟦Çååļļ⟧ <b>988</b>')
})
