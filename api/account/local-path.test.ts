import { expect, test } from 'vitest'
import { localPath, refererPath } from '#api/account/local-path.ts'

test.for(['/', '/mood', '/chat?session=1#end', '/a%20b', '/about?to=https://elsewhere.example'])(
  'back to %s',
  (path) => expect(localPath(path)).toBe(path),
)

test.for([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  '/%2e%2e//elsewhere.example',
  'javascript:alert(1)',
  'mood',
  '',
  ' /mood',
  '/mood\r\nSet-Cookie: a=b',
  '/api/logout',
  '/API/logout',
  '/x/../api/logout',
  `/${'a'.repeat(501)}`,
  ['/mood', '/about'],
  undefined,
])('never to %j', (path) => expect(localPath(path)).toBe('/'))

test('a page of ours is where the person was; a page of others is not', () => {
  const origins = ['https://calm.example', 'http://localhost:3000']
  expect(refererPath('https://calm.example/mood?range=7', origins)).toBe('/mood?range=7')
  expect(refererPath('http://localhost:3000/about', origins)).toBe('/about')
  for (const other of ['https://calm.example.evil.example/mood', 'http://calm.example/mood', '', 'null'])
    expect(refererPath(other, origins)).toBe('/')
})
