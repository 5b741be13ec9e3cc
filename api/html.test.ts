import { expect, test } from 'vitest'
import { html } from '#api/html.ts'

test('what somebody wrote stays text, also within an attribute', () => {
  const words = `<script>alert("1")</script> & 'more'`
  const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;'
  expect(html`<p title="${words}">${words}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`)
})

test('pages are made of parts, and of nothing where there is none', () => {
  const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`)
  expect(html`${items}${null}`.text).toBe('<i>a</i><i>&lt;b&gt;</i>')
})
