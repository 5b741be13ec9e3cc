import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from '#api/about/openapi.ts'
import { endpoints } from '#contract/all.ts'

const document = openApi('1.2.3')

test('the published description is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate({ ...structuredClone(document) })).toMatchObject({ valid: true })
})

test('no two templates stand for the same addresses', () => {
  const shapes = Object.keys(document.paths ?? {}).map((path) => path.replace(/\{[^}]+\}/g, '{}'))
  expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted())
})

test('it names every call of the contract', () => {
  for (const { method, path } of endpoints) {
    const described = document.paths?.[path.replace(/:(\w+)/g, '{$1}')]
    expect(Object.keys(described ?? {}), path).toContain(method.toLowerCase())
  }
})

test('every parameter of a template is described', () => {
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const name of path.matchAll(/\{([^}]+)\}/g))
      for (const operation of Object.values(operations ?? {}))
        expect(JSON.stringify(operation), path).toContain(`"in":"path","name":"${name[1]}"`)
})
