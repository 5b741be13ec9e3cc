/** A piece of a label that steps back. */
export const quiet = (text: string) => <span className="font-normal text-ink-soft">{text}</span>
