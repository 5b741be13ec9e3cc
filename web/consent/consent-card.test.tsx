import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentCard } from '#web/consent/consent-card.tsx'

const cards = (['model-chat', 'model-journal'] as const).map((purpose) =>
  renderToStaticMarkup(
    <ConsentCard
      purpose={purpose}
      recipient="OpenAI (calm-1)"
      isChecked={false}
      isSaving={false}
      onAnswer={() => {}}
    />,
  ),
)

test.each(cards)('the card names who would get the words, and its two answers weigh the same', (html) => {
  expect(html).toContain('<strong>OpenAI (calm-1)</strong>')
  const looks = [...html.matchAll(/<button[^>]*class="([^"]*)"/g)].map(([, look]) => look)
  expect(looks).toHaveLength(2)
  expect(looks[0]).toBe(looks[1])
})

test('that of the chat says that the journal is asked about apart', () => {
  expect(cards[0]).toContain('What you say in the chat would go to')
  expect(cards[0]).toContain('Your journal would not')
  expect(cards[1]).toContain('An entry would go to')
})

test('where something was said already, it stays here unless that is ticked', () => {
  const html = renderToStaticMarkup(
    <ConsentCard
      purpose="model-chat"
      recipient="OpenAI (calm-1)"
      isChecked={false}
      isSaving={false}
      earlierOf="talk"
      onAnswer={() => {}}
    />,
  )
  expect(html).toContain('stays here')
  expect(html).not.toContain('checked=""')
  expect(cards[0]).not.toContain('checkbox')
})
