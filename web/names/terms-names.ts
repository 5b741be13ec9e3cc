/** What the terms say of the replies. */
export const termsNames = {
  guide: 'The replies here are prepared ones: no AI writes them.',
  model: 'The replies come from an AI, or are prepared ones; the chat says which.',
} as const
