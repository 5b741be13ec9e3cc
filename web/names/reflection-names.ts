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
} as const
