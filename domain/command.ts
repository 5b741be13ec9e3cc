import type { Event } from '#domain/event.ts'

/** Something that is asked for. It has an event's shape: what it asks, when, and the words that come with it. */
export type Command<
  Type extends string = string,
  Data extends object = object,
  Personal extends object | undefined = undefined,
> = Event<Type, Data, Personal>
