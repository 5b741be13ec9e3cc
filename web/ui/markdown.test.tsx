import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from '#web/ui/markdown.tsx'

const shown = (text: string): string => renderToStaticMarkup(<Markdown text={text} />)

test('paragraphs, lists and emphasis are shown', () => {
  const html = shown('One **strong** and *soft* line.\n\n- first\n- second\n\n3. third')
  expect(html).toContain('<strong>strong</strong>')
  expect(html).toContain('<em>soft</em>')
  expect(html.match(/<li>/g)).toHaveLength(3)
  expect(html).toMatch(/<ol[^>]*start="3"/)
})

test('a link opens apart and shows its host', () => {
  const html = shown('[Read more](https://www.nhs.uk/mental-health/)')
  expect(html).toContain('href="https://www.nhs.uk/mental-health/"')
  expect(html).toContain('(www.nhs.uk)')
  expect(html).toContain('rel="noopener noreferrer nofollow"')
})

test('a link that may not be followed leaves its words', () => {
  expect(shown('[press here](javascript:alert(1))')).toBe('<p>press here</p>')
})

test('an image never loads', () => {
  expect(shown('![cat](https://example.org/cat.png) and more')).not.toMatch(/<img|example\.org/)
})

test('HTML is dropped, the words around it stay', () => {
  const html = shown('Before <script>alert(1)</script><b onclick="x()">bold</b> after')
  expect(html).not.toMatch(/<script|onclick|<b/)
  expect(html).toContain('Before')
  expect(html).toContain('after')
})

test('a heading becomes a strong line, code and quotes become plain words', () => {
  expect(shown('# Breathe')).toBe('<p><strong>Breathe</strong></p>')
  expect(shown('`slowly`')).toBe('<p>slowly</p>')
  expect(shown('> quoted')).toContain('<p>quoted</p>')
})
