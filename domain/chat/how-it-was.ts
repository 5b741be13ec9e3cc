/** Said with one press after an exercise that was done: what the words are, and what they do. */
export const howItWas = [
  { label: 'A bit better', act: 'helped' },
  { label: 'The same', act: 'did-not-help' },
  { label: 'Worse', act: 'worse' },
] as const
