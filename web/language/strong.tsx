/** A piece of a sentence that is said with weight. */
export const strong = (text: string) => <strong>{text}</strong>
