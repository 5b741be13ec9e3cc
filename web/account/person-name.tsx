import { Fragment } from 'react'

/** A name or an address. One that does not fit goes on before its @, not in the middle of a word. */
export const PersonName = ({ children }: { children: string }) =>
  children.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
