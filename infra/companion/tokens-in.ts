/** About as many as most models count, and rather more: four letters of English, or one sign of a script without spaces. */
export const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3)
