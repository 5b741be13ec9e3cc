import * as z from 'zod'
import { helpLine } from '#domain/safety/help/help-line-schema.ts'
import { withOwnLines } from '#domain/safety/help/own-lines.ts'
import { registry } from '#domain/safety/help/registry.ts'

const named = z.strictObject({ country: z.string(), name: z.string() })

/** What an operator writes down. Each fault names the line that it is in. */
export const ownLines = z
  .strictObject({ lines: z.array(helpLine).default([]), without: z.array(named).default([]) })
  .superRefine(({ lines, without }, { addIssue }) => {
    const names = lines.map(({ country, name }) => `${country} ${name}`)
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        addIssue({ code: 'custom', path: ['lines', index], message: 'is there twice' })
    for (const [index, { country, name }] of without.entries())
      if (!registry.some((line) => line.country === country && line.name === name))
        addIssue({ code: 'custom', path: ['without', index], message: 'is no line that Leeward has' })
    // Lines may be replaced; nobody is left without a number to call.
    const left = withOwnLines(registry, { lines, without })
    for (const [index, { country }] of without.entries())
      if (!left.some((line) => line.country === country && line.kinds[0] === 'emergency'))
        addIssue({
          code: 'custom',
          path: ['without', index],
          message: 'is the last number for emergencies of that country',
        })
  })
