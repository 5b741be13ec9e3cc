/** The language that the page is written in. Sentences, plurals, numbers and dates follow it, wherever they stand. */
export const language = 'en'

/**
 * The page's language in the variety that this browser asks for: British and American English write other dates. A
 * browser that asks for another language gets dates that fit the sentences around them.
 */
export const varietyOf = (asked: readonly string[]): string =>
  asked.find((tag) => tag.split('-', 1)[0] === language) ?? language

export const locale = (): string => varietyOf(navigator.languages)

/** Where the text of the page goes. */
export const direction = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
