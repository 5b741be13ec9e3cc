import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { sharedProduct } from '#infra/testing/shared-product.ts'

const product = await sharedProduct()
const { hostname, port, host } = new URL(product.url)
const otherName = hostname === 'localhost' ? '127.0.0.1' : 'localhost'
const page = { Accept: 'text/html,application/xhtml+xml' }

// fetch does not let anybody say another name than that of the address.
async function asked(name: string, path: string, headers: object = page, method = 'GET') {
  const sent = request({ host: hostname, port, path, method, headers: { ...headers, Host: name } }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  return [answer.statusCode, answer.headers.location, answer.headers['set-cookie']]
}

test('whoever comes by the other name of this machine is led to the one that signing in comes back to', async () => {
  expect(await asked(`${otherName}:${port}`, '/mood?days=7')).toEqual([
    302,
    `${product.url.replace(/\/$/, '')}/mood?days=7`,
    undefined,
  ])
})

test('whoever is there already stays, and so does a call, a form and who comes through another door', async () => {
  for (const sent of [
    asked(host, '/mood'),
    asked(`${otherName}:${port}`, '/api/version', { Accept: 'application/json' }),
    asked(`${otherName}:${port}`, '/api/login/email', page, 'POST'),
    asked(`${otherName}:${Number(port) + 1}`, '/mood'),
    asked(`calm.example:${port}`, '/mood'),
  ])
    expect((await sent)[1]).toBeUndefined()
})

test('a path that looks like another host leads nowhere else', async () => {
  const [, location] = await asked(`${otherName}:${port}`, '//elsewhere.example/')
  expect(new URL(location ?? '').host).toBe(host)
})
