import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { hasPage, pages, type Viewer } from '#web/pages.tsx'
import { usePage } from '#web/shell/use-page.ts'

function Path({ viewer }: { viewer: Viewer }) {
  return usePage(viewer).path
}

const pathAt = (address: string, viewer: Viewer) =>
  renderToStaticMarkup(
    <Router ssrPath={address}>
      <Path viewer={viewer} />
    </Router>,
  )

const everyones = ['/about', '/privacy', '/terms', '/safety']

test.each(['/', '/home', '/chat', '/mood', '/profile', '/data', ...everyones])(
  'signed in, %s is a page',
  (path) => {
    expect(pathAt(path, 'person')).toBe(path)
    expect(pathAt(path === '/' ? path : `${path}/`, 'person')).toBe(path)
  },
)

test.each(['/chat', '/mood', '/profile', '/data', ...everyones])('signed out, %s is a page', (path) =>
  expect(pathAt(path, 'visitor')).toBe(path),
)

test.each(['/', '/home', '/nowhere', '/chat/deeper', '/api', '/About%20me'])(
  'signed out, %s is the landing page',
  (path) => {
    expect(pathAt(path, 'visitor')).toBe('*')
    const landing = pages.find((page) => page.path === '*' && page.viewers.includes('visitor'))
    expect(landing).toMatchObject({ frame: 'scene' })
  },
)

test.each(['/nowhere', '/home/deeper', '/receipts'])('signed in, %s is not found', (path) =>
  expect(pathAt(path, 'person')).toBe('*'),
)

test('somebody whose account is to be deleted finds only what everybody may read, and the receipt', () => {
  for (const path of [...everyones, '/receipts/7']) expect(pathAt(path, 'pending-deletion')).not.toBe('*')
  for (const path of ['/', '/home', '/chat', '/mood', '/profile', '/data', '/nowhere'])
    expect(pathAt(path, 'pending-deletion')).toBe('*')
})

test('a way is offered only to a page that is there', () => {
  expect(hasPage('/home', 'person')).toBe(true)
  expect(hasPage('/home', 'visitor')).toBe(false)
  expect(hasPage('/nowhere', 'person')).toBe(false)
})
