import { bodyParser } from '@koa/bodyparser'
import { Refused } from '#api/middleware/errors.ts'

type Options = NonNullable<Parameters<typeof bodyParser>[0]>

/** Reads a body up to a limit. One that cannot be read is a mistake of whoever sent it. */
export const readBody = (options: Options) => bodyParser({ ...options, onError: refuse })

function refuse(error: Error & { status?: number }): never {
  if (error.status === 413) throw new Refused('body-too-large')
  if (error.status === 415) throw new Refused('body-coding-unknown')
  throw new Refused('input-invalid')
}
