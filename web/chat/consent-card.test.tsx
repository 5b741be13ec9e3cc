import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentCard } from '#web/chat/consent-card.tsx'

test('the card names who would get the words, and its two answers weigh the same', () => {
  const html = renderToStaticMarkup(
    <ConsentCard recipient="OpenAI (calm-1)" isSaving={false} onAnswer={() => {}} />,
  )
  expect(html).toContain('<strong>OpenAI (calm-1)</strong>')
  const looks = [...html.matchAll(/<button[^>]*class="([^"]*)"/g)].map(([, look]) => look)
  expect(looks).toHaveLength(2)
  expect(looks[0]).toBe(looks[1])
})
