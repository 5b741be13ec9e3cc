/** The first of the languages that somebody reads for which there are words: "de-AT" is German. */
export const firstKnown = (read: readonly string[], known: readonly string[]): string | undefined =>
  read.map((tag) => tag.toLowerCase().split('-')[0]!).find((language) => known.includes(language))
