import { Link } from 'wouter'
import type { Wrap } from '#web/language/rich.ts'

/** A piece of a sentence that leads to a page of ours. */
export const linkTo =
  (href: string): Wrap =>
  (text) => (
    <Link className="link" href={href}>
      {text}
    </Link>
  )

/** The same to anywhere else: a number, another site. */
export const anchorTo =
  (href: string): Wrap =>
  (text) => (
    <a className="link" href={href}>
      {text}
    </a>
  )
