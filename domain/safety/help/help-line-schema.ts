import * as z from 'zod'
import { kinds } from '#domain/safety/help/help-line.ts'

const number = z
  .string()
  .regex(/^[+*]?[\d ()-]{2,24}$/, 'is not a number to call: digits, spaces, and + or * in front')

const link = z.string().regex(/^https:\/\/[^\s"<>]+$/, 'is not an address that begins with https://')

const words = (most: number) =>
  z.string().trim().min(1, 'is empty').max(most, `is longer than ${most} characters`)

/** One line of help, whoever gives it. */
export const helpLine = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, 'is not a country in two capital letters, as in DE'),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}$/, 'is not a language, as in de'))
      .min(1, 'names no language'),
    name: words(120),
    kinds: z.array(z.enum(kinds, `is none of ${kinds.join(', ')}`)).min(1, 'names no kind'),
    call: number.nullable().default(null),
    press: z.string().regex(/^\d$/, 'is not one digit to press').nullable().default(null),
    text: number.nullable().default(null),
    textWord: z
      .string()
      .regex(/^[A-Z]+$/, 'is not one word in capital letters')
      .nullable()
      .default(null),
    link: link.nullable().default(null),
    hours: words(120),
    note: words(240).nullable().default(null),
    source: link,
    checked: z.iso.date('is not a day, as in 2026-11-22'),
    isSourceUnread: z.boolean().default(false),
  })
  .refine(({ call, text, link: page }) => call ?? text ?? page, 'has no call, text or link')
