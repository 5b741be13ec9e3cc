/**
 * Something that happened. `data` is clear and all that the rules and read models may look at;
 * `personal` holds a person's own words and is sealed wherever it is kept.
 * `at` is an ISO instant.
 */
export type Event<
  Type extends string = string,
  Data extends object = object,
  Personal extends object | undefined = undefined,
> = {
  type: Type
  at: string
  data: Data
} & (Personal extends undefined ? { personal?: never } : { personal: Personal })

/** Any event, when only its shape matters. */
export type AnyEvent = { type: string; at: string; data: object; personal?: object | undefined }

/** An event without its words: what rules and read models are given. */
export type Fact<E extends AnyEvent> = E extends AnyEvent ? Pick<E, 'type' | 'at' | 'data'> : never
