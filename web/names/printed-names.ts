/** Whose a reply is, on paper. */
export const printedNames = { guide: 'Leeward’s guide', model: 'Leeward AI' } as const
