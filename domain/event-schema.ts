import * as z from 'zod'
import type { Event } from '#domain/event.ts'

type Shape = z.core.$ZodShape

/** What the log takes of one type of event: nothing but these fields, each within its bounds. */
export function eventSchema<const Type extends string, Data extends Shape>(
  type: Type,
  data: Data,
): EventSchema<Type, z.ZodObject<Data, z.core.$strict>, z.ZodUndefined>
export function eventSchema<const Type extends string, Data extends Shape, Personal extends Shape>(
  type: Type,
  data: Data,
  personal: Personal,
): EventSchema<Type, z.ZodObject<Data, z.core.$strict>, z.ZodObject<Personal, z.core.$strict>>
export function eventSchema(type: string, data: Shape, personal?: Shape): EventSchema {
  const parts = {
    data: z.strictObject(data),
    personal: personal ? z.strictObject(personal) : z.undefined(),
  }
  // An event that is taken over from elsewhere may have lost its words.
  const whole = z.strictObject({ at: Instant, data: parts.data, personal: parts.personal.optional() })
  return { type, ...parts, whole }
}

export type EventSchema<
  Type extends string = string,
  Data extends z.ZodType = z.ZodType,
  Personal extends z.ZodType = z.ZodType,
> = { type: Type; data: Data; personal: Personal; whole: z.ZodType }

/** The event that a schema describes. */
export type EventOf<Schema extends EventSchema> = Event<
  Schema['type'],
  DataOf<z.output<Schema['data']>>,
  z.output<Schema['personal']> & (object | undefined)
>

/** Without fields it is any object to whoever makes one; the log refuses what is in it. */
type DataOf<Data> = Data extends Record<string, never> ? object : Data & object

// The years in which somebody who is alive can have written something, or will.
const isLivedIn = (text: string): boolean => text >= '1900' && text < '2200'

/** YYYY-MM-DD, a day that there is. */
export const Day = z.iso.date().refine(isLivedIn, 'is not a day of our time')
export const Instant = z.iso.datetime().refine(isLivedIn, 'is not an instant of our time')

/** New ones are 128 random bits in hexadecimal; any short word of letters, digits and dashes can be kept as one. */
export const Id = z.string().regex(/^[\w-]{1,64}$/, 'is not an id')

/** ISO 3166, two letters. */
export const Country = z.string().regex(/^[A-Z]{2}$/, 'is not a country')

/** What a program calls something: no control characters, no halves of a pair. */
export const Name = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{C}*$/u, 'is not a name')

/** It came in with a document: nobody is owed an answer to it, and nothing proves who wrote it. */
export const Imported = z.literal(true).optional()

/** The words of a message or a reply; far longer than either may be today. */
export const Text = z.string().max(100_000)

export const Count = z.number().int().min(0).max(1_000_000_000)

/** 1 very anxious … 10 very calm. */
export const Level = z.number().int().min(1).max(10)
