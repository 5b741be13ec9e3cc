import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One call: its input is what path, query and body hold together; a stream has no reply schema of its own. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> = {
  method: Method
  /** With `:name` for what the path holds. */
  path: string
  summary: string
  input: Input
  reply: Reply
  /** The largest body, as in `20mb`; 64 kB unless told. */
  maxBody?: string
  /** Keeps something new: refused while the person allows no keeping. */
  keeps?: boolean
  /** A list that goes on: the header `Next-Cursor` leads to its next page. */
  isPaged?: boolean
  /** The handler reads the body itself, as it comes. */
  isBodyStreamed?: boolean
}

export const endpoint = <Input extends z.ZodType, Reply extends z.ZodType>(
  description: Endpoint<Input, Reply>,
): Endpoint<Input, Reply> => description

/** In the header of a read that is not up to date with what its caller wrote: the names of what it still lacks. */
export const behindHeader = 'Leeward-Behind'

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
