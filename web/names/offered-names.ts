/** The companion as it is offered, and the second point of the disclosure. In this folder nothing is called AI that is none. */
export const offeredNames = {
  guide: {
    companion: 'A Guide to Talk To',
    point: 'I understand that this is a guide with prepared words: no AI, and not a human professional.',
  },
  model: {
    companion: 'AI Companion',
    point: 'I understand that this is AI, and not a human professional.',
  },
} as const
