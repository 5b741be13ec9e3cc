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
}

/** Whose a reply is, on paper. */
export const printedNames = { guide: 'Leeward’s guide', model: 'Leeward AI' }

/** A reflection: how it is asked for, what it is called, and what is said when it comes or does not. */
export const reflectionNames = {
  guide: {
    title: 'Reflection',
    get: 'Get Reflection',
    done: 'The guide has reflected on your entry.',
    failed: 'Failed to get a reflection.',
  },
  model: {
    title: 'AI Reflection',
    get: 'Get AI Reflection',
    done: 'Your AI companion has reflected on your entry.',
    failed: 'Failed to generate AI reflection.',
  },
}

/** What the terms say of the replies. */
export const termsNames = {
  guide: 'The replies here are prepared ones: no AI writes them.',
  model: 'The replies come from an AI, or are prepared ones; the chat says which.',
}
