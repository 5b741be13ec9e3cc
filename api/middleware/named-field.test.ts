import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { InvalidInput } from '#api/middleware/invalid-input.ts'
import { endpoints } from '#contract/all.ts'

const strange = fc.constantFrom<unknown>(
  null,
  '',
  'x',
  'a'.repeat(30_000),
  -1,
  1.5,
  1e9,
  true,
  [],
  [3],
  { a: 1 },
  undefined,
)

/** The fields of an input that is an object, or of each of its kinds. */
function fieldsOf(input: z.ZodType): string[] {
  if (input instanceof z.ZodObject) return Object.keys(input.shape)
  if (input instanceof z.ZodPipe) return fieldsOf(input.in as z.ZodType)
  if (input instanceof z.ZodUnion) return input.options.flatMap((option) => fieldsOf(option as z.ZodType))
  return []
}

const withFields = endpoints.flatMap(({ method, path, input }) =>
  fieldsOf(input).map((field) => ({ what: `${method} ${path}`, field, input })),
)

test('the calls have fields to be named', () => expect(withFields.length).toBeGreaterThan(40))

test.each(withFields)(
  '$what, $field: whatever it holds, a refusal is one sentence that names it',
  ({ field, input }) => {
    fc.assert(
      fc.property(strange, (value) => {
        const { error } = input.safeParse({ [field]: value })
        const ofField = error?.issues.filter(({ path }) => path[0] === field) ?? []
        if (ofField.length === 0) return
        const { sentence } = new InvalidInput(ofField)
        expect(sentence).toContain(field)
        expect(sentence).toMatch(/^[^\n]{1,300}[.!?]$/)
        expect(sentence).not.toMatch(/zod|undefined|regex|expected|invalid/i)
      }),
      { numRuns: 30 },
    )
  },
)
