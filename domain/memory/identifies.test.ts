import { expect, test } from 'vitest'
import { identifies, properNamesIn } from '#domain/memory/identifies.ts'

test.each([
  'My sister Anna calms me down.',
  'Anna is the sister who listens.',
  'Mr. Okafor at work is kind.',
  'Their boss is called Ngozi.',
  'The walks with Ottilie help.',
  'They live in Bristol with their mother.',
  'Call my brother on 07700 900123.',
  'Write to my.friend@example.org.',
  'We live at 12 Harbour Street.',
  'Meine Schwester Lotte hilft mir.',
  'Ihre Nachbarin heißt Gundula.',
  'Mi hermana Rocío me calma.',
  'Ma sœur Maëlle m’aide beaucoup.',
  '田中さんと散歩すると落ち着く。',
  'They study at MIT with Priya and Rahul.',
  'They trust Anouk van der Meer.',
  'Falam com a Rita das aulas quando estão mal.',
  'अपनी बहन सुनीता से बात करना अच्छा लगता है।',
  'التحدث مع أختها مريم يساعدها.',
  '妹の美咲と話すと落ち着く。',
])('“%s” says who somebody is', (text) => expect(identifies(text)).toBe(true))

test.each([
  'My sister listens when I call her.',
  'Slow walks on Sundays help, and so does reading.',
  'I’m calmer after OCD group on Monday.',
  'Their GP said to book a visit. Mornings are worst.',
  'Meine Schwester hilft mir, wenn die Angst am Abend kommt.',
  'Los domingos por la mañana son difíciles.',
  'Le soir, parler à ma sœur aide.',
  'Przed snem pomaga mi spokojny spacer.',
  '散歩すると落ち着く。',
  'المشي في الصباح يساعدني.',
  'अपनी बहन से बात करना अच्छा लगता है।',
  'التحدث مع أختها يساعدها.',
  '妹と話すと落ち着く。',
])('“%s” does not', (text) => expect(identifies(text)).toBe(false))

test('a name that was said is known in any script', () => {
  expect(identifies('गीता के साथ चलना अच्छा लगता है', ['गीता'])).toBe(true)
  expect(identifies('grace helps them', ['Grace'])).toBe(true)
})

test('a name that was said is found as a whole word, also at the beginning of a sentence', () => {
  expect(identifies('Priya helps them calm down.', ['Priya'])).toBe(true)
  expect(identifies('priya from work calms them', ['Priya'])).toBe(true)
  expect(identifies('Walks that are planned help them.', ['Ann'])).toBe(false)
})

test('what somebody wrote tells names by their capitals, and by nothing else', () => {
  expect(properNamesIn('I called Priya on Monday. Walks with Ottilie help.')).toEqual(['Priya', 'Ottilie'])
  expect(properNamesIn('Ich war mit dem Hund beim Arzt, und es half.')).toEqual([])
})
