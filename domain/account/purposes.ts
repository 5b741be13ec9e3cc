/** What a person may allow, each apart: that Leeward keeps what they do; that their words go to the model's provider. */
export const purposes = ['keeping', 'model'] as const
export type Purpose = (typeof purposes)[number]
