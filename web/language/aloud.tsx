/** Words that are only read aloud, where a picture or a place says them to the eye. */
export const aloud = (text: string) => <span className="sr-only">{text}</span>
