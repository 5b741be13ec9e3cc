/** Something of life that people tell: how it is met, and what is asked about just that. */
export type Thing = { says: readonly string[]; asks?: readonly string[] }
